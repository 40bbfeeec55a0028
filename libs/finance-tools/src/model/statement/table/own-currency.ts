import { parseAmountCell, unitsOf } from '../cells/amount-cell';
import { cleanText } from '../cells/clean-text';
import { currencyCode } from '../cells/currencies';
import { columnsOf } from './candidates';
import type { HeaderCell } from './find-header';
import type { OpenTable } from './open-table';
import { headerCurrency } from './table-currency';
import type { TableColumns } from './table-columns';
import type { TableRow } from './table-rows';

/** Names of an amount as it was paid elsewhere, before it was changed into the currency of the account. */
const PAID_ELSEWHERE =
  /\b(?:original|originalbetrag|origine|originale|oryginalna|foreign|currency amount|fremdwahrung|fremdwahrungsbetrag|fremdbetrag|utl|utlandskt|utlandsk|utenlandsk|utenlandske|fremmed|valutabelob|valutabelop|valutabelopp|etranger|etrangere|extranjera|extranjero|estera|estero|estrangeira|vreemde|obca|obcej|instructed)\b/;
/** Names of a column of currencies, whatever stands beside them. */
const CURRENCY = /\b(?:currency|ccy|wahrung|whg|devise|monnaie|valuta|divisa|moneda|moeda|munt|waluta|mena)\b/;
const MOST_CODES = 30;

/** Leaves a column of currencies aside where it is that of another amount than the one that was booked. */
export function withOwnCurrency(
  columns: TableColumns,
  { header, seen }: OpenTable,
  given: number | null | undefined,
  accountCurrency: string | undefined,
  rows: () => Iterable<TableRow>,
): TableColumns {
  const [amount] = columns.amounts;
  if (amount === undefined || typeof given === 'number' || columns.currency === undefined) return columns;
  const without = { ...columns, currency: undefined };
  // A column of currencies beside an amount whose name has one (`Amount (EUR)`).
  if (headerCurrency(header?.cells, columnsOf(amount)) !== undefined) return without;
  const { profiles } = seen;
  const other = profiles.findIndex(
    ({ money }, index) =>
      money > 0 && !columnsOf(amount).includes(index) && PAID_ELSEWHERE.test(header?.cells[index]?.name ?? ''),
  );
  const isOneOfSeveral = profiles.some(
    ({ codes, filled }, index) => index !== columns.currency && codes > 0 && codes * 2 >= filled,
  );
  if (amount.kind === 'pair' || other < 0 || isOneOfSeveral) return columns;
  const place = { currency: columns.currency, amount: amount.column, other };
  return isOfOther(place, accountCurrency, rows()) ? without : columns;
}

/**
 * Whether the currencies are those of the amounts that were paid elsewhere: these are the booked ones, or none, in lines of the
 * account's currency, and differ from them in all others.
 */
function isOfOther(
  place: { readonly currency: number; readonly amount: number; readonly other: number },
  accountCurrency: string | undefined,
  rows: Iterable<TableRow>,
): boolean {
  const codes = new Map<string, { isChanged: boolean; isPlain: boolean }>();
  for (const { cells } of rows) {
    const code = currencyCode(cleanText(cells[place.currency] ?? '').toUpperCase());
    const booked = sizesOf(cells[place.amount]);
    if (code === undefined || booked === undefined) continue;
    const seen = codes.get(code) ?? { isChanged: false, isPlain: false };
    const paid = sizesOf(cells[place.other]);
    const isPlain =
      paid === undefined || paid.some((size, index) => size !== undefined && (size === 0n || size === booked[index]));
    codes.set(code, { isChanged: seen.isChanged || !isPlain, isPlain: seen.isPlain || isPlain });
    if (codes.size > MOST_CODES) return false;
  }
  const own = accountCurrency ?? [...codes].find(([, { isPlain }]) => isPlain)?.[0];
  const others = [...codes].filter(([code]) => code !== own);
  return codes.get(own ?? '')?.isChanged !== true && others.length > 0 && others.every(([, { isPlain }]) => !isPlain);
}

/** Under either decimal separator, which is not settled yet. */
function sizesOf(cell = ''): readonly (bigint | undefined)[] | undefined {
  const amount = parseAmountCell(cell.trim());
  return amount && (['.', ','] as const).map((mark) => unitsOf({ ...amount, isNegative: false }, mark));
}

/** The columns that say in which currency money left, and in which it came. */
export interface CurrenciesOfSides {
  readonly debit: { readonly amount: number; readonly currency: number };
  readonly credit: { readonly amount: number; readonly currency: number };
}

/** `Debit currency` beside `Debit` and `Credit currency` beside `Credit`: the currency is that of the side which is filled. */
export function currenciesOfSides(columns: TableColumns, { header, seen }: OpenTable): CurrenciesOfSides | undefined {
  const [amount] = columns.amounts;
  if (amount?.kind !== 'pair' || columns.currency !== undefined || header === undefined) return undefined;
  const sideOf = (side: number | undefined) => {
    const currency = header.cells.findIndex(
      (cell, index) => isCurrencyOf(cell, header.cells[side ?? -1]?.name ?? '') && seen.profiles[index]?.filled !== 0,
    );
    return side === undefined || currency < 0 ? undefined : { amount: side, currency };
  };
  const [debit, credit] = [sideOf(amount.debit), sideOf(amount.credit)];
  return debit === undefined || credit === undefined ? undefined : { debit, credit };
}

function isCurrencyOf({ name }: HeaderCell, side: string): boolean {
  const of = name.replace(CURRENCY, '').trim();
  return of !== '' && of !== name && ` ${side} `.includes(` ${of} `);
}
