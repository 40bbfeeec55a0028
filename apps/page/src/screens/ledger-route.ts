import type { ToolInput } from '@bursar/views/html-views';

/** The filters of a search as a segment of the route; empty if there are none. */
export function segmentOfFilters({ limit: _, offset: __, details: ___, ...filters }: ToolInput): string {
  const text = JSON.stringify(filters);
  return text === '{}' ? '' : text;
}

/** The filters in a segment of the route; none if the segment is not valid. */
export function parseFilters(segment: string): ToolInput {
  try {
    const filters = JSON.parse(segment) as unknown;
    return typeof filters === 'object' && filters !== null && !Array.isArray(filters) ? (filters as ToolInput) : {};
  } catch {
    return {};
  }
}

/** Whether two segments differ only in the search text. */
export function differsOnlyInSearch(before: string, after: string): boolean {
  const [one, other] = [before, after].map((segment) =>
    segmentOfFilters({ ...parseFilters(segment), search: undefined }),
  );
  return before !== after && one === other;
}
