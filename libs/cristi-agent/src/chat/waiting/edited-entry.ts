import type { WaitingItem } from '../../model/waiting';
import type { StoredEntry } from '../chat-tools';

/** The stored entry that a waiting item corrects or deletes. */
export function editedEntry(item: WaitingItem): StoredEntry | undefined {
  if (item.kind !== 'call' || item.tool !== 'edit_transaction' || item.previous === undefined) return undefined;
  const { transaction_id: id } = item.input;
  return typeof id === 'string' ? { id, fields: item.previous } : undefined;
}

/** Whether a waiting item deletes a stored entry. */
export function isDeletion(item: WaitingItem): boolean {
  return item.kind === 'call' && item.tool === 'edit_transaction' && item.input['delete'] === true;
}
