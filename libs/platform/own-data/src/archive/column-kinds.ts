/** How a column is written as JSON and read again, in SQL: both are exact for every value that its table takes. */
export interface Conversion {
  /** SQL of type text from the column. */
  readonly written: (column: string) => string;
  /** SQL of the column's type from the member `key` of a row's JSON. */
  readonly read: (key: string) => string;
  /** What the member is, null apart. */
  readonly accepts: (value: unknown) => boolean;
}

const text = (key: string) => `(line ->> '${key}')`;
const nested = (key: string) => `(case when ${text(key)} is not null then line -> '${key}' end)`;
const isText = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value);
const list = (of: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(of);
// A line break between the members of stored JSON, which none is within a text.
const oneLine = (json: string) => `translate(${json}, E'\\n\\r', '  ')`;

const CONVERSIONS = {
  text: {
    written: (column) => `to_json(${column})::text`,
    read: text,
    accepts: (value) => typeof value === 'string',
  },
  uuid: {
    written: (column) => `to_json(${column})::text`,
    read: (key) => `${text(key)}::uuid`,
    accepts: isText(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  },
  boolean: {
    written: (column) => `${column}::text`,
    read: (key) => `${text(key)}::boolean`,
    accepts: (value) => typeof value === 'boolean',
  },
  /** A number of JSON with any number of digits. */
  integer: {
    written: (column) => `${column}::text`,
    read: (key) => `${text(key)}::bigint`,
    accepts: (value) => typeof value === 'number' && Number.isInteger(value),
  },
  decimal: {
    written: (column) => `to_json(${column}::text)::text`,
    read: (key) => `${text(key)}::numeric`,
    accepts: isText(/^-?\d+(?:\.\d+)?$/),
  },
  cents: {
    written: (column) => `to_json((${column} * 0.01)::numeric(30, 2)::text)::text`,
    read: (key) => `(${text(key)}::numeric * 100)::bigint`,
    accepts: isText(/^-?\d+\.\d{2}$/),
  },
  date: {
    written: (column) => `to_json(to_char(${column}, 'YYYY-MM-DD'))::text`,
    read: (key) => `${text(key)}::date`,
    accepts: isText(/^\d{4}-\d{2}-\d{2}$/),
  },
  /** Without a zone. */
  wallTime: {
    written: (column) => `to_json(to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS'))::text`,
    read: (key) => `${text(key)}::timestamp`,
    accepts: isText(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/),
  },
  instant: {
    written: (column) => `to_json(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text`,
    read: (key) => `${text(key)}::timestamptz`,
    accepts: isText(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/),
  },
  /** Stored as milliseconds since 1970. Whole days apart: to_timestamp takes a binary fraction, which loses some far ones. */
  milliseconds: {
    written: (column) =>
      `to_json(to_char(timestamp 'epoch' + ${column} / 86400000 * interval '1 day' + ${column} % 86400000 * interval '1 millisecond',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text`,
    read: (key) => `(extract(epoch from ${text(key)}::timestamptz) * 1000)::bigint`,
    accepts: isText(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  },
  json: { written: (column) => oneLine(`${column}::text`), read: nested, accepts: () => true },
  jsonb: { written: (column) => `${column}::text`, read: (key) => `${nested(key)}::jsonb`, accepts: () => true },
  texts: {
    written: (column) => oneLine(`to_json(${column})::text`),
    read: (key) =>
      `(case when ${text(key)} is not null then array(select json_array_elements_text(line -> '${key}')) end)`,
    accepts: list((value) => typeof value === 'string'),
  },
  integers: {
    written: (column) => oneLine(`to_json(${column})::text`),
    read: (key) =>
      `(case when ${text(key)} is not null then array(select json_array_elements_text(line -> '${key}')::integer) end)`,
    accepts: list(Number.isInteger),
  },
} as const satisfies Record<string, Conversion>;

export type ColumnKind = keyof typeof CONVERSIONS;

export function conversionOf(kind: ColumnKind): Conversion {
  return CONVERSIONS[kind];
}
