import type { Fields } from '../../../index';
import type { Call, Look } from '../model';
import type { Random } from '../random';
import { same, structuredOf } from '../contract-violation';
import type { Ledger } from './state';

export interface Seen {
  readonly accounts: readonly Fields[];
  readonly tags: readonly Fields[];
  readonly expenses: readonly Fields[];
  /** By account, also of those that are disabled. */
  readonly transactions: ReadonlyMap<string, readonly Fields[]>;
}

const PAGE = 200;
const EVER = { from: '1900-01-01', to: '2999-12-31' };

export async function lookAtLedger(
  look: Look,
  { accounts: known }: Ledger,
  random: Random,
  calls: readonly Call[],
  everything: boolean,
): Promise<Seen> {
  // Consecutive clients use different transports: both list the same.
  const client = random.below(9);
  const [accounts, tags, expenses, again] = await Promise.all([
    list(look, client, 'planifi.listAccounts.v1', 'accounts'),
    list(look, client + 1, 'planifi.listTags.v1', 'tags'),
    list(look, client, 'planifi.listExpenses.v1', 'expenses'),
    list(look, client + 1, 'planifi.listExpenses.v1', 'expenses'),
  ]);
  same(again, expenses, 'expenses through another client');
  const named = known.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const touched = calls.map(({ input }) => String(input['accountId']).toLowerCase()).filter((id) => named.includes(id));
  const some = [...touched, ...(random.chance(20) && named.length > 0 ? [random.pick(named)] : [])];
  const transactions = new Map<string, Fields[]>();
  for (const id of new Set(everything ? named : some)) {
    const all = await everyPage(look, client + 2, id);
    transactions.set(id, all);
    await lookAtPart(look, client + 3, id, all, random);
    const isEnabled = accounts.some((account) => account['id'] === id);
    const ofIt = expenses.filter((expense) => expense['accountId'] === id);
    same(ofIt, isEnabled ? all : [], `the expenses of ${id}`);
  }
  const descriptions = expenses.map((expense) => expense['description']);
  same(descriptions.length, new Set(descriptions).size, 'writes under one key');
  return { accounts, tags, expenses, transactions };
}

async function list(look: Look, client: number, tool: string, name: string): Promise<Fields[]> {
  return structuredOf(await look(client, tool, {}))[name] as Fields[];
}

async function everyPage(look: Look, client: number, accountId: string): Promise<Fields[]> {
  const found: Fields[] = [];
  for (let number = 0; ; number++) {
    const filter = { accountId, ...EVER, page: number, size: PAGE };
    const page = structuredOf(await look(client + number, 'planifi.listTransactions.v1', filter))['page'] as Fields;
    found.push(...(page['items'] as Fields[]));
    if (number + 1 >= (page['totalPages'] as number)) return found;
  }
}

/** A page of a range shows that part of all which it names. */
async function lookAtPart(look: Look, client: number, accountId: string, all: readonly Fields[], random: Random) {
  const days = [random.any(all)?.['occurredOn'], random.any(all)?.['occurredOn']].map((day) =>
    String(day ?? '2031-01-01'),
  );
  const [from = '', to = ''] = days.sort();
  const matching = all.filter(({ occurredOn }) => String(occurredOn) >= from && String(occurredOn) <= to);
  const [number, size] = [random.below(3), random.between(1, 20)];
  const filter = { accountId, from, to, page: number, size };
  const expected = {
    items: matching.slice(number * size, (number + 1) * size),
    page: number,
    size,
    totalItems: matching.length,
    totalPages: Math.ceil(matching.length / size),
  };
  same(
    structuredOf(await look(client, 'planifi.listTransactions.v1', filter)),
    { page: expected },
    `from ${from} to ${to}`,
  );
}
