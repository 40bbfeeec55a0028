import type { Fields } from '../../../index';
import type { Call, Look } from '../model';
import type { Random } from '../random';
import { demand, same, structuredOf } from '../contract-violation';
import { amountOf, shownAmount } from './statement';
import type { Books } from './state';

export interface Seen {
  readonly accounts: readonly Fields[];
  readonly categories: Fields;
  /** All of one account, newest first, by account. */
  readonly transactions: ReadonlyMap<string, readonly Fields[]>;
}

const PAGE = 500;
const SEARCH = 'finance_transactions_search';

export async function lookAtBooks(
  look: Look,
  _: Books,
  random: Random,
  calls: readonly Call[],
  everything: boolean,
): Promise<Seen> {
  const client = random.below(9);
  const [list, categories] = await Promise.all([
    look(client, 'finance_accounts_list', {}).then(structuredOf),
    look(client + 1, 'finance_categories_list', {}).then(structuredOf),
  ]);
  const accounts = list['items'] as readonly Fields[];
  const names = accounts.map(({ id }) => String(id));
  const named = calls.map(({ input }) => String(input['account_id'])).filter((id) => names.includes(id));
  // An undo names an import and no account.
  const touched = everything || calls.some(({ tool }) => tool === 'undo_import') ? names : named;
  const transactions = new Map<string, readonly Fields[]>();
  for (const id of new Set(touched)) {
    const all = await everyPage(look, client, { account_id: id });
    transactions.set(id, all);
    const account = accounts.find((one) => one['id'] === id) as Fields;
    same(account['transaction_count'], all.length, `the count of ${id}`);
    same(account['net_total'], { amount: total(all), currency: account['currency'] }, `the total of ${id}`);
    await lookAtPart(look, client + 1, id, all, random);
  }
  if (everything) await lookAtGroups(look, client, await everyPage(look, client, {}));
  return { accounts, categories, transactions };
}

async function everyPage(look: Look, client: number, filters: Fields): Promise<Fields[]> {
  const found: Fields[] = [];
  for (;;) {
    const page = structuredOf(await look(client, SEARCH, { ...filters, limit: PAGE, offset: found.length }));
    found.push(...(page['items'] as Fields[]));
    if (found.length >= (page['total'] as number)) return found;
    demand((page['items'] as Fields[]).length === PAGE, () => `a page of ${found.length} is not full`);
  }
}

const amountIn = (one: Fields) => amountOf(String((one['amount'] as Fields)['amount']));
const total = (some: readonly Fields[]) => shownAmount(some.reduce((sum, one) => sum + amountIn(one), 0n));

/** A filter finds that part of all which it describes, page by page, and the sum is the sum of it. */
async function lookAtPart(look: Look, client: number, account: string, all: readonly Fields[], random: Random) {
  const [one, other] = [random.any(all), random.any(all)];
  const amounts = [one, other]
    .flatMap((some) => (some === undefined ? [] : [amountIn(some)]))
    .sort((a, b) => (a < b ? -1 : 1));
  const days = [one, other].map((some) => String(some?.['booked_at'] ?? '2031-01-01').slice(0, 10)).sort();
  const filters = {
    ...(random.chance(40) &&
      amounts.length > 0 && {
        min_amount: shownAmount(amounts[0] as bigint),
        max_amount: shownAmount(amounts.at(-1) as bigint),
      }),
    ...(random.chance(40) && { date_range: { start_date: days[0] as string, end_date: days[1] as string } }),
    ...(random.chance(40) &&
      one !== undefined && { search: String(one['description']).slice(1, 5).toUpperCase().trim() || 'a' }),
    ...(random.chance(30) && typeof one?.['category_id'] === 'string' && { category_id: one['category_id'] }),
    ...(random.chance(30) && { direction: random.pick(['DEBIT_ONLY', 'CREDIT_ONLY'] as const) }),
  };
  const matching = all.filter((some) => {
    const [amount, day] = [amountIn(some), String(some['booked_at']).slice(0, 10)];
    const { min_amount: low, max_amount: high, date_range: range, search, category_id: category, direction } = filters;
    return (
      (low === undefined || (amount >= amountOf(low) && amount <= amountOf(String(high)))) &&
      (range === undefined || (day >= range.start_date && day <= range.end_date)) &&
      (search === undefined || String(some['description']).toLowerCase().includes(search.toLowerCase())) &&
      (category === undefined || some['category_id'] === category) &&
      (direction === undefined || (direction === 'DEBIT_ONLY' ? amount < 0n : amount > 0n))
    );
  });
  const [limit, offset] = [random.between(1, 20), random.below(matching.length + 2)];
  const filter = { account_id: account, ...filters, limit, offset };
  const [page, sum] = await Promise.all([
    look(client, SEARCH, filter),
    look(client, 'finance_transactions_sum', filter),
  ]);
  const what = JSON.stringify(filters);
  same(
    structuredOf(page),
    { items: matching.slice(offset, offset + limit), limit, offset, total: matching.length },
    what,
  );
  const { total: summed, count, filters: echoed } = structuredOf(sum);
  same([(summed as Fields)['amount'], count], [total(matching), matching.length], `the sum of ${what}`);
  same(echoed, filter, 'the filters of a sum');
}

/** Groups are of what is listed, each currency apart. */
async function lookAtGroups(look: Look, client: number, all: readonly Fields[]) {
  for (const group_by of ['month', 'category', 'account'] as const) {
    const { groups } = structuredOf(await look(client, 'finance_transactions_aggregate', { group_by }));
    const key = (one: Fields) =>
      group_by === 'month'
        ? String(one['booked_at']).slice(0, 7)
        : one[group_by === 'category' ? 'category_id' : 'account_id'];
    const expected = new Map<string, Fields[]>();
    for (const one of all) {
      const name = JSON.stringify([key(one), (one['amount'] as Fields)['currency']]);
      expected.set(name, [...(expected.get(name) ?? []), one]);
    }
    const got = (groups as readonly { key: unknown; total: { amount: string; currency: string }; count: number }[]).map(
      (group) => [JSON.stringify([group.key, group.total.currency]), group.total.amount, group.count] as const,
    );
    const sums = [...expected].map(([name, some]) => [name, total(some), some.length] as const);
    const byName = (one: readonly [string, ...unknown[]], other: readonly [string, ...unknown[]]) =>
      one[0] < other[0] ? -1 : 1;
    same([...got].sort(byName), sums.sort(byName), `groups by ${group_by}`);
  }
}
