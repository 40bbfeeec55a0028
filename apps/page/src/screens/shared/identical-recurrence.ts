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
  return items.find((item) => compared.every((name) => item[name] === sent[name]))?.id;
}
