import { sql } from 'drizzle-orm';

import { descriptionKey } from '../domain/description-key';
import type { StatementRow } from '../domain/statement/statement-row';
import type { FinanceQueries } from './finance-database';

/** So many rows travel in one statement. */
export const BATCH_ROWS = 5_000;

/**
 * A place for the rows of a statement that vanishes with the transaction: they are matched in the database, so that
 * memory here stays flat however long the statement is.
 */
export async function createStage(queries: FinanceQueries): Promise<void> {
  await queries.execute(sql`
    create temporary table staged (
      row_number integer not null, booked_at timestamp(0) not null, amount numeric(19, 4) not null,
      description text not null, description_key text collate "C" not null, category text,
      category_key text collate "C", external_id text collate "C"
    ) on commit drop`);
}

export async function stageRows(queries: FinanceQueries, rows: readonly StatementRow[]): Promise<void> {
  const column = (value: (row: StatementRow) => string | null) => arrayLiteral(rows.map(value));
  await queries.execute(sql`
    insert into staged select * from unnest(
      ${column(({ row }) => String(row))}::int[], ${column(({ bookedAt }) => bookedAt)}::timestamp[],
      ${column(({ amount }) => amount)}::numeric[], ${column(({ description }) => description)}::text[],
      ${column(({ description }) => descriptionKey(description))}::text[],
      ${column(({ category }) => category)}::text[],
      ${column(({ category }) => category && category.toLowerCase())}::text[],
      ${column(({ externalId }) => externalId)}::text[]
    )`);
}

/** Tells the planner what was staged: nobody else does, for a table that lives so short. */
export async function finishStage(queries: FinanceQueries): Promise<void> {
  await queries.execute(sql`analyze staged`);
}

const QUOTED = /["\\]/;

/** A PostgreSQL array as text; the driver's own way of writing one takes several times as long. */
function arrayLiteral(values: readonly (string | null)[]): string {
  const items = values.map((value) => {
    if (value === null) return 'NULL';
    return QUOTED.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
  });
  return `{${items.join(',')}}`;
}
