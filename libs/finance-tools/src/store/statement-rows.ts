import { sql, type SQL } from 'drizzle-orm';

import { descriptionKey } from '../model/description-key';
import type { StatementRow } from '../model/statement/statement-row';
import { arrayLiteral } from './array-literal';

/** Rows of a statement as a query. They are sent as arrays, so the text is the same for any number of rows. */
export function statementRows(rows: readonly StatementRow[]): SQL {
  const column = (value: (row: StatementRow) => string | null) => arrayLiteral(rows.map(value));
  return sql`select * from unnest(
      ${column(({ row }) => String(row))}::int[], ${column(({ bookedAt }) => bookedAt)}::timestamp(0)[],
      ${column(({ amount }) => amount)}::numeric(19, 4)[], ${column(({ description }) => description)}::text[],
      ${column(({ description }) => descriptionKey(description))}::text[],
      ${column(({ category }) => category)}::text[], ${column(categoryKey)}::text[],
      ${column(({ externalId }) => externalId)}::text[]
    ) as staged (row_number, booked_at, amount, description, description_key, category, category_key, external_id)`;
}

/** What the category of a row is looked up by: names differ from one another by more than case. */
export function categoryKey({ category }: StatementRow): string | null {
  return category && category.toLowerCase();
}
