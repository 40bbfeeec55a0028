import type { ToolInput } from '@bursar/views/html-views';

/** The two days of a range, each a parameter of its own. */
const [FROM, TO] = ['from', 'to'] as const;
const BOOLEANS: readonly string[] = ['uncategorized', 'is_split'];

/** The filters of a search as the query of the route, such as `?search=rent`; empty if there are none. */
export function segmentOfFilters({ limit: _, offset: __, details: ___, ...filters }: ToolInput): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    if (isRange(value)) {
      query.set(FROM, value.start_date);
      query.set(TO, value.end_date);
    } else query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The filters in the query of the route, also in the JSON that addresses had before; none if that is not valid. */
export function parseFilters(segment: string): ToolInput {
  return segment.startsWith('?') ? filtersInQuery(new URLSearchParams(segment)) : filtersInJson(segment);
}

function filtersInQuery(query: URLSearchParams): ToolInput {
  const [from, to] = [query.get(FROM), query.get(TO)];
  const others = [...query].filter(([name]) => name !== FROM && name !== TO);
  return {
    ...Object.fromEntries(others.map(([name, value]) => [name, BOOLEANS.includes(name) ? value === 'true' : value])),
    ...(from !== null && to !== null && { date_range: { start_date: from, end_date: to } }),
  };
}

function filtersInJson(segment: string): ToolInput {
  try {
    const filters = JSON.parse(segment) as unknown;
    return typeof filters === 'object' && filters !== null && !Array.isArray(filters) ? (filters as ToolInput) : {};
  } catch {
    return {};
  }
}

function isRange(value: unknown): value is { readonly start_date: string; readonly end_date: string } {
  return typeof value === 'object' && value !== null && 'start_date' in value && 'end_date' in value;
}

/** Whether two segments differ only in the search text. */
export function differsOnlyInSearch(before: string, after: string): boolean {
  const [one, other] = [before, after].map((segment) =>
    segmentOfFilters({ ...parseFilters(segment), search: undefined }),
  );
  return before !== after && one === other;
}
