import type { Connection, Database } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';

/** A tool call over links, and what it is held against. */
export interface LinkFigures {
  readonly what: string;
  readonly milliseconds: number;
  readonly referenceMilliseconds: number;
  readonly referenceName: string;
  readonly goalMilliseconds?: number;
  readonly goalRatio?: number;
}

const ROUNDS = 3;
const SUM_ROUNDS = 151;
const YEAR = { start_date: '2019-01-01', end_date: '2019-12-31' };
const MONTH = { start_date: '2019-03-01', end_date: '2019-03-31' };

/** Notes of a person, as another domain has them. */
export const NOTES = {
  name: 'notes',
  prepare: async () => {},
  accountsSql: `select 'cash'::text as id, 'Cash'::text as name, null::text as institution, 'CHF'::text as currency
    where $1 <> ''`,
  transactionsSql: `select id, account_id, null::text as category, description, amount, currency, booked_at
    from benchmark_notes where owner = $1`,
};

/** Notes one transaction in fifty, proposes links for a year and for all, confirms those that are sure, and sums. */
export async function measureLinks(domain: Domain, database: Database): Promise<LinkFigures[]> {
  await database.run((sql) => noteTransactions(sql));
  const propose = () => timed(() => callTool(domain, 'finance_links_propose', { date_range: YEAR }));
  const { first, own, byHand } = await interleaved(ROUNDS, {
    first: async () => {
      await addRow(domain);
      return propose();
    },
    own: propose,
    byHand: () => timed(() => database.run((sql) => pairsByHand(sql))),
  });
  const all = { confirm_sure: { date_range: { start_date: '2016-01-01', end_date: '2025-12-31' } }, mode: 'commit' };
  const confirmation = await timed(() => callTool(domain, 'finance_links_set', all));
  const figures: LinkFigures[] = [
    {
      what: 'links proposed for a year of 100,000 of 1,000,000 rows',
      milliseconds: median(own),
      referenceMilliseconds: median(byHand),
      referenceName: 'the pairs of equal amounts by SQL, without texts',
      goalMilliseconds: 5_000,
    },
    {
      what: 'the same of 1,000,000 rows, the first time after a change',
      milliseconds: median(first),
      referenceMilliseconds: median(byHand),
      referenceName: 'the pairs of equal amounts by SQL, without texts',
      goalMilliseconds: 5_000,
    },
    {
      what: 'all that is sure proposed and confirmed, of ten years',
      milliseconds: confirmation,
      referenceMilliseconds: median(first),
      referenceName: 'what is proposed for one year, the first time',
    },
  ];
  for (const view of ['imported', 'all']) {
    const sum = (count_as: string) => () =>
      timed(() => callTool(domain, 'finance_transactions_sum', { date_range: MONTH, currency: 'CHF', view, count_as }));
    const { events, rows } = await interleaved(SUM_ROUNDS, { events: sum('events'), rows: sum('rows') });
    figures.push({
      what: `a month's sum with 20,000 links, view ${view}, of 1,000,000`,
      milliseconds: median(events),
      referenceMilliseconds: median(rows),
      referenceName: 'the same without looking at links',
      goalRatio: 1.5,
    });
  }
  return figures;
}

let added = 0;

/** One row more, so that nothing that was kept is still true. */
function addRow(domain: Domain): Promise<unknown> {
  const content = `Date,Description,Amount\n2019-06-03,Ticket ${String((added += 1))},-3.10\n`;
  const input = { account_id: 'ticket', content, mode: 'commit', create_account: { name: 'ticket', currency: 'CHF' } };
  return callTool(domain, 'finance_transactions_import', input);
}

function noteTransactions(sql: Connection): Promise<unknown> {
  return sql.script(`
    create table benchmark_notes as
    select t.owner, t.sequence::text as id, 'cash' as account_id, lower(t.payee_name) as description, t.amount, a.currency,
      t.booked_at
    from finance.transactions t join finance.accounts a on a.owner = t.owner and a.account_id = t.account_id
    where t.sequence % 50 = 0;
    create index on benchmark_notes (owner, id);
    analyze benchmark_notes`);
}

function pairsByHand(sql: Connection): Promise<unknown> {
  return sql.query`
    with rows as materialized (
      select t.sequence, t.account_id, a.currency, t.amount, t.booked_at from finance.transactions t
        join finance.accounts a on a.owner = t.owner and a.account_id = t.account_id
      where t.owner = 'local' and t.booked_at >= ${YEAR.start_date} and t.booked_at < ${YEAR.end_date}::date + 1
    )
    select count(*) from (
      select r.sequence from rows r join benchmark_notes n on n.owner = 'local' and n.currency = r.currency
        and n.amount = r.amount and r.booked_at between n.booked_at - interval '1 day' and n.booked_at + interval '5 days'
      union all
      select r.sequence from rows r join rows o on o.currency = r.currency and o.amount = -r.amount
        and o.account_id <> r.account_id and o.booked_at between r.booked_at - interval '5 days' and r.booked_at + interval '5 days'
      where r.amount < 0
    ) pairs`;
}
