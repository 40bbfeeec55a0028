import type { CivilDate } from '@bursar/calendar';
import type { ExactNumber } from './file/exact-number';
/** Why a record of a broker's file is in no transaction (CONTRACT.md, section 15). */
export const LEFT_OUT_REASONS = [
  'deposit',
  'withdrawal',
  'interest',
  'fee',
  'tax',
  'cash',
  'currency_exchange',
  'transfer',
  'statement',
  'not_security',
  'tax_wrapper',
  'cancelled',
  'paired',
  'duplicate',
  'not_completed',
  'price_missing',
  'unknown_type',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** An exact amount of a currency; never negative. */
export interface Cash {
  readonly amount: ExactNumber;
  readonly currency: string;
}

/** What a record says of the share it is about. At least one of the names is there. */
export interface Share {
  readonly symbol?: string | undefined;
  readonly isin?: string | undefined;
  readonly sedol?: string | undefined;
  readonly name?: string | undefined;
  /** Its ISIN before a split that gave it a new one. */
  readonly formerIsin?: string | undefined;
  readonly kind?: 'CRYPTO';
}

export interface TradeEvent {
  readonly kind: 'trade';
  readonly action: 'BUY' | 'SELL';
  readonly quantity: ExactNumber;
  /** What was agreed, before fees. */
  readonly total: Cash;
  readonly fees?: Cash | undefined;
  /** The price of a share where the record has one in the total's currency, to check the total with. */
  readonly price?: ExactNumber | undefined;
}

export interface DividendEvent {
  readonly kind: 'dividend';
  /** Gross. */
  readonly total: Cash;
  readonly tax?: Cash | undefined;
}

export interface SplitEvent {
  readonly kind: 'split';
  /** `to` new shares for `from` old ones. */
  readonly to: ExactNumber;
  readonly from: ExactNumber;
  /** Where the split stands among the day's trades; by the time of day where only that is known. */
  readonly when: 'OPEN' | 'CLOSE' | 'by-time';
  /** Paid for a fraction of a share. */
  readonly cash?: Cash | undefined;
}

/** A split that says how many shares were added to those held at the broker before the day. */
export interface AddedSharesEvent {
  readonly kind: 'added-shares';
  /** Below zero where shares were put together. */
  readonly added: ExactNumber;
}

/** Shares of a stock plan that arrive without a price; another file may have it. */
export interface StockPlanEvent {
  readonly kind: 'stock-plan';
  readonly quantity: ExactNumber;
}

export type BrokerEvent = TradeEvent | DividendEvent | SplitEvent | AddedSharesEvent | StockPlanEvent;

/** Records of one file that are one event. */
export interface BrokerEntry {
  readonly rows: readonly number[];
  readonly date: CivilDate;
  /** Seconds since midnight where the file has them: they only order a split among the trades of its day. */
  readonly time?: number | undefined;
  readonly share: Share;
  readonly event: BrokerEvent;
  /** What two reports of one release of a stock plan have in common: the second is the first again. */
  readonly release?: string | undefined;
  /** The order that a record is, or is an execution of, where a broker exports both. */
  readonly order?: { readonly id: string; readonly isExecution: boolean } | undefined;
  /** The file's own rate, where it has one: pounds for a unit of the record's currency, or units for a pound. */
  readonly poundsForUnit?: ExactNumber | undefined;
  readonly unitsForPound?: ExactNumber | undefined;
}

/** An entry with what is known of it after its file is read. */
export interface CollectedEntry extends BrokerEntry {
  file: string;
  broker: string;
  ticker: string;
}

/** A record that is in no transaction. */
export interface LeftOutRecord {
  readonly row: number;
  readonly reason: LeftOutReason;
  /** What the record says, for a person. */
  readonly text: string;
}

/** What a format's reader made of one file. */
export interface BrokerReading {
  readonly entries: readonly CollectedEntry[];
  readonly leftOut: readonly LeftOutRecord[];
  readonly warnings: readonly string[];
  /** What in the file says that its account may be an ISA or a pension. */
  readonly wrapperWarnings: readonly string[];
}
