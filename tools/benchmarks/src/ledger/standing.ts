import type { Connection, Database } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';
import { statementText } from './bank-statement';
import type { CorrectionFigures } from './corrections';

const ROUNDS = 7;
const WARM_UP_ROUNDS = 2;
const SMALL_ROWS = 10_000;
/** With those that the ledger has already, and the small one, there are ten. */
const FURTHER_ACCOUNTS = 5;
const BALANCES = 'finance_balances_get';
const RECURRING = 'finance_recurring_list';

/** Balances, what comes again, and a forecast, over a ledger of a million rows with a known balance for each day. */
export async function measureStanding(domain: Domain, database: Database): Promise<CorrectionFigures[]> {
  await addAccounts(domain);
  await knowEveryDay(database);
  let cents = 0;
  const change = () => {
    const balance = `10.${String(10 + (cents += 1))}`;
    return callTool(domain, BALANCES, { tell: [{ account_id: 'further-1', date: '2020-01-01', balance }] });
  };
  const balances = async (what: string, before: () => Promise<unknown>): Promise<CorrectionFigures> => {
    const figures = await measured(
      async () => {
        await before();
        return timed(() => callTool(domain, BALANCES, {}));
      },
      () => timed(() => database.run(sumsByDay)),
    );
    return { what, ...figures, byHandName: 'the plain SQL sums by account and day', goalMilliseconds: 50 };
  };
  const streams = async (what: string, before: () => Promise<unknown>): Promise<CorrectionFigures> => {
    const figures = await measured(
      async () => {
        await before();
        return timed(() => callTool(domain, RECURRING, {}));
      },
      () => timed(() => database.run(groupedPayments)),
    );
    const byHandName = 'the plain SQL list of days and amounts by payee';
    return { what, ...figures, byHandName, goalMilliseconds: 2_000 };
  };
  const unchanged = () => Promise.resolve();
  const forecast = await measured(
    () => timed(() => callTool(domain, RECURRING, { account_id: 'small', forecast_days: 30 })),
    () => timed(() => database.run(smallAccount)),
  );
  const rows = 'of 1,000,000 rows with a known balance for each day';
  return [
    await balances(`balances of ten accounts ${rows}`, unchanged),
    await balances(`the same ${rows}, the first time after a change`, change),
    await streams('what comes again, of 1,000,000', unchanged),
    await streams('the same of 1,000,000, the first time after a change', change),
    {
      ...{ what: 'a forecast of 30 days over an account of 10,000 rows', ...forecast, goalMilliseconds: 300 },
      byHandName: 'the plain SQL read of its rows',
    },
  ];
}

async function measured(own: () => Promise<number>, byHand: () => Promise<number>) {
  const measures = { own, byHand };
  await interleaved(WARM_UP_ROUNDS, measures);
  const times = await interleaved(ROUNDS, measures);
  return { milliseconds: median(times.own), byHandMilliseconds: median(times.byHand) };
}

async function addAccounts(domain: Domain): Promise<void> {
  const add = (id: string, rows: number) => {
    const create_account = { name: id, currency: 'CHF' };
    const content = statementText(0, rows, rows);
    const input = { account_id: id, content, mode: 'commit', create_account };
    return callTool(domain, 'finance_transactions_import', input);
  };
  await add('small', SMALL_ROWS);
  for (let number = 1; number <= FURTHER_ACCOUNTS; number += 1) await add(`further-${number}`, 50);
}

/** As if each line of a statement had its balance. */
function knowEveryDay(database: Database): Promise<unknown> {
  return database.run(async (sql) => {
    await sql.query`insert into finance.balances (owner, account_id, day, import_number, statement_number, balance)
      select 'local', account_id, day, import_number, statement_number,
        sum(total) over (partition by account_id order by day)
      from (
        select t.account_id, t.booked_at::date as day, max(t.added_by) as import_number,
          max(t.statement_number) as statement_number, sum(t.amount) as total
        from finance.transactions t where t.owner = 'local' group by 1, 2
      ) days`;
    await sql.script('analyze finance.balances');
  });
}

function sumsByDay(sql: Connection): Promise<unknown> {
  return sql.query`select account_id, booked_at::date, sum(amount), count(*) from finance.transactions
    where owner = 'local' group by 1, 2`;
}

function groupedPayments(sql: Connection): Promise<unknown> {
  return sql.query`select account_id, payee_key, string_agg(booked_at::date || ' ' || amount, ',')
    from finance.transactions where owner = 'local' and booked_at >= '2022-01-01'
    group by account_id, payee_key, amount < 0 having count(*) > 1`;
}

function smallAccount(sql: Connection): Promise<unknown> {
  return sql.query`select booked_at, amount, payee_key, description_key from finance.transactions
    where owner = 'local' and account_id = 'small'`;
}
