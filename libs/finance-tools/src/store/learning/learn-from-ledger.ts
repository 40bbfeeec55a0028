import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { SIZE_BOUNDS } from '../../model/learning/amount-size';
import { addCount, entryOf, type CategoryCounts } from '../../model/learning/category-counts';
import { builtInMerchants } from '../../model/learning/built-in-merchants';
import { Suggester, type LabelledCount, type LabelledSize } from '../../model/learning/suggester';
import { arrayLiteral } from '../array-literal';
import { inTurns } from '../in-turns';
import { TEACHES } from './teaching-rows';

/** What an owner's ledger teaches, as it is now. */
export interface LearntLedger {
  readonly suggester: Suggester;
  /** The numbers of the household's categories by name. */
  readonly categoryNumbers: ReadonlyMap<string, number>;
}

type CountRow = Row & LabelledCount;
type SizeRow = Row & LabelledSize;

/** The amounts of a payee with more categories tell nothing apart, and would be the most to read. */
const MOST_CATEGORIES = 8;

/** Those with the most transactions: no household has more, and memory stays bounded. */
const MOST_PAYEES = 20_000;

/** Learns from counts of the rows whose category was given: what they take depends on the number of payees, not of rows. */
export async function learnFromLedger(connection: Connection, owner: string): Promise<LearntLedger> {
  const [counts, categories] = await Promise.all([
    connection.query<CountRow>(sql`
      with g as materialized (
        select t.payee_key, t.account_id, t.category_id, sign(t.amount)::int as side, count(*) as count
        from finance.transactions t where t.owner = ${owner} and ${TEACHES} group by 1, 2, 3, 4
      ), most as (
        select payee_key from g group by 1 order by sum(count) desc, payee_key limit ${MOST_PAYEES}
      )
      select g.payee_key as "payeeKey", a.currency, g.side, c.name as category, sum(g.count)::int as count
      from most join g on g.payee_key = most.payee_key
      join finance.accounts a on a.owner = ${owner} and a.account_id = g.account_id
      join finance.categories c on c.owner = ${owner} and c.category_id = g.category_id
      group by 1, 2, 3, 4`),
    connection.query<{ name: string; number: number }>`
      select name, category_id as number from finance.categories where owner = ${owner}`,
  ]);
  const mixed = payeesOfSeveral(counts);
  const sizes = mixed.length === 0 ? [] : await readSizes(connection, owner, mixed);
  const labelled = { counts, sizes, categories: categories.map(({ name }) => name) };
  return {
    suggester: await inTurns(Suggester.learn(labelled, await builtInMerchants())),
    categoryNumbers: new Map(categories.map(({ name, number }) => [name, number])),
  };
}

/** What `sizeOf` of the model finds, of the amount of table `t`. */
export const SIZE_OF_AMOUNT: SQL = sql`width_bucket(abs(t.amount), ${arrayLiteral(SIZE_BOUNDS)}::numeric[])`;

function readSizes(connection: Connection, owner: string, payees: readonly string[]): Promise<SizeRow[]> {
  return connection.query<SizeRow>(sql`
    select g.payee_key as "payeeKey", g.side, g.size, c.name as category, g.count
    from (
      select t.payee_key, t.category_id, sign(t.amount)::int as side, ${SIZE_OF_AMOUNT} as size, count(*)::int as count
      from finance.transactions t
      where t.owner = ${owner} and ${TEACHES} and t.payee_key = any(${arrayLiteral(payees)}::text[])
      group by 1, 2, 3, 4
    ) g
    join finance.categories c on c.owner = ${owner} and c.category_id = g.category_id`);
}

/** The payees that amounts may tell the categories of: two lines at least are of another category than most, and not alone in it. */
function payeesOfSeveral(counts: readonly CountRow[]): string[] {
  const payees = new Map<string, CategoryCounts>();
  for (const { payeeKey, category, count } of counts) {
    addCount(
      entryOf(payees, payeeKey, () => new Map()),
      category,
      count,
    );
  }
  const isOfSeveral = (categories: CategoryCounts) => {
    const repeated = [...categories.values()].filter((count) => count > 1);
    return repeated.length > 1 && categories.size <= MOST_CATEGORIES;
  };
  return [...payees].filter(([, categories]) => isOfSeveral(categories)).map(([payeeKey]) => payeeKey);
}
