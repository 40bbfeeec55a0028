import { sql, type SQL } from 'drizzle-orm';

/** The columns of a transaction beside its key, with what reads each from a state (`s.state`) of the journal. */
const COLUMNS: Readonly<Record<string, (name: string) => SQL>> = {
  account_id: asText,
  added_by: (name) => sql`(${asText(name)})::integer`,
  amount: (name) => sql`(${asText(name)})::numeric`,
  booked_at: (name) => sql`(${asText(name)})::timestamp(0)`,
  category_id: (name) => sql`(${asText(name)})::integer`,
  category_source: asText,
  changed_by: (name) => sql`(${asText(name)})::integer`,
  description: asText,
  description_key: asText,
  external_id: asText,
  note: asText,
  payee: asText,
  payee_key: asText,
  payee_name: asText,
  payee_source: asText,
  raw: (name) => sql`(${asText(name)})::json`,
  split: (name) => sql`(${asText(name)})::jsonb`,
  statement_number: (name) => sql`(${asText(name)})::integer`,
  tags: (name) => sql`case when jsonb_typeof(s.state->${sql.raw(`'${name}'`)}) = 'array'
    then array(select jsonb_array_elements_text(s.state->${sql.raw(`'${name}'`)})) else '{}' end`,
  words_key: asText,
};

function asText(name: string): SQL {
  return sql`s.state->>${sql.raw(`'${name}'`)}`;
}

const names = Object.keys(COLUMNS);

/** The list of the columns. */
export const columnNames = sql.raw(names.join(', '));

/** The columns of a state that has all of them. */
export const columnValues = sql.join(
  Object.entries(COLUMNS).map(([name, value]) => value(name)),
  sql`, `,
);

/** Sets the columns of a transaction (`t`) that a state has, and all others to null if the state is whole. */
export const columnAssignments = sql.join(
  Object.entries(COLUMNS).map(([name, value]) => {
    const column = sql.raw(name);
    return sql`${column} = case when s.is_whole or s.state ? ${sql.raw(`'${name}'`)} then ${value(name)} else t.${column} end`;
  }),
  sql`, `,
);
