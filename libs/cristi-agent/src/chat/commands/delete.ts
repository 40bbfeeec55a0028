import { fold } from '../../model/text/fold';
import type { WaitingItem } from '../../model/waiting';
import type { StoredEntry } from '../chat-tools';
import { countedNumber } from '../counted';
import { findListed, findNamed, lastEntry } from '../find-listed';
import { isNamed } from '../named';
import { told, type ChatContext, type Command, type Turn } from '../reply';
import { dropNumbered } from '../waiting/confirm';
import { editedEntry, isDeletion } from '../waiting/edited-entry';
import { addItems, offerInstead } from '../waiting/offer';

/** `borra eso`: what was shown last. */
const THAT = /^(?:eso|esto|ese|esa|lo|la|it|that|this|that one|this one)?$/;
const LAST = /^(?:(?:el|la|lo|the)? ?(?:ultim[oa]|last)(?: (?:gasto|ingreso|entrada|one|entry|expense|income))?)$/;

/** `deshacer`: takes back the last entry that waits; else shows the last one that is stored and offers to delete it. */
export const undo: Command = async ({ rest }, context) => {
  const asked = fold(rest);
  if (LAST.test(asked)) return offerDeletion(context, await lastEntry(context), 'nothingStored');
  if (!THAT.test(asked)) return undefined;
  return dropLast(context) ?? offerDeletion(context, await lastEntry(context), 'nothingStored');
};

/** `borra 2`, `borra el último`, `borra el uber`: the same for an entry of the list, or for one that is named. */
export const remove: Command = async (message, context) => {
  const number = countedNumber(message.rest);
  if (number !== undefined) return offerDeletion(context, await findListed(context, number), 'noSuchListed', number);
  const asked = (await undo(message, context)) ?? dropNamed(context, message.rest);
  if (asked !== undefined) return asked;
  const named = await findNamed(context, message.rest);
  return named && offerDeletion(context, named, 'nothingStored');
};

/** `quita 2`, `quita el uber`: drops one of what waits. */
export const drop: Command = async ({ rest }, context) => {
  const { waiting } = context.state;
  const number = countedNumber(rest);
  if (number === undefined && !THAT.test(fold(rest))) return dropNamed(context, rest);
  if (waiting === undefined) return told(context, context.say('nothingWaiting'));
  return number === undefined ? dropLast(context) : dropNumbered(context, waiting, number);
};

function dropLast(
  context: ChatContext,
  isMeant: (item: WaitingItem) => boolean = (item) => !isDeletion(item),
): Promise<Turn> | Turn | undefined {
  const { waiting } = context.state;
  const last = waiting?.items.findLastIndex(isMeant) ?? -1;
  return waiting === undefined || last < 0 ? undefined : dropNumbered(context, waiting, last + 1);
}

/** Drops the last entry that waits of those that words name. */
function dropNamed(context: ChatContext, named: string): Promise<Turn> | Turn | undefined {
  return dropLast(context, (item) => item.kind === 'entry' && isNamed(item.fields, named));
}

async function offerDeletion(
  context: ChatContext,
  stored: StoredEntry | undefined,
  missing: 'nothingStored' | 'noSuchListed',
  number: number | '' = '',
): Promise<Turn> {
  if (stored === undefined) return told(context, context.say(missing, { number }));
  const item: WaitingItem = {
    kind: 'call',
    tool: 'edit_transaction',
    input: { transaction_id: stored.id, delete: true },
    previous: stored.fields,
  };
  // What waits for the same entry, a correction or this deletion, gives way.
  const earlier = context.state.waiting?.items.find((each) => editedEntry(each)?.id === stored.id);
  return earlier === undefined ? addItems(context, [item]) : offerInstead(context, earlier, item);
}
