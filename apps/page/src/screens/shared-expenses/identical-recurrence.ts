import { callToolOrThrow, resultOf, type CallTool, type ToolInput } from '@bursar/views/html-views';
import type { Language } from '@bursar/views/language';

import { ChangeFailure } from '../../changes/call-change';

const MOST = 200;

/**
 * The id of a recurring expense that is what was sent: a press whose answer never came stored it. Recurring expenses have no key
 * against double entry. Throws ChangeFailure.
 */
export async function identicalRecurrence(
  language: Language,
  callTool: CallTool,
  sent: ToolInput,
): Promise<string | undefined> {
  const list = callToolOrThrow(language, callTool, 'list_recurrences', { limit: MOST, status: 'active' });
  const { result } = await list.catch((error: Error) => {
    throw new ChangeFailure(error.message, undefined, true);
  });
  const compared = [
    'amount',
    'description',
    'payer_participant_id',
    'reference_day',
    'start_competence_month',
  ] as const;
  const { items } = resultOf('list_recurrences', result);
  const { split_config: split, end_competence_month: end = null } = sent;
  const isSame = (item: (typeof items)[number]) =>
    compared.every((name) => item[name] === sent[name]) &&
    item.end_competence_month === end &&
    isSameJson(item.split_config, split);
  return items.find(isSame)?.id;
}

/** Whether two values are the same JSON, in whatever order their keys are. */
function isSameJson(one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) => (typeof value === 'object' && value !== null ? value : undefined));
  if (left === undefined || right === undefined) return one === other;
  const entries = Object.entries(left);
  return (
    entries.length === Object.keys(right).length &&
    entries.every(([key, value]) => Object.hasOwn(right, key) && isSameJson(value, right[key as keyof typeof right]))
  );
}
