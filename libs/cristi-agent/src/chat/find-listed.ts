import type { ListTransactionsData } from '../transactions/list-transactions';
import type { StoredEntry } from './chat-tools';
import { isNamed, isWholeName, type EntryName } from './named';
import type { ChatContext } from './reply';

type Row = ListTransactionsData['transactions'][number];

const MOST_LISTED = 100;
const MOST_REMEMBERED = 20;

/** The entry stored last in this chat, else by any other way. Undefined where nothing is stored. */
export async function lastEntry(context: ChatContext): Promise<StoredEntry | undefined> {
  return (await lastEntries(context, 1))[0];
}

/** The entries stored last in this chat, else by any other way, newest first. */
export async function lastEntries({ tools, thread }: ChatContext, count: number): Promise<readonly StoredEntry[]> {
  const answer = await tools.call('list_transactions', { limit: MOST_LISTED });
  const rows = answer.ok ? answer.data.transactions : [];
  const own = rows.filter((each) => each.thread_id === thread);
  return (own.length === 0 ? rows : own).slice(0, count).map(storedEntry);
}

/** The entry with a number in the list as it was shown, else as it would be shown now. */
export async function findListed({ tools, state }: ChatContext, number: number): Promise<StoredEntry | undefined> {
  const answer = await tools.call('list_transactions', { limit: MOST_LISTED });
  const rows = answer.ok ? answer.data.transactions : [];
  const id = state.listed[number - 1];
  const row = state.listed.length === 0 ? rows[number - 1] : rows.find((each) => each.transaction_id === id);
  return row && storedEntry(row);
}

/** The entry stored last of those with a name, among the ones that a person may still remember. */
export async function findNamed(context: ChatContext, name: EntryName): Promise<StoredEntry | undefined> {
  return (await rememberedEntries(context)).find(({ fields }) => isNamed(fields, name));
}

/** The only entry of today that a name is all of, or of the day that the name has: `los tacos de ayer`. */
export async function findWholeName(context: ChatContext, name: EntryName): Promise<StoredEntry | undefined> {
  const [only, ...others] = (await rememberedEntries(context)).filter(
    ({ fields }) =>
      isWholeName(fields, name) && (name.words === '' || fields.date_iso === (name.date ?? context.now.slice(0, 10))),
  );
  return others.length === 0 ? only : undefined;
}

async function rememberedEntries({ tools }: ChatContext): Promise<readonly StoredEntry[]> {
  const answer = await tools.call('list_transactions', { limit: MOST_REMEMBERED });
  return answer.ok ? answer.data.transactions.map(storedEntry) : [];
}

export function storedEntry({ transaction_id: id, ...row }: Row): StoredEntry {
  const { type, amount_mxn_cents, category_type, category, description, date_iso } = row;
  return { id, fields: { type, amount_mxn_cents, category_type, category, description, date_iso } };
}
