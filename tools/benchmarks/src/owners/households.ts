import { systemClock } from '@bursar/calendar';
import { createCristiAgent } from '@bursar/cristi-agent';
import type { Connection, Database } from '@bursar/database';
import { createFinanceTools } from '@bursar/finance-tools';
import { createPlanifi } from '@bursar/planifi';
import { createSharedSplit } from '@bursar/shared-split';
import type { Domain } from '@bursar/toolkit';
import { sql as text } from 'drizzle-orm';

import { statementText } from '../ledger/bank-statement';
import { callTool } from '../measuring/tool-call';

export interface Domains {
  readonly split: Domain;
  readonly accounts: Domain;
  readonly budget: Domain;
  readonly ledger: Domain;
}

/** The household that all others are copies of. */
export const FIRST = 'household-0';
export const householdOf = (number: number) => ({ owner: `household-${number}`, isLocal: false });

export const WHO = { user_id: '7', thread_id: '7' };
export const DAY = '2026-02-10';
const SCHEMAS = ['shared_split', 'planifi', 'cristi', 'finance'];
/** What one word occurs in: some of the rows of each household. */
const RARE = 'netflix';

/** The domains whose tables grow with their households. */
export function domainsOn(database: Database): Domains {
  const common = { database, clock: systemClock };
  return {
    split: createSharedSplit(common),
    accounts: createPlanifi(common),
    budget: createCristiAgent({ ...common, allowedUserIds: [WHO.user_id] }),
    ledger: createFinanceTools({ ...common, filesOpen: false }),
  };
}

/** Makes so many households of so many rows each, most of them in the ledger. All are alike. */
export async function fillHouseholds(database: Database, domains: Domains, count: number, rows: number): Promise<void> {
  await fillFirst(domains, rows);
  await database.run(async (sql) => {
    // Rows are copied with their totals and their journal: triggers would make both again.
    await sql.script(`set session_replication_role = replica; set statement_timeout = 0`);
    for (const { name, owner, columns } of await tablesOf(sql)) {
      const [table, key] = [text.raw(name), text.raw(owner)];
      const names = text.raw(columns.map((column) => `"${column}"`).join(', '));
      await sql.query(text`
        insert into ${table} (${key}, ${names})
        select 'household-' || number, ${names} from ${table}, generate_series(1, ${count - 1}::integer) as number
        where ${key} = ${FIRST}`);
    }
    await sql.script(`set session_replication_role = origin; set statement_timeout = default`);
    for (const { name } of await tablesOf(sql)) await sql.script(`vacuum analyze ${name}`);
  });
}

/** Half of the rows are in the ledger, the others alike in the three other domains. */
async function fillFirst({ split, accounts, budget, ledger }: Domains, rows: number): Promise<void> {
  const caller = householdOf(0);
  const call = (domain: Domain, tool: string, input: object) => callTool(domain, tool, input, caller);
  const statement = statementText(0, Math.floor(rows / 2), Math.floor(rows / 2)).replaceAll(
    / ref (\d*)7\b/g,
    ` ${RARE} $1`,
  );
  const account = { account_id: 'main', create_account: { name: 'Main', currency: 'CHF' } };
  await call(ledger, 'finance_transactions_import', { ...account, content: statement, mode: 'commit' });
  const created = await call(accounts, 'planifi.createAccount.v1', {
    idempotencyKey: 'key of the account',
    name: 'Main',
    type: 'BANK',
  });
  const { account: made } = JSON.parse(created) as { readonly account: { readonly id: string } };
  for (let number = 0; number < Math.floor(rows / 6); number += 1) {
    const day = `2026-0${1 + (number % 3)}-${10 + (number % 18)}`;
    const description = number % 50 === 0 ? RARE : `Purchase ${number}`;
    await call(split, 'create_movement', {
      requested_by_participant_id: 'elias',
      type: 'purchase',
      amount: '1.00',
      description,
      occurred_at: `${day}T12:00:00`,
    });
    await call(accounts, 'planifi.createExpense.v1', {
      idempotencyKey: `key of ${number}`,
      accountId: made.id,
      amount: 1,
      occurredOn: day,
      description,
    });
    await call(budget, 'add_transaction', {
      ...WHO,
      transaction: {
        type: 'EXPENSE',
        amount_mxn_cents: 100,
        category_type: 'VARIABLE',
        category: 'Food',
        description,
        date_iso: day,
      },
    });
  }
}

interface OwnedTable {
  readonly [column: string]: unknown;
  readonly name: string;
  readonly owner: string;
  /** All others that are not given by the server. */
  readonly columns: readonly string[];
}

function tablesOf(sql: Connection): Promise<OwnedTable[]> {
  return sql.query<OwnedTable>`
    select c.oid::regclass::text as name,
      max(a.attname) filter (where a.attname in ('owner', 'household_id')) as owner,
      array_agg(a.attname::text order by a.attnum)
        filter (where a.attname not in ('owner', 'household_id') and a.attidentity = '' and a.attgenerated = '') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = any(${SCHEMAS})
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' group by c.oid
    having count(*) filter (where a.attname not in ('owner', 'household_id') and a.attidentity = '' and a.attgenerated = '') > 0
    order by 1`;
}
