import { sql, type SQL } from 'drizzle-orm';

import { descriptionKey } from '../model/description-key';
import type { StatementRow } from '../model/statement/statement-row';

/** Rows of a statement as a query of their own. They travel as arrays, so the statement is the same for any number. */
export function statementRows(rows: readonly StatementRow[]): SQL {
  const column = (value: (row: StatementRow) => string | null) => arrayLiteral(rows.map(value));
  return sql`select * from unnest(
      ${column(({ row }) => String(row))}::int[], ${column(({ bookedAt }) => bookedAt)}::timestamp(0)[],
      ${column(({ amount }) => amount)}::numeric(19, 4)[], ${column(({ description }) => description)}::text[],
      ${column(({ description }) => descriptionKey(description))}::text[],
      ${column(({ category }) => category)}::text[],
      ${column(({ category }) => category && category.toLowerCase())}::text[],
      ${column(({ externalId }) => externalId)}::text[]
    ) as staged (row_number, booked_at, amount, description, description_key, category, category_key, external_id)`;
}

const QUOTED = /["\\]/;

/** A PostgreSQL array as text; the driver's own way of writing one takes several times as long. */
export function arrayLiteral(values: readonly (string | null)[]): string {
  const items = values.map((value) => {
    if (value === null) return 'NULL';
    return QUOTED.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
  });
  return `{${items.join(',')}}`;
}
