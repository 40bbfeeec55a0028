import type { Connection } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { foldWords } from '../model/fold-words';
import { cleanPayee } from '../model/payee/clean-payee';
import { payeeKey } from '../model/payee/payee-key';
import { searchedWords } from '../model/payee/searched-words';
import type { TransactionFilters } from '../model/transaction-filters';
import type { TransactionSource } from '../model/transaction-source';
import { sourceTransactions } from './source-queries';

/** What describes transactions of a source, with the payee that it is cleaned to. */
export interface SourceText {
  readonly description: string;
  readonly payee: string;
  readonly payeeKey: string;
}

/** Sources have no payees and no folded words: their different descriptions are read, and cleaned here. */
export async function sourceTexts(
  connection: Connection,
  owner: string,
  source: TransactionSource,
): Promise<SourceText[]> {
  const rows = await connection.query<{ description: string }>(
    sql`select distinct s.description from ${sourceTransactions(source, owner)} s where s.description is not null`,
  );
  return rows.map(({ description }) => {
    const payee = cleanPayee(description);
    return { description, payee, payeeKey: payeeKey(payee) };
  });
}

/** The descriptions that the filters on payee and words leave. */
export function matchingDescriptions(
  texts: readonly SourceText[],
  { search, match, payee }: TransactionFilters,
): string[] {
  const words = search !== undefined && match === 'words' ? searchedWords(search) : [];
  const key = payee === undefined ? undefined : payeeKey(payee);
  const fits = (text: SourceText) => {
    if (key !== undefined && text.payeeKey !== key) return false;
    const folded = foldWords(text.description);
    return words.every((word) => folded.includes(word));
  };
  return texts.filter(fits).map(({ description }) => description);
}
