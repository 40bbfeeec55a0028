const QUOTED = /["\\]/;

/** A PostgreSQL array as text. The driver takes several times as long to write one. */
export function arrayLiteral(values: readonly (string | null)[]): string {
  const items = values.map((value) => {
    if (value === null) return 'NULL';
    return QUOTED.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
  });
  return `{${items.join(',')}}`;
}
