import { createHash, randomUUID } from 'node:crypto';

import { addDays, civilDate } from '@bursar/calendar';
import type { Sql, TransactionSql } from 'postgres';

import type { DomainWrite } from './domain-write';

/**
 * The smallest import: of one row, each of another day, as a bank that is asked every day has them. What it is held against stores the same: the row with its searched forms, its statement, the import,
 * and the change of the journal, whose hash covers the rows as the database has them. It does not read a file, and knows
 * of which account and category the row is; of what is stored it looks for the row's id alone.
 */
export const financeToolsWrite: DomainWrite = {
  what: 'an import of one row (finance-tools)',
  prepare: async (call) => {
    let day = civilDate('2010-01-01');
    const nextDay = () => (day = addDays(day, 1)).text;
    const statement = (id: string) => ({
      account_id: 'main',
      // Its own text makes it an entry of its own.
      content: `date,description,amount,category,id\n${nextDay()},Taxi ${id},-24.99,Transport,${id}`,
      mode: 'commit',
    });
    const create_account = { name: 'Main', currency: 'CHF' };
    await call('finance_transactions_import', { ...statement('first'), create_account });
    return {
      byMcp: (again) => again('finance_transactions_import', statement(randomUUID())),
      bySql: (sql: Sql) => sql.begin((transaction) => importRow(transaction, nextDay(), randomUUID())),
    };
  },
};

interface Numbers {
  readonly number: number;
  readonly sequence: string;
}

async function importRow(transaction: TransactionSql, day: string, id: string): Promise<void> {
  const [numbers] = await transaction<Numbers[]>`
    update finance.ledgers set next_number = next_number + 1, next_sequence = next_sequence + 1
    where owner = 'local' returning next_number - 1 as number, next_sequence - 1 as sequence`;
  const [head] = await transaction<{ number: number; hash: string }[]>`
    select change_number as number, hash from finance.changes where owner = 'local'
    order by change_number desc limit 1`;
  const [known] = await transaction`
    select 1 from finance.transactions where owner = 'local' and account_id = 'main' and external_id = ${id}`;
  if (numbers === undefined || head === undefined) throw new Error('there is no ledger');
  if (known !== undefined) throw new Error('a new row is known');
  const { number, sequence } = numbers;
  const change = head.number + 1;
  await transaction`
    select set_config('finance.change', ${String(change)}, true), set_config('finance.adds_from', ${sequence}, true)`;
  const description = `Taxi ${id}`;
  const key = description.toLowerCase().replaceAll(' ', 'Z').replaceAll('-', 'YCN');
  const raw = { date: day, description, amount: '-24.99', category: 'Transport', id };
  await transaction`
    insert into finance.transactions (owner, booked_at, sequence, account_id, category_id, amount, external_id,
      description, description_key, added_by, changed_by, raw, statement_number, payee_name, payee_source, payee_key,
      words_key, category_source)
    select 'local', ${day}, ${sequence}, 'main', category_id, -24.99, ${id}, ${description}, ${key}, ${number},
      ${number}, ${JSON.stringify(raw)}::text::json, 1, 'Taxi', 'cleaned', 'taxi', null, 'statement'
    from finance.categories where owner = 'local' and name_key = 'transport'`;
  await transaction`
    insert into finance.statements (owner, import_number, statement_number, account_id, format, layout, start_date,
      end_date, proof)
    select 'local', ${number}, 1, 'main', 'csv', layout, ${day}, ${day}, 'none'
    from finance.statements where owner = 'local' order by import_number limit 1`;
  await transaction`
    insert into finance.imports (owner, import_number, account_id, imported_count, replaced_count, committed_at)
    values ('local', ${number}, 'main', 1, 0, now())`;
  const rows = await transaction<{ name: string; key: string; image: string }[]>`
    select table_name as name, key, after as image from finance.changed_rows
    where owner = 'local' and change_number = ${change}
    union all
    select 'transactions', t.sequence::text, finance.transaction_image(t) from finance.transactions t
    where t.owner = 'local' and t.sequence >= ${sequence}
    order by 1, 2`;
  const at = new Date().toISOString();
  const summary = 'Imported 1 transaction into main';
  const tool = 'finance_transactions_import';
  const record = [
    `{"at":"${at}","change_id":"change-${change}","import_id":"import-${number}","kind":"import",`,
    `"previous_hash":"${head.hash}","rows":[`,
    rows.map((row) => `{"after":${row.image},"before":null,"key":"${row.key}","table":"${row.name}"}`).join(),
    `],"summary":"${summary}","tool":"${tool}","undoes":null,"via":"mcp"}`,
  ].join('');
  const hash = createHash('sha256').update(`${head.hash}\n${record}`).digest('hex');
  await transaction`
    insert into finance.changes (owner, change_number, kind, at, via, tool, summary, import_number, first_sequence,
      next_sequence, row_count, previous_hash, hash)
    values ('local', ${change}, 'import', ${at}, 'mcp', ${tool}, ${summary}, ${number}, ${sequence},
      ${sequence}::bigint + 1, 1, ${head.hash}, ${hash})`;
}
