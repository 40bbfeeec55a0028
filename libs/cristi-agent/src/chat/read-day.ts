import { parseDay } from '../model/time/date-input';
import type { ChatContext } from './reply';

/** The confidence of an entry in which nothing is open and a day was stated; without a day it is lower. */
const CONFIDENCE_WITH_DAY = 0.98;

/** The day `YYYY-MM-DD` that a text is, and nothing else: `ayer`, `el lunes`, `2026-02-15`. Undefined for anything else. */
export async function readDay({ tools, now }: ChatContext, text: string): Promise<string | undefined> {
  const given = text.trim();
  const day = parseDay(given);
  if (day !== undefined) return day.text;
  // With amount and category beside it, only the day is left to be read.
  const parsed = await tools.call('parse_transaction_from_text', { text: `$1 cat:food ${given}`, now_iso: now });
  if (!parsed.ok) return undefined;
  const { candidate, confidence } = parsed.data;
  const isOnlyDay = candidate.description === null && confidence >= CONFIDENCE_WITH_DAY;
  return isOnlyDay ? (candidate.date_iso ?? undefined) : undefined;
}
