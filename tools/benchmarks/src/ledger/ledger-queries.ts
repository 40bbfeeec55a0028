import type { Connection } from '@bursar/database';

/** A tool call, and the best hand-written statements for the same answer. */
export interface Query {
  readonly what: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  byHand(sql: Connection): Promise<unknown>;
  readonly goalMilliseconds: number;
}

const search = 'finance_transactions_search';
const sum = 'finance_transactions_sum';
const aggregate = 'finance_transactions_aggregate';
const MONTH = { start_date: '2019-03-01', end_date: '2019-03-31' };

export const QUERIES: readonly Query[] = [
  {
    what: 'page of 50 of a month, 8,000 matches',
    tool: search,
    input: { date_range: MONTH },
    goalMilliseconds: 15,
    byHand: async (sql) => {
      await sql.query`select count(*) from finance.transactions where owner = 'local'
        and booked_at >= '2019-03-01' and booked_at < '2019-04-01'`;
      return sql.query`select * from finance.transactions where owner = 'local'
        and booked_at >= '2019-03-01' and booked_at < '2019-04-01' order by booked_at desc, sequence desc limit 50`;
    },
  },
  {
    what: 'page of 50 of a category and a quarter, 700 matches',
    tool: search,
    input: { category_id: 'category-5', date_range: { start_date: '2019-01-01', end_date: '2019-03-31' } },
    goalMilliseconds: 15,
    byHand: async (sql) => {
      await sql.query`select count(*) from finance.transactions where owner = 'local' and category_id = 5
        and booked_at >= '2019-01-01' and booked_at < '2019-04-01'`;
      return sql.query`select * from finance.transactions where owner = 'local' and category_id = 5
        and booked_at >= '2019-01-01' and booked_at < '2019-04-01' order by booked_at desc, sequence desc limit 50`;
    },
  },
  {
    what: 'page of 50 by amount alone, 9,000 matches',
    tool: search,
    input: { min_amount: '-20.99', max_amount: '-20.00' },
    goalMilliseconds: 15,
    byHand: (sql) => sql.query`select *, count(*) over () from finance.transactions
      where owner = 'local' and amount between -20.99 and -20.00 order by booked_at desc, sequence desc limit 50`,
  },
  {
    what: 'search "123", 7,000 hits',
    tool: search,
    input: { search: '123' },
    goalMilliseconds: 60,
    byHand: (sql) => sql.query`select *, count(*) over () from finance.transactions
      where owner = 'local' and description_key like '%123%' order by booked_at desc, sequence desc limit 50`,
  },
  {
    what: 'search "café museum"',
    tool: search,
    input: { search: 'café museum' },
    goalMilliseconds: 60,
    byHand: (sql) => sql.query`select *, count(*) over () from finance.transactions
      where owner = 'local' and description_key like '%cafYOJZmuseum%' order by booked_at desc, sequence desc limit 50`,
  },
  {
    what: 'search without a hit',
    tool: search,
    input: { search: 'no such thing' },
    goalMilliseconds: 60,
    byHand: (sql) => sql.query`select *, count(*) over () from finance.transactions
      where owner = 'local' and description_key like '%noZsuchZthing%' order by booked_at desc, sequence desc limit 50`,
  },
  {
    what: 'search for the words "museum" and "cafe"',
    tool: search,
    input: { search: 'museum cafe', match: 'words' },
    goalMilliseconds: 100,
    byHand: (sql) => sql.query`select *, count(*) over () from finance.transactions
      where owner = 'local' and ((words_key like '%museum%' and words_key like '%cafe%')
        or (words_key is null and description_key like '%museum%' and description_key like '%cafe%'))
      order by booked_at desc, sequence desc limit 50`,
  },
  {
    what: 'first page of everything',
    tool: search,
    input: {},
    goalMilliseconds: 300,
    byHand: async (sql) => {
      await sql.query`select count(*) from finance.transactions where owner = 'local'`;
      return sql.query`select * from finance.transactions where owner = 'local'
        order by booked_at desc, sequence desc limit 50`;
    },
  },
  {
    what: 'sum of a month of an account',
    tool: sum,
    input: { date_range: MONTH, account_id: 'account-3' },
    goalMilliseconds: 15,
    byHand: (sql) => sql.query`select sum(amount), count(*) from finance.transactions where owner = 'local'
      and account_id = 'account-3' and booked_at >= '2019-03-01' and booked_at < '2019-04-01'`,
  },
  {
    what: 'sum of a month in a currency',
    tool: sum,
    input: { date_range: MONTH, currency: 'CHF' },
    goalMilliseconds: 15,
    byHand: (sql) => sql.query`select sum(amount), count(*) from finance.transactions where owner = 'local'
      and account_id <> 'account-0' and booked_at >= '2019-03-01' and booked_at < '2019-04-01'`,
  },
  {
    what: 'sum of everything in a currency',
    tool: sum,
    input: { currency: 'CHF' },
    goalMilliseconds: 300,
    byHand: (sql) => sql.query`select sum(amount), count(*) from finance.transactions where owner = 'local'
      and account_id <> 'account-0'`,
  },
  {
    what: 'page of 50 of a payee',
    tool: search,
    input: { payee: 'Coffee Station Grocery' },
    goalMilliseconds: 1_500,
    byHand: (sql) => sql.query`select *, count(*) over () from finance.transactions
      where owner = 'local' and payee_key = 'coffee station grocery'
      order by booked_at desc, sequence desc limit 50`,
  },
  {
    what: 'everything by payee',
    tool: aggregate,
    input: { group_by: 'payee' },
    goalMilliseconds: 1_500,
    byHand: (sql) => sql.query`select payee_key as key, account_id, sum(amount), count(*)
      from finance.transactions where owner = 'local' group by 1, 2`,
  },
  ...(['month', 'category', 'account'] as const).map((key) => ({
    what: `everything by ${key}`,
    tool: aggregate,
    input: { group_by: key },
    goalMilliseconds: 300,
    byHand: (sql: Connection) => byHandGroups(sql, key),
  })),
];

function byHandGroups(sql: Connection, key: 'month' | 'category' | 'account'): Promise<unknown> {
  if (key === 'month') {
    return sql.query`select date_trunc('month', booked_at) as key, account_id, sum(amount), count(*)
      from finance.transactions where owner = 'local' group by 1, 2`;
  }
  if (key === 'category') {
    return sql.query`select category_id as key, account_id, sum(amount), count(*)
      from finance.transactions where owner = 'local' group by 1, 2`;
  }
  return sql.query`select account_id as key, sum(amount), count(*)
    from finance.transactions where owner = 'local' group by 1`;
}
