import pg from 'pg';

const [INT8, INT8_ARRAY] = [20, 1016] as const;
const [NUMERIC_ARRAY, TEXT_ARRAY] = [1231, 1009] as const;
const [DATE, TIME, TIMESTAMP, TIMESTAMPTZ, INTERVAL] = [1082, 1083, 1114, 1184, 1186] as const;
const TIME_ARRAYS = [1182, 1183, 1115, 1185, 1187] as const;

const asIs = (text: string) => text;
const textArray = pg.types.getTypeParser(TEXT_ARRAY as number) as (text: string) => (string | null)[];
const bigints = (text: string) => textArray(text).map((item) => (item === null ? null : BigInt(item)));

const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: BigInt,
  [INT8_ARRAY]: bigints,
  [NUMERIC_ARRAY]: textArray,
  ...Object.fromEntries([DATE, TIME, TIMESTAMP, TIMESTAMPTZ, INTERVAL].map((type) => [type, asIs])),
  ...Object.fromEntries(TIME_ARRAYS.map((type) => [type, textArray])),
};

/**
 * How values are read. `int8` is a bigint and `numeric` is text, never a float. Dates and times are the text that the
 * server sends, in UTC, whatever the time zone of this process.
 */
export const valueTypes = {
  getTypeParser: (type: number, format?: string) =>
    PARSERS[type] ?? pg.types.getTypeParser(type, format as 'text' | undefined),
} as pg.CustomTypesConfig;

/** A value as it is sent: the driver would write a Date in the time zone of this process. */
export function sentValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? (arrayLiteral(value) ?? value) : value;
}

const QUOTED = /["\\]/;

/**
 * An array of texts and numbers as PostgreSQL reads it; undefined where it holds anything else. The driver takes several
 * times as long to write one.
 */
function arrayLiteral(values: readonly unknown[]): string | undefined {
  const items: string[] = [];
  for (const value of values) {
    if (value === null) items.push('NULL');
    else if (typeof value === 'number' || typeof value === 'bigint') items.push(String(value));
    else if (typeof value === 'string') items.push(quoted(value));
    else return undefined;
  }
  return `{${items.join(',')}}`;
}

function quoted(text: string): string {
  return QUOTED.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`;
}
