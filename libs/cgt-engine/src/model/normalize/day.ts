import type { CivilDate } from '@bursar/calendar';

import type { Fraction } from '../numbers/fraction';
import type { Place } from '../place';
import type { Accumulation, CapitalReturn, ReportableIncome, Reorganisation, Takeover, Trade } from '../transaction';

/** All purchases of a ticker on one day: one acquisition, fees included in its cost (TCGA 1992 s105(1)(a), s38). */
export interface Acquisition {
  quantity: Fraction;
  /** In pounds. */
  cost: Fraction;
}

/** All sales of a ticker on one day: one disposal, fees taken off its proceeds (TCGA 1992 s105(1)(a), s38). */
export interface Disposal {
  quantity: Fraction;
  /** In pounds, before and after fees. */
  gross: Fraction;
  proceeds: Fraction;
  readonly sales: Trade[];
}

/** Reorganisations of one time of day, in input order, and the cash paid for fractions in pounds. */
export interface Splits {
  readonly events: readonly Reorganisation[];
  /** Undefined where no cash was paid, and a fraction stays. */
  readonly cash: Fraction | undefined;
}

/** A spin-off from one share to another on a day, several lines added up. */
export interface SpinOffTerms {
  readonly place: Place;
  readonly from: string;
  readonly to: string;
  readonly date: CivilDate;
  received: Fraction;
  /** The new shares' part of the cost, or the pounds that an old and a new share were worth. */
  readonly share: Fraction | undefined;
  readonly prices: { readonly old: Fraction; readonly new_: Fraction } | undefined;
}

/** A takeover of one share by another on a day, several lines added up; amounts in pounds. */
export interface TakeoverTerms {
  readonly place: Place;
  readonly from: string;
  readonly to: string;
  readonly date: CivilDate;
  received: Fraction;
  /** Zero where nothing was paid beside the shares. */
  cash: Fraction;
  value: Fraction;
  readonly lines: Takeover[];
}

/** What happens to a holding before the trades of its day, in this order. */
export interface Opening {
  splits: Splits | undefined;
  /** Shares that other companies' spin-offs and takeovers brought. */
  received: Fraction;
  rights: Acquisition | undefined;
  readonly spinOffs: SpinOffTerms[];
  readonly takeovers: TakeoverTerms[];
}

/** An event that names a number of shares, which ought to be those in hand. */
export type CountedEvent = Accumulation | CapitalReturn | ReportableIncome;

/** What happened to one ticker on one day. */
export interface Day {
  readonly ticker: string;
  readonly date: CivilDate;
  opening: Opening | undefined;
  acquisition: Acquisition | undefined;
  disposal: Disposal | undefined;
  /** Shares that went to a spouse: identified like a sale, at no gain and no loss (TCGA 1992 s58). */
  toSpouse: Fraction | undefined;
  /** Capital returned less fees, and income accumulated, in pounds; undefined when there was none. */
  capitalReturned: Fraction | undefined;
  accumulated: Fraction | undefined;
  /** Excess reportable income in pounds: part of the cost after the day's trades. */
  reportedIncome: Fraction | undefined;
  closing: Splits | undefined;
  counted: readonly CountedEvent[];
}

/** A day with a sale. */
export type DisposalDay = Day & { readonly disposal: Disposal };

/** One ticker's days in the order of the calendar. */
export interface History {
  readonly ticker: string;
  readonly days: readonly Day[];
}

/** Cash dividends and excess reportable income, on the day on which they are income of a tax year; in pounds. */
export interface Income {
  readonly kind: 'dividend' | 'excess-reportable';
  readonly date: CivilDate;
  readonly total: Fraction;
  readonly tax: Fraction;
}
