import { quoted } from '@bursar/toolkit';

import { parseAmountCell } from '../cells/amount-cell';
import { cleanText } from '../cells/clean-text';
import type { HeaderCell } from './find-header';
import { UnreadableAmount } from './read-amount';
import type { AmountsInCurrency, TableReading } from './table-reading';

export function amountsInCurrencies(header: readonly HeaderCell[] | undefined): readonly AmountsInCurrency[] {
  return (header ?? []).flatMap(({ currency, name }, column) =>
    currency === undefined || name !== '' ? [] : [{ column, currency }],
  );
}

/** An amount in the column of another currency (`CAD$`, `USD$`) is an entry of another account: it is not left out as a blank one. */
export function requireNoOtherCurrency(cells: readonly string[], { amount, inCurrencies }: TableReading): void {
  const used = inCurrencies.find(({ column }) => amount.kind !== 'pair' && column === amount.column);
  if (used === undefined) return;
  for (const { column, currency } of inCurrencies) {
    const cell = (cells[column] ?? '').trim();
    if (currency === used.currency || cell === '') continue;
    if (/[1-9]/.test(parseAmountCell(cell)?.digits ?? ''))
      throw new UnreadableAmount(
        `currency: ${quoted(cleanText(cell))} is in ${currency}, other amounts are in ${used.currency}`,
      );
  }
}
