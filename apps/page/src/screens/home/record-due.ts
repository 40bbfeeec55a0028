import { partsOfMonth, yearMonth } from '@bursar/calendar';
import { callToolOrThrow, resultOf, type CallTool } from '@bursar/views/html-views';
import type { Language } from '@bursar/views/language';

import { callChange } from '../../changes/call-change';
import type { Saved } from '../../changes/changes';

const MOST = 200;

interface RecordContext {
  readonly language: Language;
  readonly callTool: CallTool;
  /** The id of the person who takes it back; undefined where that is not known, and then nothing can be. */
  readonly person: string | undefined;
}

/**
 * Records the recurring expenses of a month that are due; undefined where there was nothing to record. Taking them back skips the
 * month of their rules, which what is shown then says, and can be taken back in its turn.
 */
export async function recordDue(
  { language, callTool, person }: RecordContext,
  month: string,
): Promise<Saved | undefined> {
  const { t } = language;
  const period = partsOfMonth(yearMonth(month));
  const generated = async () => {
    const input = { ...period, details: true, limit: MOST };
    const { result } = await callToolOrThrow(language, callTool, 'list_movements', input);
    const { items } = resultOf('list_movements', result);
    return items.flatMap(({ id, recurrence_id: rule }) => (typeof rule === 'string' ? [id] : []));
  };
  const before = new Set(await generated());
  await callToolOrThrow(language, callTool, 'get_monthly_summary', { ...period, auto_generate: true });
  const recorded = (await generated()).filter((id) => !before.has(id));
  if (recorded.length === 0) return undefined;
  const correct = async (action: 'void' | 'restore') => {
    for (const id of recorded) {
      const input = { movement_id: id, action, requested_by_participant_id: person };
      await callChange(language, callTool, 'correct_movement', input);
    }
  };
  const saved = t('home.recorded', { count: recorded.length });
  if (person === undefined) return { text: saved };
  const skipped: Saved = { text: t('home.recordSkipped', { count: recorded.length }), undo: () => correct('restore') };
  return { text: saved, undo: () => correct('void'), undone: skipped };
}
