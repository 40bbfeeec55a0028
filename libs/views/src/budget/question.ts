import { parseYearMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import type { Envelope } from '../contract/budget-result';
import type { Answered, ToolInput } from '../contract/tool-call';
import { dayIn } from '../format/dates';
import { ZONE } from './locale';

/** Whose budget it is, where the call said so. */
export function whoIn({ user_id: user, thread_id: thread }: ToolInput): ToolInput | undefined {
  return user === undefined ? undefined : { user_id: user, thread_id: thread };
}

/** The result itself, where it is this tool's. */
export function givenBy<Data>({ tool, answer }: Answered, wanted: string): Envelope<Data> | undefined {
  return tool === wanted ? (answer.structuredContent as unknown as Envelope<Data>) : undefined;
}

/** The month that an answer is about: its own, else that of the purchase, else that of the time it was asked at. */
export function monthOf({ answer, input }: Answered, now: Date): YearMonth {
  const { data } = (answer.structuredContent ?? {}) as unknown as Partial<Envelope<{ readonly month?: string }>>;
  const { date_iso: day } = (input['purchase'] ?? {}) as { readonly date_iso?: unknown };
  const time = [day, input['now_iso']].find((value) => typeof value === 'string') ?? now.toISOString();
  const asked = String(time).includes('T') ? dayIn(ZONE, String(time)) : String(time);
  return parseYearMonth(data?.month ?? asked.slice(0, 7)) ?? yearMonth(now.toISOString().slice(0, 7));
}
