import type { ToolInput, ToolResults } from '@bursar/views/html-views';

import { callChange } from '../../changes/call-change';
import type { Saved } from '../../changes/changes';
import { ledgerChanges, type LedgerContext } from './ledger-changes';

export type Proposal = ToolResults['finance_links_propose']['items'][number];

const TOOL = 'finance_links_set';

/** Whether the server takes answers to proposals. */
export function takesLinks({ has }: Pick<LedgerContext, 'has'>): boolean {
  return has('finance_links_propose') && has(TOOL);
}

/** Answers to proposals. Each is one change of the journal; an answer that is sent twice is stored once. */
export function linkChanges(context: LedgerContext) {
  const { language, callTool } = context;
  const set = async (input: ToolInput, text: string): Promise<Saved> => {
    const { structuredContent } = await callChange(language, callTool, TOOL, { ...input, mode: 'commit' });
    const { change_id: id } = structuredContent as { readonly change_id?: string | null };
    // A repeat whose first try was stored changes nothing.
    return typeof id === 'string' ? { text, undo: ledgerChanges(context).undo(id) } : { text };
  };
  const pairOf = ({ kind, left, right }: Proposal) => [{ kind, left: left.id, right: right.id }];
  return {
    confirm: (proposal: Proposal) => set({ confirm: pairOf(proposal) }, language.t('links.confirmed')),
    reject: (proposal: Proposal) => set({ reject: pairOf(proposal) }, language.t('links.rejected')),
  };
}
