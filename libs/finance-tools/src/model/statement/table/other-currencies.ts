import { quoted } from '@bursar/toolkit';

import { parseAmountCell } from '../cells/amount-cell';
import { cleanText } from '../cells/clean-text';
import { CURRENCY_NAMES, CURRENCY_SIGNS } from '../cells/currencies';
import { plainWord } from '../cells/plain-word';
import type { HeaderCell } from './find-header';
import { UnreadableAmount } from './read-amount';
import type { AmountsInCurrency, TableReading } from './table-reading';
import { MONEY_ROLES } from './vocabulary/words';

/** The columns of money whose names say a currency: `USD$`, `Monto en dólares`, `Valor (US$)`. */
export function amountsInCurrencies(header: readonly HeaderCell[] | undefined): readonly AmountsInCurrency[] {
  return (header ?? []).flatMap(({ currency, words }, column) =>
    currency !== undefined && words.some(({ role }) => MONEY_ROLES.includes(role)) ? [{ column, currency }] : [],
  );
}

/**
 * An amount in the column of another currency alone (`CAD$`, `USD$`) is an entry of another account: it is neither left out as a
 * blank one nor stored as a zero.
 */
export function requireNoOtherCurrency(cells: readonly string[], reading: TableReading): void {
  const { amount, inCurrencies } = reading;
  const used = amount.kind === 'pair' ? [amount.debit, amount.credit] : [amount.column];
  const own = inCurrencies.find(({ column }) => used.includes(column))?.currency ?? reading.currency;
  if (own === undefined) return;
  for (const { column, currency } of inCurrencies) {
    const cell = (cells[column] ?? '').trim();
    if (currency === own || cell === '') continue;
    if (/[1-9]/.test(parseAmountCell(cell)?.digits ?? ''))
      throw new UnreadableAmount(`currency: ${quoted(cleanText(cell))} is in ${currency}, other amounts are in ${own}`);
  }
}

/** `Dólares` in a column of currencies, where the account is in another one: such a line is of another account. */
export function requireOwnCurrency(cells: readonly string[], { columns, currency }: TableReading): void {
  if (columns.currencyNames === undefined || currency === undefined) return;
  const cell = cleanText(cells[columns.currencyNames] ?? '');
  const word = plainWord(cell);
  // `Dólares americanos`
  const known = currenciesOf(word) ?? currenciesOf(word.split(' ')[0] ?? '');
  if (known !== undefined && !known.includes(currency))
    throw new UnreadableAmount(`currency: ${quoted(cell)} is not in the account's, ${currency}`);
}

function currenciesOf(word: string): readonly string[] | undefined {
  const named = [CURRENCY_NAMES, CURRENCY_SIGNS].find((names) => Object.hasOwn(names, word));
  return named?.[word];
}
