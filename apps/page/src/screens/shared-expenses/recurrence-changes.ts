import type { CallToolResult, ToolInput, ToolResults } from '@bursar/views/html-views';

import { callChange, textIn, unlessMade, wayBack } from '../../changes/call-change';
import { about, type Saved } from '../../changes/changes';
import type { Values } from '../../forms/fields';
import type { Attempt } from '../../forms/form';
import { identicalRecurrence } from './identical-recurrence';
import type { SharedContext } from './shared-changes';
import { splitConfig } from './split';

export type Recurrence = ToolResults['list_recurrences']['items'][number];

/** The refusal of ending what has ended. */
const ENDED = 'INVALID_RECURRENCE_STATE_TRANSITION';

/** The changes of recurring expenses, each with its way back where there is one. */
export function recurrenceChanges({ language, callTool, people, person, currency }: SharedContext) {
  const { money } = language;
  const call = (tool: string, input: ToolInput): Promise<CallToolResult> =>
    callChange(language, callTool, tool, { requested_by_participant_id: person.id, ...input });
  const edit = (id: string, input: ToolInput) => call('edit_recurrence', { recurrence_id: id, ...input });
  const inputOf = (values: Values): ToolInput => ({
    amount: values['amount'],
    description: values['description'],
    payer_participant_id: values['payer'],
    reference_day: Number(values['onDay']),
  });
  const endOf = (until: string | null | undefined) =>
    until === '' || until === null ? { clear_end_competence_month: true } : { end_competence_month: until };
  const text = (values: Values) =>
    about('change.saved', values['description'] ?? '', { amount: money(currency)(values['amount'] ?? '') });
  return {
    add: async (values: Values, { isRepeat }: Attempt): Promise<Saved> => {
      const sent = {
        ...inputOf(values),
        split_config: splitConfig(values, people),
        start_competence_month: values['from'],
        ...(values['until'] !== '' && { end_competence_month: values['until'] }),
      };
      const known = isRepeat ? await identicalRecurrence(language, callTool, sent) : undefined;
      const id = known ?? textIn(await call('create_recurrence', sent), 'id');
      return { text: text(values), undo: wayBack(() => call('end_recurrence', { recurrence_id: id }), ENDED) };
    },
    edit: async (of: Recurrence, values: Values): Promise<Saved> => {
      const isSameEnd = values['until'] === (of.end_competence_month ?? '');
      await edit(of.id, { ...inputOf(values), ...(!isSameEnd && endOf(values['until'])) });
      const before = {
        amount: of.amount,
        description: of.description,
        payer_participant_id: of.payer_participant_id,
        reference_day: of.reference_day,
        ...(!isSameEnd && endOf(of.end_competence_month)),
      };
      return { text: text(values), undo: () => edit(of.id, before) };
    },
    pause: async (of: Recurrence, paused: boolean): Promise<Saved> => {
      await edit(of.id, { paused });
      return {
        text: about(paused ? 'shared.paused' : 'shared.resumed', of.description),
        undo: () => edit(of.id, { paused: !paused }),
      };
    },
    end: async (of: Recurrence, { isRepeat }: Attempt): Promise<Saved> => {
      await unlessMade(call('end_recurrence', { recurrence_id: of.id }), isRepeat, ENDED);
      return { text: about('shared.ended', of.description) };
    },
  };
}
