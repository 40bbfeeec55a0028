import { monthOfDate, parseCivilDate, partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import type { ToolInput } from '../tools/tool-call';

/** The filters of a search. Other arguments of a call are kept as they are. */
export interface Filters {
  readonly search?: string | undefined;
  readonly direction?: string | undefined;
  readonly date_range?: { readonly start_date: string; readonly end_date: string } | undefined;
  readonly category_id?: string | undefined;
  readonly account_id?: string | undefined;
  readonly min_amount?: string | number | undefined;
  readonly max_amount?: string | number | undefined;
  readonly currency?: string | undefined;
  readonly uncategorized?: boolean | undefined;
}

/** The filters in the arguments of a call: all arguments except paging, grouping and details. */
export function filtersIn({ limit: _, offset: __, group_by: ___, details: ____, ...filters }: ToolInput): Filters {
  return filters;
}

/** The date range of a whole month. */
export function rangeOf(month: YearMonth): NonNullable<Filters['date_range']> {
  const { year, month: number } = partsOfMonth(month);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { start_date: `${month}-01`, end_date: `${month}-${last}` };
}

/** The month that a range covers exactly; undefined for any other range. */
export function monthOfRange(range: Filters['date_range']): YearMonth | undefined {
  const start = range && parseCivilDate(range.start_date);
  if (range === undefined || start === undefined) return undefined;
  const month = monthOfDate(start);
  const { start_date: first, end_date: last } = rangeOf(month);
  return range.start_date === first && range.end_date === last ? month : undefined;
}

/** The filters with a group selected, or without it if it was selected before. */
export function toggled(filters: Filters, by: 'month' | 'category' | 'account', key: string): Filters {
  if (by === 'month') {
    const isSelected = monthOfRange(filters.date_range) === key;
    return { ...filters, date_range: isSelected ? undefined : rangeOf(yearMonth(key)) };
  }
  const name = by === 'category' ? 'category_id' : 'account_id';
  // A category and none at once is refused.
  return { ...filters, uncategorized: undefined, [name]: filters[name] === key ? undefined : key };
}
