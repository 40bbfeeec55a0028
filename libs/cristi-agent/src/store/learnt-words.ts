import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';

import { learntWords } from '../model/parse/memory/learnt-description';
import {
  memoryOf,
  MOST_REMEMBERED_PER_WORD,
  type Memory,
  type MemoryQuestion,
  type RememberedTransaction,
} from '../model/parse/memory/memory';
import type { UserLedger } from '../model/user-ledger';

/** Longer words are not indexed: an entry of an index has a limit. */
const LONGEST_WORD = 64;

/** The words of a learnt description that are indexed. */
export function storableWords(learnt: string | null): string[] {
  return learntWords(learnt ?? '').filter((word) => [...word].length <= LONGEST_WORD);
}

/** Stores the words of a transaction that is stored already, in the order in which it was stored or edited. */
export async function storeWords(
  database: DatabaseTransaction,
  { owner, userId }: UserLedger,
  transactionId: string,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await database.query`
    insert into cristi.learnt_words (owner, user_id, type, word, learnt_order, transaction_id)
    select owner, user_id, type, word, coalesce(edited_sequence, sequence), transaction_id
    from cristi.transactions, unnest(${words}::text[]) as word
    where owner = ${owner} and user_id = ${userId} and transaction_id = ${transactionId}`;
}

/**
 * What the user's transactions say to a message's questions, in one statement that reads a few entries of an index for
 * each of them: for a description the transaction last stored or edited, for a word the last fifty.
 */
export async function recall(
  connection: Connection,
  { owner, userId }: UserLedger,
  questions: readonly MemoryQuestion[],
): Promise<Memory> {
  const descriptions = questions.flatMap(({ type, description }) => (description ? [{ type, description }] : []));
  const words = questions.flatMap(({ type, words: asked }) => asked.map((word) => ({ type, word })));
  const rows = await connection.query<Pick<RememberedTransaction, keyof RememberedTransaction>>`
    select type, category, "categoryType", description, date from (
      select found.*
      from unnest(${descriptions.map(({ type }) => type)}::text[], ${descriptions.map(({ description }) => description)}::text[])
        as asked (type, learnt_description)
      cross join lateral (
        select transaction_id, type, category, category_type as "categoryType", description, date,
          coalesce(edited_sequence, sequence) as learnt_order
        from cristi.transactions
        where owner = ${owner} and user_id = ${userId} and type = asked.type and learn
          and learnt_description is not null and md5(learnt_description) = md5(asked.learnt_description)
          and learnt_description = asked.learnt_description
        order by coalesce(edited_sequence, sequence) desc
        limit 1
      ) as found
      union
      select found.*
      from unnest(${words.map(({ type }) => type)}::text[], ${words.map(({ word }) => word)}::text[]) as asked (type, word)
      cross join lateral (
        select transaction_id, learnt.type, category, category_type as "categoryType", description, date, learnt_order
        from cristi.learnt_words as learnt
        join cristi.transactions using (owner, user_id, transaction_id)
        where learnt.owner = ${owner} and learnt.user_id = ${userId} and learnt.type = asked.type
          and learnt.word = asked.word
        order by learnt_order desc
        limit ${MOST_REMEMBERED_PER_WORD}
      ) as found
    ) as remembered
    order by learnt_order desc`;
  return memoryOf(rows);
}

/**
 * Stops learning from the transactions whose learnt description is the phrase or contains it, as whole words. Returns
 * their number.
 */
export async function forgetPhrase(
  database: DatabaseTransaction,
  { owner, userId }: UserLedger,
  learnt: string,
): Promise<number> {
  await database.query`
    delete from cristi.learnt_words
    where owner = ${owner} and user_id = ${userId} and transaction_id in (
      select transaction_id from cristi.transactions
      where owner = ${owner} and user_id = ${userId} and learn
        and strpos(' ' || learnt_description || ' ', ' ' || ${learnt}::text || ' ') > 0
    )`;
  return database.execute`
    update cristi.transactions set learn = false
    where owner = ${owner} and user_id = ${userId} and learn
      and strpos(' ' || learnt_description || ' ', ' ' || ${learnt}::text || ' ') > 0`;
}
