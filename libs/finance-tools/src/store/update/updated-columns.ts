import { sql, type SQL } from 'drizzle-orm';

import type { Decimal } from '../../model/decimal';
import { arrayLiteral } from '../array-literal';

/** A line of a split as it is stored. */
export interface StoredLine {
  readonly amount: Decimal;
  readonly category_id: number | null;
  readonly note: string | null;
}

/** What an update sets; undefined leaves it as it is. */
export interface Settings {
  /** The number of a category, or 0 for one that is yet to be made. */
  readonly category?: number | null | undefined;
  readonly payee?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly addTags?: readonly string[] | undefined;
  readonly removeTags?: readonly string[] | undefined;
  readonly split?: readonly StoredLine[] | null | undefined;
  /** The category that a row is suggested, as an expression; the rows that have none are left out. */
  readonly suggestedCategory?: SQL | undefined;
}

/** The new values of the columns that an update may change, as expressions over `t`. */
export interface UpdatedColumns {
  readonly values: Readonly<Record<ColumnName, SQL>>;
  /** Whether a row is passed over because it is split. */
  readonly isSkipped: SQL;
  /** Whether the row gets other values. */
  readonly isChanged: SQL;
  /** Whether what is computed from the texts is to be computed anew. */
  readonly changesTexts: boolean;
}

type ColumnName = 'category_id' | 'category_source' | 'split' | 'payee_name' | 'payee_source' | 'note' | 'tags';

export function updatedColumns(given: Settings): UpdatedColumns {
  const { category, payee, note, addTags = [], removeTags = [], split, suggestedCategory } = given;
  const values: Record<ColumnName, SQL> = {
    category_id: sql`t.category_id`,
    category_source: sql`t.category_source`,
    split: sql`t.split`,
    payee_name: sql`t.payee_name`,
    payee_source: sql`t.payee_source`,
    note: sql`t.note`,
    tags: sql`t.tags`,
  };
  if (split === null) {
    values.split = sql`null::jsonb`;
    values.category_source = sql`case when t.split is null then t.category_source end`;
  } else if (split !== undefined) {
    values.split = sql`${JSON.stringify(split)}::jsonb`;
    values.category_id = sql`null::integer`;
    values.category_source = sql`'person'`;
  }
  if (category !== undefined) {
    values.category_id = sql`${category}::integer`;
    values.category_source = sql`'person'`;
  }
  if (suggestedCategory !== undefined) {
    values.category_id = suggestedCategory;
    values.category_source = sql`'suggestion'`;
  }
  if (payee === null) {
    values.payee_name = sql`case when t.payee_source = 'person' then ${PAYEE_OF_RULE} else t.payee_name end`;
    values.payee_source = sql`case when t.payee_source <> 'person' then t.payee_source
      when ${PAYEE_OF_RULE} is not null then 'rule' end`;
  } else if (payee !== undefined) {
    values.payee_name = sql`${payee}::text`;
    values.payee_source = sql`case when t.payee_name is distinct from ${payee}::text then 'person' else t.payee_source end`;
  }
  if (note !== undefined) values.note = sql`${note}::text`;
  const changesTags = addTags.length + removeTags.length > 0;
  if (changesTags) values.tags = tagsWith(addTags, removeTags);
  const skips = category !== undefined && split === undefined;
  return {
    values,
    isSkipped: skips ? sql`t.split is not null` : sql`false`,
    isChanged: sql`(${sql.join(
      Object.entries(values).map(([name, value]) => sql`t.${sql.raw(name)} is distinct from ${value}`),
      sql` or `,
    )})`,
    changesTexts: payee !== undefined || note !== undefined || changesTags,
  };
}

/**
 * The payee that a rule had given to a row (`t`) before a person gave it another: the journal has it, in what was there when a
 * person's became its payee. Null where there was none, or where that change was forgotten.
 */
const PAYEE_OF_RULE: SQL = sql`(
  select c.before::jsonb->>'payee_name' from finance.changed_transactions c
  where c.owner = t.owner and c.sequence = t.sequence and c.after is not null and c.before::jsonb ? 'payee_source'
    and c.before::jsonb->>'payee_source' is distinct from 'person'
  order by c.change_number desc limit 1)`;

/** Sorted, each once. */
function tagsWith(added: readonly string[], removed: readonly string[]): SQL {
  return sql`array(
    select tag from (
      select unnest(t.tags) as tag except select unnest(${arrayLiteral(removed)}::text[])
      union select unnest(${arrayLiteral(added)}::text[])
    ) tags order by tag collate "C")`;
}
