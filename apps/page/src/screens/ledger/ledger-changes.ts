import { resultOf, type CallTool, type ToolInput, type ToolResults } from '@bursar/views/html-views';
import type { Language } from '@bursar/views/language';

import { callChange, wayBack } from '../../changes/call-change';
import type { Saved } from '../../changes/changes';
import type { Attempt } from '../../forms/form';

export type Transaction = ToolResults['finance_transactions_search']['items'][number];
export type UpdatePreview = ToolResults['finance_transactions_update'];

export interface LedgerContext {
  readonly language: Language;
  readonly callTool: CallTool;
  /** Whether the server offers a tool. */
  readonly has: (tool: string) => boolean;
}

/** Which transactions a change is for: ids, or the filters of a search. */
export type Which = { readonly ids: readonly string[] } | { readonly filter: ToolInput };

/** What a change would do, as it was shown before it is stored. */
export interface ShownChange {
  readonly preview: UpdatePreview;
  /** The last change of the journal then; undefined in an empty journal. */
  readonly head: string | undefined;
}

const UPDATE = 'finance_transactions_update';
/** The refusal of undoing what is undone. */
const UNDONE = 'ALREADY_UNDONE';
/** How many changes since a preview are looked through for one whose answer was lost. */
const RECENT = 100;

/** The changes of bank transactions. Each is one change of the journal, which takes it back as a whole. */
export function ledgerChanges({ language, callTool }: LedgerContext) {
  const { t } = language;
  const undo = (changeId: string) =>
    wayBack(
      () => callChange(language, callTool, 'finance_changes_undo', { change_id: changeId, mode: 'commit' }),
      UNDONE,
    );
  const journal = async (input: ToolInput) =>
    resultOf('finance_changes_list', await callChange(language, callTool, 'finance_changes_list', input));
  const update = async (input: ToolInput): Promise<UpdatePreview> =>
    resultOf(UPDATE, await callChange(language, callTool, UPDATE, input));
  return {
    undo,
    preview: async (which: Which, set: ToolInput): Promise<ShownChange> => {
      const preview = await update({ ...which, set });
      // Read last: whatever came before it is in what is shown, or is refused by the count.
      const { head } = await journal({ limit: 1 });
      return { preview, head: head?.change_id };
    },
    /** Throws ChangeFailure, also where other transactions are found than were shown. */
    store: async (which: Which, set: ToolInput, { isRepeat }: Attempt, shown?: ShownChange): Promise<Saved> => {
      const known = isRepeat && shown !== undefined ? await storedSince(shown) : undefined;
      if (known !== undefined) return savedAs(known, shown?.preview.changed_count ?? 1);
      const expect = shown === undefined ? {} : { expect_count: shown.preview.matched_count };
      const { change_id: id, changed_count: count } = await update({ ...which, set, ...expect, mode: 'commit' });
      // A repeat changes nothing where the first try was stored: the journal has what it changed.
      return savedAs(id ?? (isRepeat && 'ids' in which ? await lastChangeOf(which.ids[0]) : undefined), count);
    },
  };

  function savedAs(changeId: string | undefined, count: number): Saved {
    if (changeId === undefined) return { text: t('ledger.nothingChanged') };
    return { text: t('ledger.changed', { count: Math.max(count, 1) }), undo: undo(changeId) };
  }

  async function lastChangeOf(transactionId: string | undefined): Promise<string | undefined> {
    const { items } = await journal({ transaction_id: transactionId, kind: 'update', limit: 1 });
    return items[0]?.change_id;
  }

  /** The change that an earlier try stored: one of as many transactions, made since it was shown. */
  async function storedSince({ preview, head }: ShownChange): Promise<string | undefined> {
    const { items } = await journal({ limit: RECENT });
    const index = items.findIndex(({ change_id: id }) => id === head);
    const since = index < 0 ? items : items.slice(0, index);
    return since.findLast(({ tool, row_count: count }) => tool === UPDATE && count === preview.changed_count)
      ?.change_id;
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
