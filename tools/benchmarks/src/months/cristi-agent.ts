import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { systemClock } from '@bursar/calendar';
import { createCristiAgent } from '@bursar/cristi-agent';
import { openDatabase, type Connection, type Database } from '@bursar/database';
import { localCaller } from '@bursar/toolkit';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';

/** A query's time as a tool call, and those of the best statements for the same facts. */
export interface BudgetQueryFigures {
  readonly what: string;
  readonly milliseconds: number;
  /** Over the totals that the domain maintains. */
  readonly statementMilliseconds: number;
  /** Over the transactions themselves. */
  readonly scanMilliseconds: number;
}

const ROUNDS = 101;
const SCANS = 5;
const MONTH = '2026-02';
const CATEGORIES = 40;
/** Rows a statement, which the statement timeout limits. */
const CHUNK = 50_000;
const who = { user_id: '111', thread_id: '222' };

interface Query {
  readonly what: string;
  readonly tool: string;
  readonly statement: (sql: Connection) => Promise<unknown>;
  readonly scan: (sql: Connection) => Promise<unknown>;
}

const QUERIES: readonly Query[] = [
  {
    what: 'summary of a month',
    tool: 'get_month_summary',
    statement: (sql) => sql.query`
      select sum(total_mxn_cents) filter (where category_type = 'INCOME') as income,
        sum(total_mxn_cents) filter (where category_type <> 'INCOME') as expense,
        sum(total_mxn_cents) filter (where category_type = 'VARIABLE') as variable,
        (select variable_cap_mxn_cents from cristi.budgets where owner = ${localCaller.owner} and user_id = ${who.user_id}
          and effective_month <= ${MONTH} order by effective_month desc limit 1) as cap
      from cristi.month_totals where owner = ${localCaller.owner} and user_id = ${who.user_id} and month = ${MONTH}`,
    scan: (sql) => sql.query`
      select sum(amount_mxn_cents::numeric) filter (where type = 'INCOME') as income,
        sum(amount_mxn_cents::numeric) filter (where type = 'EXPENSE') as expense,
        sum(amount_mxn_cents::numeric) filter (where category_type = 'VARIABLE') as variable
      from cristi.transactions where owner = ${localCaller.owner} and user_id = ${who.user_id}
        and date >= '2026-02-01' and date < '2026-03-01'`,
  },
  {
    what: 'categories of a month',
    tool: 'get_category_summary',
    statement: (sql) => sql.query`
      select category, category_type, total_mxn_cents from cristi.month_totals
      where owner = ${localCaller.owner} and user_id = ${who.user_id} and month = ${MONTH} and category_type <> 'INCOME'
      order by total_mxn_cents desc, category collate "C", category_type collate "C"`,
    scan: (sql) => sql.query`
      select category, category_type, sum(amount_mxn_cents::numeric) as total from cristi.transactions
      where owner = ${localCaller.owner} and user_id = ${who.user_id} and type = 'EXPENSE'
        and date >= '2026-02-01' and date < '2026-03-01'
      group by category, category_type order by 3 desc, category collate "C", category_type collate "C"`,
  },
];

/** Queries a month in which one user has `transactions` transactions. */
export async function measureCristiAgent(transactions: number): Promise<BudgetQueryFigures[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const database = openDatabase({ dataDir });
  const domain = createCristiAgent({ database, clock: systemClock });
  try {
    await callTool(domain, 'set_budget_cap', { ...who, variable_cap_mxn_cents: 600_000, effective_month: '2026-01' });
    await fill(database, transactions);
    const figures: BudgetQueryFigures[] = [];
    for (const { what, tool, statement, scan } of QUERIES) {
      const { own, statementOnly } = await interleaved(ROUNDS, {
        own: () => timed(() => callTool(domain, tool, { ...who, month: MONTH })),
        statementOnly: () => timed(() => database.run(statement)),
      });
      const { scanned } = await interleaved(SCANS, { scanned: () => timed(() => database.run(scan)) });
      const [milliseconds, statementMilliseconds, scanMilliseconds] = [
        median(own),
        median(statementOnly),
        median(scanned),
      ];
      figures.push({ what, milliseconds, statementMilliseconds, scanMilliseconds });
    }
    return figures;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One transaction in twenty is income; expenses fall into many categories of every kind. */
async function fill(database: Database, transactions: number): Promise<void> {
  await database.run(async (sql) => {
    for (let first = 1; first <= transactions; first += CHUNK) {
      const last = Math.min(transactions, first + CHUNK - 1);
      await sql.query`
      insert into cristi.transactions (owner, user_id, transaction_id, thread_id, type, amount_mxn_cents, category_type,
        category, date, created_at)
      select ${localCaller.owner}, ${who.user_id}, 'tx_' || n, ${who.thread_id},
        case when n % 20 = 0 then 'INCOME' else 'EXPENSE' end, 100 + n * 7 % 900000,
        case when n % 20 = 0 then 'INCOME' else (array['FIXED', 'VARIABLE', 'VARIABLE', 'DEBT', 'SAVINGS'])[1 + n % 5] end,
        'Category ' || n % ${CATEGORIES}::int, ${`${MONTH}-01`}::date + n % 28, n
      from generate_series(${first}::int, ${last}::int) n`;
    }
    await sql.script(`
      insert into cristi.month_totals
      select owner, user_id, to_char(date, 'YYYY-MM'), category_type, category, sum(amount_mxn_cents), count(*)
      from cristi.transactions group by 1, 2, 3, 4, 5`);
    await sql.script('vacuum analyze cristi.transactions, cristi.month_totals');
  });
}
