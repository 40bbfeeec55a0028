import type { ToolInput } from '@bursar/views/html-views';

import { callChange, unlessMade, wayBack } from '../../changes/call-change';
import { about, type Saved } from '../../changes/changes';
import type { Values } from '../../forms/fields';
import type { Attempt } from '../../forms/form';
import type { LedgerContext, Transaction } from './ledger-changes';

export interface Transfer {
  readonly debtor_participant_id: string | null;
  readonly creditor_participant_id: string | null;
  /** Decimal text. */
  readonly amount: string;
}

/** What `share_transaction` answers, as far as the page needs it. */
export interface Shared {
  readonly movement: { readonly amount: string; readonly payer_participant_id: string };
  readonly settlement_before: Transfer;
  readonly settlement_after: Transfer;
}

const TOOL = 'share_transaction';
/** The refusal of taking back what is not shared. */
const GONE = 'NOT_SHARED';
const SHARED_ENTRY = 'shared-split:';

/** Whether a transaction is a shared expense too. */
export function isShared({ links = [] }: Transaction): boolean {
  return links.some(({ kind, other_id: other }) => kind === 'same_event' && other.startsWith(SHARED_ENTRY));
}

/** Sharing a bank transaction, and taking it back. The server stores a repeated press once. */
export function shareChanges({ language, callTool }: LedgerContext) {
  const call = async (input: ToolInput): Promise<Shared> => {
    const { structuredContent } = await callChange(language, callTool, TOOL, input);
    return structuredContent as Shared;
  };
  const inputOf = ({ id }: Transaction, { payer, amount, description }: Values): ToolInput => ({
    transaction_id: id,
    payer_participant_id: payer,
    ...(amount && { amount }),
    ...(description && { description }),
  });
  const remove = (id: string) => call({ transaction_id: id, remove: true, mode: 'commit' });
  return {
    preview: (of: Transaction, values: Values) => call(inputOf(of, values)),
    share: async (of: Transaction, values: Values): Promise<Saved> => {
      await call({ ...inputOf(of, values), mode: 'commit' });
      return { text: about('share.saved', of.description), undo: wayBack(() => remove(of.id), GONE) };
    },
    unshare: async (of: Transaction, { isRepeat }: Attempt): Promise<Saved> => {
      const taken = await unlessMade(remove(of.id), isRepeat, GONE);
      const text = about('share.removed', of.description);
      if (taken === undefined) return { text };
      const { amount, payer_participant_id: payer } = taken.movement;
      return { text, undo: () => call({ ...inputOf(of, { payer, amount }), mode: 'commit' }) };
    },
  };
}
