import type { EntryFields, WaitingEntry, WaitingItem } from '../../model/waiting';
import type { StoredEntry } from '../chat-tools';
import { told, type ChatContext, type Turn } from '../reply';
import { editedEntry } from './edited-entry';
import { addItems, offerOrClear } from './offer';

/**
 * The entries of an edited message. Those of it that still wait are replaced and shown again; of those that were stored,
 * the correction is offered, in the place of one that waits. Undefined where the message made none.
 */
export async function replaceEdited(
  context: ChatContext,
  message: number,
  entries: readonly WaitingEntry[],
): Promise<Turn | undefined> {
  const items = context.state.waiting?.items ?? [];
  const stored = await context.records.madeBy(message);
  const ids = new Set(stored.map(({ id }) => id));
  const isReplaced = (item: WaitingItem) => isOf(item, message) || ids.has(editedEntry(item)?.id ?? '');
  const first = items.findIndex(isReplaced);
  if (stored.length === 0 && first < 0) return undefined;
  const changes = [...stored.flatMap((each, index) => changeOf(each, entries[index])), ...entries.slice(stored.length)];
  const others = items.filter((item) => !isReplaced(item));
  if (first < 0) {
    return changes.length === 0 ? told(context, context.say('nothingChanges')) : addItems(context, changes);
  }
  const shown = [...others.slice(0, first), ...changes, ...others.slice(first)];
  const before = changes.length === 0 ? [context.say('nothingChanges')] : [];
  return offerOrClear(context, shown, before);
}

/** What an edit makes of a stored entry: a deletion where it is gone, a correction of what the new text is certain about. */
function changeOf({ id, fields }: StoredEntry, edited: WaitingEntry | undefined): WaitingItem[] {
  const call = { kind: 'call', tool: 'edit_transaction', previous: fields } as const;
  if (edited === undefined) return [{ ...call, input: { transaction_id: id, delete: true } }];
  const isOpen = (name: string) => edited.open.some(({ field }) => FIELD_OF[name] === field);
  const known = Object.entries(edited.fields).filter(([name, value]) => value !== null && !isOpen(name));
  const changed = known.filter(([name, value]) => fields[name as keyof EntryFields] !== value);
  if (changed.length === 0) return [];
  return [{ ...call, input: { transaction_id: id, patch: Object.fromEntries(changed) } }];
}

const FIELD_OF: Readonly<Record<string, string>> = {
  type: 'type',
  amount_mxn_cents: 'amount',
  category: 'category',
  category_type: 'category',
  date_iso: 'date',
};

function isOf(item: WaitingItem, message: number): boolean {
  return item.kind === 'entry' && item.message === message;
}
