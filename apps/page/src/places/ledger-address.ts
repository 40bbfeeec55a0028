import type { ToolInput } from '@bursar/views/pictures';

/** The filters of a search as a word of the address; nothing where there are none. */
export function filtersOf({ limit: _, offset: __, ...filters }: ToolInput): string {
  const text = JSON.stringify(filters);
  return text === '{}' ? '' : text;
}

/** The filters that a word of the address holds; none where it is no such word. */
export function parsedFilters(word: string): ToolInput {
  try {
    const filters = JSON.parse(word) as unknown;
    return typeof filters === 'object' && filters !== null && !Array.isArray(filters) ? (filters as ToolInput) : {};
  } catch {
    return {};
  }
}

/** Whether two such words differ in nothing but the text that is searched for. */
export function isOnlySearch(before: string, after: string): boolean {
  const [one, other] = [before, after].map((word) => filtersOf({ ...parsedFilters(word), search: undefined }));
  return before !== after && one === other;
}
