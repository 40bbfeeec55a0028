import type { BrokerEntry, BrokerReading, Cash, CollectedEntry, LeftOutReason, LeftOutRecord, Share } from './entry';
import type { BrokerRow } from './file/broker-row';
import type { ExactNumber } from './file/exact-number';

/** Collects what a format's reader makes of the rows of one file. */
export class Reading implements BrokerReading {
  readonly entries: CollectedEntry[] = [];
  readonly leftOut: LeftOutRecord[] = [];
  readonly warnings: string[] = [];
  readonly wrapperWarnings: string[] = [];

  readonly #shares = new Map<string, Share>();
  /** The first sale of each sign. */
  readonly #sales = new Map<boolean, number>();

  /** One object for the records of a share: a file has few shares and many records. */
  share(symbol: string, isin: string, name: string): Share {
    const known = this.#shares.get(symbol);
    if (known?.isin === isin && known.name === name) return known;
    const share = { symbol, isin, name };
    this.#shares.set(symbol, share);
    return share;
  }

  add(entry: BrokerEntry): void {
    // Histories are long: one literal for every kind of entry is faster than objects that grow by spreading.
    const { rows, date, time, share, event, release, order, poundsForUnit, unitsForPound } = entry;
    this.entries.push({
      rows,
      date,
      time,
      share,
      event,
      release,
      order,
      poundsForUnit,
      unitsForPound,
      file: '',
      broker: '',
      ticker: '',
    });
  }

  leaveOut({ number, shown }: Pick<BrokerRow, 'number' | 'shown'>, reason: LeftOutReason): void {
    this.leftOut.push({ row: number, reason, text: shown });
  }

  /** Leaves a record out of which something taxable may be missing. */
  leaveOutWithWarning(row: Pick<BrokerRow, 'number' | 'shown' | 'file'>, reason: LeftOutReason, what: string): void {
    this.leaveOut(row, reason);
    this.warnings.push(`${row.file}, row ${row.number}: ${what}`);
  }

  /** A dividend below zero takes back another, which may be in another file: it is never income itself. */
  leaveOutTakenBack(row: Pick<BrokerRow, 'number' | 'shown' | 'file'>): void {
    const what = 'a dividend of less than zero takes back another; if that one is in the files, lower it by hand.';
    this.leaveOutWithWarning(row, 'unknown_type', what);
  }

  /** `moved` is below zero for what left the account. A record whose money goes the wrong way may take back another. */
  warnOfContraryMoney(row: BrokerRow, action: 'BUY' | 'SELL', moved: ExactNumber): void {
    if (moved.isZero || moved.isBelowZero === (action === 'BUY')) return;
    const what = action === 'BUY' ? 'a purchase brought money in' : 'a sale cost money';
    this.warnings.push(
      `${row.file}, row ${row.number}: ${what}; it is counted. If the record takes back another, leave out both.`,
    );
  }

  /**
   * The number of shares of a trade. Its sign tells nothing of which side it is on, but one that the file's other trades do
   * not have may take one of them back.
   */
  traded(row: BrokerRow, column: string, action: 'BUY' | 'SELL'): ExactNumber {
    const number = row.required(column);
    if (number.isZero) throw row.unreadable(column, 'a number of shares above zero');
    if (action === 'SELL') this.#compareSale(row, number.isBelowZero);
    else if (number.isBelowZero) {
      this.warnings.push(
        `${row.file}, row ${row.number}: a purchase has a number of shares below zero; it is counted. If the record takes back another, leave out both.`,
      );
    }
    return number.abs();
  }

  #compareSale({ file, number }: BrokerRow, isBelowZero: boolean): void {
    const other = this.#sales.get(!isBelowZero);
    if (other !== undefined && !this.#sales.has(isBelowZero)) {
      this.warnings.push(
        `${file}, rows ${other} and ${number}: the numbers of shares of these sales have different signs; both are counted. If one takes back another, leave out both.`,
      );
    }
    if (!this.#sales.has(isBelowZero)) this.#sales.set(isBelowZero, number);
  }

  /** A record of a kind that no reader knows. */
  leaveOutUnknown(row: BrokerRow, kind: string): void {
    const what = `"${kind.slice(0, 60)}" is not a kind of record that is read; if shares were got or given up by it, enter that by hand.`;
    this.leaveOutWithWarning(row, 'unknown_type', what);
  }
}

/** Pence become pounds. */
export function cash(amount: ExactNumber, currency: string): Cash {
  return isPence(currency) ? { amount: amount.abs().hundredth(), currency: 'GBP' } : { amount: amount.abs(), currency };
}

export function isPence(currency: string): boolean {
  if (currency === 'GBP' || currency === 'USD') return false;
  return currency === 'GBp' || currency.toUpperCase() === 'GBX';
}

/** The money of a trade from the agreed amount and its costs, which are below zero for a rebate. */
export function tradeMoney(action: 'BUY' | 'SELL', agreed: ExactNumber, costs: ExactNumber, currency: string) {
  if (!costs.isBelowZero) return { total: cash(agreed, currency), fees: cash(costs, currency) };
  const [size, rebate] = [agreed.abs(), costs.abs()];
  return { total: cash(action === 'BUY' ? size.minus(rebate) : size.plus(rebate), currency) };
}

/** The rows of a record that stands in two of them. */
export function rowsOf(...rows: readonly (Pick<BrokerRow, 'number'> | undefined)[]): readonly number[] {
  return rows.flatMap((row) => row?.number ?? []).sort((a, b) => a - b);
}

/** Rounded to pennies, half away from zero. */
export function toPennies(amount: ExactNumber): ExactNumber {
  return amount.round(2);
}

/** Money that came in or went out, as a reason to leave a record out. */
export function paidInOrOut(amount: ExactNumber | undefined): 'deposit' | 'withdrawal' {
  return amount !== undefined && amount.isBelowZero ? 'withdrawal' : 'deposit';
}

/**
 * The price of a share that a trade is to be checked with; undefined where it is plainly right, within half of what is
 * tolerated, which floating point cannot miss: most trades are.
 */
export function priceToCheck(quantity: ExactNumber, total: ExactNumber, price: ExactNumber | undefined) {
  if (price === undefined) return undefined;
  const expected = Math.abs(quantity.approximately * price.approximately);
  return Math.abs(total.approximately - expected) < expected * 0.025 + 0.5 ? undefined : price;
}
