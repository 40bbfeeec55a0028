import { cash, isPence } from '../reading';
import type { Cash } from '../entry';
import type { BrokerRow } from './broker-row';
import type { ExactNumber } from './exact-number';

/** An amount and where it stands. */
export type SignedCash = Cash & { readonly signed: ExactNumber; readonly column: string };

/**
 * The columns of an amount: `NAME` with its currency in `Currency (NAME)`, or one with the currency in its own name, such as
 * `NAME (GBP)`. Found once a table, since a row asks for many of them.
 */
export class MoneyColumns {
  private readonly amount: string;
  private readonly currency: string;
  private readonly named: readonly { readonly column: string; readonly currency: string }[];

  /** Of the table that a row is of. */
  constructor(row: BrokerRow, name: string) {
    this.amount = name;
    this.currency = `currency (${name})`;
    this.named = row
      .columnsFrom(`${name} (`)
      .filter((column) => /^.* \([a-z]{3}\)$/.test(column))
      .map((column) => ({ column, currency: column.slice(-4, -1).toUpperCase() }));
  }

  /** Whether the table has any of them. */
  static in(row: BrokerRow, name: string): MoneyColumns | undefined {
    const columns = new MoneyColumns(row, name);
    return row.has(name) || columns.named.length > 0 ? columns : undefined;
  }

  read(row: BrokerRow): SignedCash | undefined {
    const signed = row.amount(this.amount);
    if (signed === undefined) {
      for (const { column, currency } of this.named) {
        const amount = row.amount(column);
        if (amount !== undefined) return inPounds(amount, currency, column);
      }
      return undefined;
    }
    const currency = row.text(this.currency);
    if (currency === '') throw row.unreadable(this.currency, 'a currency code');
    return inPounds(signed, currency, this.amount);
  }
}

/** Pence become pounds. */
function inPounds(signed: ExactNumber, currency: string, column: string): SignedCash {
  if (isPence(currency)) return { ...cash(signed, currency), signed, column };
  return { amount: signed.abs(), currency, signed, column };
}
