import { fold } from '../../model/text/fold';
import type { StoredEntry } from '../chat-tools';
import { findListed, lastEntry } from '../find-listed';
import { told, type ChatContext, type Command, type Turn } from '../reply';
import { dropNumbered } from '../waiting/confirm';
import { addItems } from '../waiting/offer';

const LAST = /^(?:(?:el|la|lo|the)? ?(?:ultim[oa]|last)(?: (?:gasto|ingreso|entrada|one|entry|expense|income))?)?$/;
const NUMBER = /^(?:el |la |#|number |numero )?(\d{1,3})$/;

/** `deshacer`: shows the last entry and offers to delete it. */
export const undo: Command = async ({ rest }, context) =>
  LAST.test(fold(rest)) ? offerDeletion(context, await lastEntry(context), 'nothingStored') : undefined;

/** `borra 2`, `borra el último`: the same for an entry of the list. */
export const remove: Command = async ({ rest }, context) => {
  const [, number] = NUMBER.exec(fold(rest)) ?? [];
  if (number !== undefined) {
    const found = await findListed(context, Number(number));
    return offerDeletion(context, found, 'noSuchListed', number);
  }
  return LAST.test(fold(rest)) ? offerDeletion(context, await lastEntry(context), 'nothingStored') : undefined;
};

/** `quita 2`: drops one of what waits. */
export const drop: Command = async ({ rest }, context) => {
  const { waiting } = context.state;
  const [, number] = NUMBER.exec(fold(rest)) ?? [];
  if (number === undefined) return undefined;
  if (waiting === undefined) return told(context, context.say('nothingWaiting'));
  return dropNumbered(context, waiting, Number(number));
};

async function offerDeletion(
  context: ChatContext,
  stored: StoredEntry | undefined,
  missing: 'nothingStored' | 'noSuchListed',
  number = '',
): Promise<Turn> {
  if (stored === undefined) return told(context, context.say(missing, { number }));
  const input = { transaction_id: stored.id, delete: true };
  const items = context.state.waiting?.items ?? [];
  const isWaiting = items.some(
    (item) => item.kind === 'call' && item.input['transaction_id'] === stored.id && item.input['delete'] === true,
  );
  if (isWaiting) return addItems(context, []);
  return addItems(context, [{ kind: 'call', tool: 'edit_transaction', input, previous: stored.fields }]);
}
