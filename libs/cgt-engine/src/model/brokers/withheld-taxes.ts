import type { Cash } from './entry';
import type { BrokerRow } from './file/broker-row';
import { NOTHING, type ExactNumber } from './file/exact-number';
import { cash, type Reading } from './reading';
import { RowsByKey } from './rows-by-key';

/** What a record of tax says. */
export interface WithheldTax {
  readonly row: BrokerRow;
  /** Below zero for what was withheld, above for what came back. */
  readonly amount: ExactNumber;
  readonly currency: string;
}

/** What was withheld from a dividend in all, and the records of it. */
export interface TaxOfDividend {
  readonly rows: readonly BrokerRow[];
  readonly tax?: Cash;
}

/**
 * Tax that stands in records of its own beside dividends, by share and day. It may be corrected later: taken back whole and
 * withheld anew. Several dividends of a day have a record each, unless one of them gives back.
 */
export class WithheldTaxes {
  readonly #taxes: RowsByKey<WithheldTax>;
  readonly #dividends = new Map<string, number>();
  readonly #corrected = new Set<string>();

  constructor(
    taxes: readonly WithheldTax[],
    dividends: readonly BrokerRow[],
    private readonly keyOf: (row: BrokerRow) => string,
  ) {
    this.#taxes = new RowsByKey(taxes, ({ row }) => keyOf(row));
    for (const { row, amount } of taxes) if (amount.isPositive) this.#corrected.add(keyOf(row));
    for (const row of dividends) this.#dividends.set(keyOf(row), (this.#dividends.get(keyOf(row)) ?? 0) + 1);
  }

  take(reading: Reading, dividend: BrokerRow): TaxOfDividend {
    const key = this.keyOf(dividend);
    const others = (this.#dividends.get(key) ?? 1) - 1;
    this.#dividends.set(key, others);
    const takesAll = others <= 0 || this.#corrected.has(key);
    const taken = takesAll ? this.#taxes.takeAll(key) : [this.#taxes.take(key)];
    const taxes = taken.filter((tax) => tax !== undefined);
    const [{ currency } = { currency: '' }] = taxes;
    const rows = taxes.map(({ row }) => row);
    const other = taxes.find((tax) => tax.currency !== currency);
    if (other !== undefined)
      throw other.row.unreadable('currency', `${currency}, as of the other tax on this dividend`);
    const withheld = taxes.reduce((sum, { amount }) => sum.minus(amount), NOTHING);
    if (withheld.isBelowZero) {
      reading.warnings.push(
        `${dividend.file}, row ${dividend.number}: more tax came back than was withheld, by ${withheld.abs().text} ${currency}, which counts nowhere.`,
      );
    }
    return withheld.isPositive ? { rows, tax: cash(withheld, currency) } : { rows };
  }

  /** Leaves out the records that no dividend took. */
  leaveOutRest(reading: Reading): void {
    for (const { row, amount } of this.#taxes.rest()) {
      if (!amount.isPositive) reading.leaveOut(row, 'tax');
      else
        reading.leaveOutWithWarning(
          row,
          'tax',
          'withheld tax came back; if its dividend is in the files, lower its tax by hand.',
        );
    }
  }
}
