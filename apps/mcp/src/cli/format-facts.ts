const ROWS_SHOWN = 3;

/** Formats an object for people: a line for each name and value, nested objects indented, lists cut after a few items. Empty values are left out. */
export function formatFacts(facts: unknown): string {
  return linesOf(facts).join('\n');
}

function linesOf(facts: unknown): string[] {
  if (!isRecord(facts)) return [inOneLine(facts)];
  const entries = Object.entries(facts).filter(([, value]) => !isNothing(value));
  const width = Math.max(0, ...entries.filter(([, value]) => isFlat(value)).map(([name]) => name.length));
  return entries.flatMap(([name, value]) => {
    if (isFlat(value)) return [`${name.padEnd(width)}  ${inOneLine(value)}`];
    const nested = Array.isArray(value) ? rowsOf(value) : linesOf(value);
    return [name, ...nested.map((line) => `  ${line}`)];
  });
}

function rowsOf(rows: readonly unknown[]): string[] {
  const more = rows.length - ROWS_SHOWN;
  return [...rows.slice(0, ROWS_SHOWN).map(inOneLine), ...(more > 0 ? [`… and ${more} more`] : [])];
}

function inOneLine(value: unknown): string {
  if (!isRecord(value) && !Array.isArray(value)) return String(value);
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return parts
    .filter((part) => !isNothing(part))
    .map(inOneLine)
    .join(Array.isArray(value) ? ', ' : ' ');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFlat = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((item) => !isRecord(item)) : !isRecord(value) || isSum(value);

/** An amount with its currency is one value. */
const isSum = (value: Readonly<Record<string, unknown>>): boolean => Object.keys(value).join() === 'amount,currency';

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
