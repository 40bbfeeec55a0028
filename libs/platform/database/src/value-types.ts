import type { Sql } from 'postgres';

const INT8 = 20;
const [DATE, TIME, TIMESTAMP, TIMESTAMPTZ] = [1082, 1083, 1114, 1184] as const;
const [JSON_TEXT, JSONB] = [114, 3802] as const;

const asIs = (text: string) => text;
const timeText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
const jsonText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * How values travel. `int8` comes as bigint and `numeric` as text, never as a float. Dates and times come as the text
 * that the server sends, which is in UTC: no zone of this process has a say. JSON is given as text or as a value.
 */
export const valueTypes = {
  bigint: { to: INT8, from: [INT8], parse: BigInt, serialize: String },
  date: { to: TIMESTAMPTZ, from: [DATE, TIME, TIMESTAMP, TIMESTAMPTZ], parse: asIs, serialize: timeText },
};

/** Sets what drizzle replaces back, so that a query means the same whether it was made by drizzle or by hand. */
export function keepValueTypes(sql: Sql): void {
  for (const type of [DATE, TIME, TIMESTAMP, TIMESTAMPTZ]) sql.options.serializers[type] = timeText;
  for (const type of [JSON_TEXT, JSONB]) sql.options.serializers[type] = jsonText;
}
