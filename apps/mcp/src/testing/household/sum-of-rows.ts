import { sumOf, unitsOf } from '../../household/model/exact-amount';
import type { Answer, TestHousehold } from './test-household';

/** What the entries that a figure's call returns add up to, in ten-thousandths: what came in less what went out. */
export async function sumOfRows(household: TestHousehold, rows: { tool: string; arguments: object }): Promise<bigint> {
  const amountOf = AMOUNTS[rows.tool];
  if (amountOf === undefined) throw new Error(`no test knows the entries of ${rows.tool}`);
  return sumOf(await allEntries(household, rows), (entry) => amountOf(entry, rows.arguments));
}

const PAGE = 100;

/** All pages, whatever a list is called in the answer. */
async function allEntries({ call }: TestHousehold, { tool, arguments: given }: { tool: string; arguments: object }) {
  const entries: Answer[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const isPaged = tool !== 'planifi_listTransactions_v1';
    const page = isPaged ? { limit: PAGE, offset } : { page: offset / PAGE, size: PAGE };
    const answer = await call(tool, { ...given, ...page });
    const items: Answer[] = answer.items ?? answer.data?.transactions ?? answer.page.items;
    entries.push(...items);
    if (items.length < PAGE) return entries;
  }
}

const AMOUNTS: Readonly<Record<string, (entry: Answer, given: { readonly category_id?: string }) => bigint>> = {
  list_movements: ({ type, amount }) => (type === 'refund' ? unitsOf(amount) : -unitsOf(amount)),
  list_recurrences: ({ amount }) => -unitsOf(amount),
  finance_transactions_search: ({ amount, split = [] }, { category_id: category }) => {
    const lines = (split as Answer[]).filter(({ category_id: id }) => id === category);
    return lines.length === 0 ? unitsOf(amount.amount) : sumOf(lines, (line) => unitsOf(line.amount));
  },
  list_transactions: ({ type, amount_mxn_cents: cents }) => BigInt(cents) * (type === 'INCOME' ? 100n : -100n),
  planifi_listTransactions_v1: ({ amount, transferId }) => (transferId === null ? -unitsOf(amount.toFixed(2)) : 0n),
};
