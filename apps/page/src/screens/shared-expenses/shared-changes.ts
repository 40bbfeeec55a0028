import type { CallTool, CallToolResult, ToolInput, ToolResults } from '@bursar/views/html-views';
import type { Language } from '@bursar/views/language';

import { callChange, ChangeFailure, textIn } from '../../changes/call-change';
import { about, type Saved } from '../../changes/changes';
import type { Values } from '../../forms/fields';
import type { Attempt } from '../../forms/form';
import { sharedDay } from '../../shell/ledger-today';
import type { Person } from '../as-person';
import { splitConfig } from './split';

export type Movement = ToolResults['list_movements']['items'][number];
type Settlement = ToolResults['get_balance']['settlements']['items'][number];

/** Who changes what the two share, and how. */
export interface SharedContext {
  readonly language: Language;
  readonly callTool: CallTool;
  readonly people: readonly Person[];
  readonly person: Person;
  /** Of what the two share. */
  readonly currency: string;
}

/** The changes of purchases, refunds and settlements, each with its way back. */
export function sharedChanges({ language, callTool, people, person, currency }: SharedContext) {
  const { t, money } = language;
  const by = { requested_by_participant_id: person.id };
  const call = (tool: string, input: ToolInput) => callChange(language, callTool, tool, { ...by, ...input });
  const correct = (id: string, action: string, input: ToolInput = {}) =>
    call('correct_movement', { movement_id: id, action, ...input });
  const savedText = (description: string, amount: string) =>
    about('change.saved', description, { amount: money(currency)(amount) });

  const create = async (input: ToolInput, values: Values, attempt: Attempt): Promise<Saved> => {
    const sent = {
      ...input,
      amount: values['amount'],
      description: values['description'],
      occurred_at: values['day'],
      payer_participant_id: values['payer'],
      external_id: `page-${attempt.key}`,
    };
    const id = await storedOnce(call('create_movement', sent), attempt, 'movement_id', (result) =>
      textIn(result, 'id'),
    );
    return {
      text: savedText(values['description'] ?? '', values['amount'] ?? ''),
      undo: () => correct(id, 'void'),
    };
  };
  return {
    addPurchase: (values: Values, attempt: Attempt) =>
      create({ type: 'purchase', split_config: splitConfig(values, people) }, values, attempt),
    addRefund: (of: Movement, values: Values, attempt: Attempt) =>
      create({ type: 'refund', original_purchase_id: of.id }, values, attempt),
    replace: async (of: Movement, values: Values, attempt: Attempt): Promise<Saved> => {
      const split = of.type === 'purchase' ? splitConfig(values, people) : undefined;
      const isSameDay = values['day'] === sharedDay(of.occurred_at);
      const sent = {
        amount: values['amount'],
        description: values['description'],
        payer_participant_id: values['payer'],
        ...(!isSameDay && { occurred_at: values['day'] }),
        ...(split !== undefined && { split_config: split }),
      };
      await storedOnce(correct(of.id, 'replace', sent), attempt, 'counts_now', (result) =>
        textIn(result, 'replacement', 'id'),
      );
      return {
        text: savedText(values['description'] ?? '', values['amount'] ?? ''),
        undo: () => correct(of.id, 'restore'),
      };
    },
    /** What was taken out counts again. */
    putBack: async ({ id, description }: Pick<Movement | Settlement, 'id' | 'description'>): Promise<Saved> => {
      await correct(id, 'restore');
      return {
        text: about('change.putBack', description ?? t('shared.payment')),
        undo: () => correct(id, 'void'),
      };
    },
    remove: async ({ id, description }: Pick<Movement | Settlement, 'id' | 'description'>): Promise<Saved> => {
      await correct(id, 'void');
      return {
        text: about('change.removed', description ?? t('shared.payment')),
        undo: () => correct(id, 'restore'),
      };
    },
    settle: async (values: Values, attempt: Attempt): Promise<Saved> => {
      const sent = {
        amount: values['amount'],
        payer_participant_id: values['payer'],
        occurred_at: values['day'],
        ...(values['description'] !== '' && { description: values['description'] }),
        external_id: `page-${attempt.key}`,
      };
      const id = await storedOnce(call('record_settlement', sent), attempt, 'settlement_id', (result) =>
        textIn(result, 'settlement', 'id'),
      );
      return { text: savedText(t('shared.payment'), values['amount'] ?? ''), undo: () => correct(id, 'void') };
    },
  };
}

/** The id of what a call stored; that of the refusal's details where an earlier try of the same press stored it already. */
async function storedOnce(
  result: Promise<CallToolResult>,
  { isRepeat }: Attempt,
  detail: string,
  idIn: (result: CallToolResult) => string,
): Promise<string> {
  try {
    return idIn(await result);
  } catch (error) {
    const stored = error instanceof ChangeFailure && isRepeat ? error.refusal?.details[detail] : undefined;
    if (typeof stored === 'string') return stored;
    throw error;
  }
}
