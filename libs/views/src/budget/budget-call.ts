import { parseYearMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import { dayIn } from '../format/dates';
import { resultIfOf } from '../results/result-of';
import type { CompletedCall, ToolInput } from '../tools/tool-call';
import { ZONE } from './budget-facts';

/** The arguments that say whose budget it is; undefined if the call had none. */
export function budgetOwnerIn({ user_id: user, thread_id: thread }: ToolInput): ToolInput | undefined {
  return user === undefined ? undefined : { user_id: user, thread_id: thread };
}

/** The month that a call is about: that of its result, else of the purchase, else of `now_iso`, else of `now`. */
export function monthOf(call: CompletedCall, now: Date): YearMonth {
  const { data } = resultIfOf('get_month_summary', call) ?? resultIfOf('get_category_summary', call) ?? {};
  const { date_iso: day } = (call.input['purchase'] ?? {}) as { readonly date_iso?: unknown };
  const time = [day, call.input['now_iso']].find((value) => typeof value === 'string') ?? now.toISOString();
  const date = String(time).includes('T') ? dayIn(ZONE, String(time)) : String(time);
  return parseYearMonth(data?.month ?? date.slice(0, 7)) ?? yearMonth(now.toISOString().slice(0, 7));
}
