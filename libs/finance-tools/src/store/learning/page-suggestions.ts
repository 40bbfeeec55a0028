import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { Suggestion, Unlabelled } from '../../model/learning/suggester';
import { categoryId } from '../../model/published-ids';
import { arrayLiteral } from '../array-literal';
import { learntLedger } from './kept-learning';
import { SIZE_OF_AMOUNT } from './learn-from-ledger';
import { linkedSuggestions, type LinkedBooks } from './linked-suggestions';
import { AWAITS_CATEGORY } from './teaching-rows';

/** A suggestion as it is published. */
export interface PageSuggestion extends Omit<Suggestion, 'category'> {
  /** Null where the household does not have the category yet. */
  readonly category_id: string | null;
  readonly category_name: string;
}

type AwaitingRow = Row & Unlabelled & { readonly id: string };

/**
 * The suggestions for the owner's transactions with these ids, by id; the others get none. Nothing is learnt where none of
 * them awaits a category. In one transaction: all of its statements see the same state.
 */
export async function suggestionsForPage(
  connection: Connection,
  books: LinkedBooks,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PageSuggestion>> {
  const { owner } = books;
  const isOnPage = sql`t.sequence = any(${arrayLiteral(ids)}::bigint[])`;
  const rows = await connection.query<AwaitingRow>(sql`
    select t.sequence::text as id, t.payee_key as "payeeKey", t.payee_name as payee, a.currency,
      sign(t.amount)::int as side, ${SIZE_OF_AMOUNT} as size
    from finance.transactions t
    join finance.accounts a on a.owner = t.owner and a.account_id = t.account_id
    where t.owner = ${owner} and ${isOnPage} and ${AWAITS_CATEGORY}
      and t.payee_key is not null`);
  if (rows.length === 0) return new Map();
  const [linked, { suggester, categoryNumbers }] = await Promise.all([
    linkedSuggestions(connection, books, isOnPage),
    learntLedger(connection, owner),
  ]);
  return new Map(
    rows.flatMap((row) => {
      const suggestion = linked.get(row.id) ?? suggester.suggest(row);
      if (suggestion === null) return [];
      const { category, ...evidence } = suggestion;
      const number = categoryNumbers.get(category);
      return [
        [
          row.id,
          { category_id: number === undefined ? null : categoryId(number), category_name: category, ...evidence },
        ],
      ];
    }),
  );
}
