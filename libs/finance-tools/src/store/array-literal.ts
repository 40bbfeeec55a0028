/** What JSON writes otherwise than an array of PostgreSQL does: control characters and single surrogates. */
const OF_JSON_ALONE = /\\[^"\\]/;

/** A PostgreSQL array as text. The driver takes several times as long to write one, and JSON has nearly the same form. */
export function arrayLiteral(values: readonly (string | null)[]): string {
  const json = JSON.stringify(values);
  const items = OF_JSON_ALONE.test(json) ? values.map(quoted).join(',') : json.slice(1, -1);
  return `{${items}}`;
}

function quoted(value: string | null): string {
  return value === null ? 'null' : `"${value.replace(/["\\]/g, '\\$&')}"`;
}
