import type * as z from 'zod';

/** Clients refuse an answer whose headers are long, so a list in one is cut to so many. */
export const MOST_ITEMS_OF_A_HEADER = 20;

/** Facts whose lists are cut to what a header can carry. */
export function cutForHeader(facts: Readonly<Record<string, readonly unknown[]>> | undefined) {
  const cut = Object.entries(facts ?? {}).map(([name, items]) => [name, items.slice(0, MOST_ITEMS_OF_A_HEADER)]);
  return facts && Object.fromEntries(cut);
}

/** Compact ASCII JSON, which a header can carry. */
export function headerJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The facts in a header of another server; `undefined` without it, and for one of another form. */
export function factsIn<Schema extends z.ZodType>(header: string | null, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(header ?? '')).data;
  } catch {
    return undefined;
  }
}

/** The headers of those facts that there are. */
export function headersOf(facts: Readonly<Record<string, unknown>>): { readonly headers?: Record<string, string> } {
  const given = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (given.length === 0) return {};
  return { headers: Object.fromEntries(given.map(([name, value]) => [name, headerJson(value)])) };
}
