import { yearMonthOf } from '@bursar/calendar';

import type { RecurrencePageBody } from '../model/output-fields';
import type { ListRecurrencesInput } from './recurrence-fields';
import { countStoredRecurrences, listStoredRecurrences } from '../store/list-recurrences';
import { publishRecurrences } from './recurrence-body';
import type { SplitContext } from '../service/split-context';
import { reading } from '../context';

/** A page of rules, newest created first, and how many there are on all pages. Throws `PARTICIPANTS_NOT_TWO`. */
export function listRecurrences(context: SplitContext, input: ListRecurrencesInput): Promise<RecurrencePageBody> {
  const { status, year, month, limit, offset } = input;
  const filter = {
    status,
    month: year === undefined || month === undefined ? undefined : yearMonthOf(year, month),
  };
  return reading(context, async (reader) => {
    const total = await countStoredRecurrences(reader.queries, reader.householdId, filter);
    const page = await listStoredRecurrences(reader.queries, reader.householdId, filter, { limit, offset });
    return { items: await publishRecurrences(reader, page), total, limit, offset };
  });
}
