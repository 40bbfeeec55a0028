import { resultOf, type CallTool, type ToolInput, type ToolResults } from '@bursar/views/html-views';
import type { Language } from '@bursar/views/language';

import { callChange } from '../../changes/call-change';
import type { Saved } from '../../changes/changes';
import type { Attempt } from '../../forms/form';

export type Transaction = ToolResults['finance_transactions_search']['items'][number];
export type UpdatePreview = ToolResults['finance_transactions_update'];

export interface LedgerContext {
  readonly language: Language;
  readonly callTool: CallTool;
}

/** Which transactions a change is for: ids, or the filters of a search. */
type Which = { readonly ids: readonly string[] } | { readonly filter: ToolInput };

/** The changes of bank transactions. Each is one change of the journal, which takes it back as a whole. */
export function ledgerChanges({ language, callTool }: LedgerContext) {
  const { t } = language;
  const undo = (changeId: string) => () =>
    callChange(language, callTool, 'finance_changes_undo', { change_id: changeId, mode: 'commit' });
  const update = async (input: ToolInput): Promise<UpdatePreview> =>
    resultOf('finance_transactions_update', await callChange(language, callTool, 'finance_transactions_update', input));
  return {
    undo,
    preview: (which: Which, set: ToolInput) => update({ ...which, set }),
    store: async (which: Which, set: ToolInput, { isRepeat }: Attempt, expected?: number): Promise<Saved> => {
      const expect = expected === undefined || isRepeat ? {} : { expect_count: expected };
      const { change_id: id, changed_count: count } = await update({ ...which, set, ...expect, mode: 'commit' });
      // A repeat changes nothing where the first try was stored: the journal has what it changed.
      const stored = id ?? (isRepeat && 'ids' in which ? await lastChangeOf(which.ids[0]) : undefined);
      return {
        text:
          stored === undefined || stored === null
            ? t('ledger.nothingChanged')
            : t('ledger.changed', { count: Math.max(count, 1) }),
        ...(typeof stored === 'string' && { undo: undo(stored) }),
      };
    },
  };

  async function lastChangeOf(transactionId: string | undefined): Promise<string | undefined> {
    const input = { transaction_id: transactionId, kind: 'update', limit: 1 };
    const result = await callChange(language, callTool, 'finance_changes_list', input);
    return resultOf('finance_changes_list', result).items[0]?.change_id;
  }
}

/** The parts of a split as tools take them; the last takes the rest. */
export function splitParts(
  amount: string,
  parts: readonly { readonly amount: string; readonly category: string }[],
): ToolInput[] {
  const sign = amount.startsWith('-') ? '-' : '';
  return parts
    .filter((part, index) => part.amount !== '' || part.category !== '' || index < 2)
    .map((part, index, kept) => ({
      ...(index < kept.length - 1 && { amount: `${sign}${part.amount}` }),
      category: part.category === '' ? null : part.category,
    }));
}

/** The tags that are typed, apart by commas. */
export function tagsIn(typed: string): string[] {
  return [...new Set(typed.split(/[,;]/).map((tag) => tag.trim().replace(/^#/, '').toLowerCase()))].filter(Boolean);
}
