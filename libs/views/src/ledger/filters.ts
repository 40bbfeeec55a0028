import { monthOfDate, parseCivilDate, partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import type { Filters } from '../contract/ledger-result';
import type { ToolInput } from '../contract/tool-call';

/** The filters of a call: what is left of its arguments without the place in the list and the kind of group. */
export function filtersIn({ limit: _, offset: __, group_by: ___, ...filters }: ToolInput): Filters {
  return filters;
}

/** The whole of a month, as a filter has it. */
export function rangeOf(month: YearMonth): NonNullable<Filters['date_range']> {
  const { year, month: number } = partsOfMonth(month);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { start_date: `${month}-01`, end_date: `${month}-${last}` };
}

/** The month that a range is the whole of, where it is one. */
export function monthOfRange(range: Filters['date_range']): YearMonth | undefined {
  const start = range && parseCivilDate(range.start_date);
  if (range === undefined || start === undefined) return undefined;
  const month = monthOfDate(start);
  const { start_date: first, end_date: last } = rangeOf(month);
  return range.start_date === first && range.end_date === last ? month : undefined;
}

/** The filters with the group of that key chosen, or without it where it was. */
export function toggled(filters: Filters, by: 'month' | 'category' | 'account', key: string): Filters {
  if (by === 'month') {
    const isChosen = monthOfRange(filters.date_range) === key;
    return { ...filters, date_range: isChosen ? undefined : rangeOf(yearMonth(key)) };
  }
  const name = by === 'category' ? 'category_id' : 'account_id';
  return { ...filters, [name]: filters[name] === key ? undefined : key };
}
