import { fold } from '../../model/text/fold';
import type { WaitingItem } from '../../model/waiting';
import type { StoredEntry } from '../chat-tools';
import { countedNumbers, countOfLast, isAllOf } from '../counted';
import { findListed, findNamed, lastEntries } from '../find-listed';
import { isNamed, readName, type EntryName } from '../named';
import { told, type ChatContext, type Command, type Turn } from '../reply';
import { dropNumbered, dropWaiting } from '../waiting/confirm';
import { editedEntry, isDeletion } from '../waiting/edited-entry';
import { addItems } from '../waiting/offer';

/** `borra eso`: what was shown last. */
const THAT = /^(?:eso|esto|ese|esa|lo|la|it|that|this|that one|this one)?$/;
const LAST = /^(?:(?:el|la|lo|the)? ?(?:ultim[oa]|last)(?: (?:gasto|ingreso|entrada|one|entry|expense|income))?)$/;

/** `el uber no`, `todo menos el uber` */
const DENIED =
  /^(.+?),? no$|^(?:(?:todo|todos|si|yes|all)[, ]+)?(?:menos|sin|excepto|except|but not|without) ((?:el|la|los|las|lo|the) .+)$/;

/** `deshacer`: takes back the last entry that waits; else, or for `los últimos dos`, offers to delete what is stored last. */
export const undo: Command = async ({ rest }, context) => {
  const asked = fold(rest);
  const all = dropAll(context, rest);
  if (all !== undefined) return all;
  const count = LAST.test(asked) ? 1 : countOfLast(asked);
  if (count !== undefined) return offerLastDeletion(context, count);
  if (!THAT.test(asked)) return undefined;
  return dropLast(context) ?? offerLastDeletion(context, 1);
};

/** `borra 2`, `borra el último`, `borra el uber`: the same for an entry of the list, or for one that is named. */
export const remove: Command = async (message, context) => {
  const numbers = countedNumbers(message.rest);
  if (numbers !== undefined) return removeNumbered(context, numbers);
  const asked = await undo(message, context);
  if (asked !== undefined) return asked;
  const name = await readName(context, message.rest);
  const dropped = dropNamed(context, name);
  if (dropped !== undefined) return dropped;
  const named = await findNamed(context, name);
  return named && offerDeletion(context, [named]);
};

/** `quita 2`, `quita 1 y 3`, `quita el uber`: drops some of what waits. */
export const drop: Command = async ({ rest }, context) => {
  const { waiting } = context.state;
  const numbers = countedNumbers(rest);
  const all = dropAll(context, rest);
  if (all !== undefined) return all;
  const isLast = THAT.test(fold(rest)) || LAST.test(fold(rest));
  const count = countOfLast(rest);
  if (numbers === undefined && !isLast && count === undefined) return dropNamed(context, await readName(context, rest));
  if (waiting === undefined) return told(context, context.say('nothingWaiting'));
  if (count !== undefined) return dropNumbered(context, waiting, lastNumbers(waiting.items.length, count));
  return numbers === undefined ? dropLast(context) : dropNumbered(context, waiting, numbers);
};

/** `el uber no`, `menos el uber`: drops what words name where several wait. */
export function dropDenied(context: ChatContext, text: string): Promise<Turn | undefined> | undefined {
  const [, before, behind] =
    DENIED.exec(
      fold(text)
        .trim()
        .replace(/[.!]+$/, ''),
    ) ?? [];
  const named = before ?? behind;
  const isOneOfSeveral = named !== undefined && (context.state.waiting?.items.length ?? 0) > 1;
  return isOneOfSeveral ? Promise.resolve(drop({ rest: named, message: null }, context)) : undefined;
}

/** `borra todo`, `quita los dos`: drops all that waits, where it is as much. */
function dropAll(context: ChatContext, rest: string): Turn | undefined {
  const { waiting } = context.state;
  return waiting !== undefined && isAllOf(waiting.items.length, rest) ? dropWaiting(context, waiting) : undefined;
}

/** The numbers of the last ones of a list. */
function lastNumbers(length: number, count: number): readonly number[] {
  return Array.from({ length: Math.min(length, count) }, (_, index) => length - index);
}

/** Entries of the list; where several wait and no list was shown since something was saved, some of those. */
async function removeNumbered(context: ChatContext, numbers: readonly number[]): Promise<Turn> {
  const { listed, waiting } = context.state;
  if (waiting !== undefined && waiting.items.length > 1 && listed.length === 0) {
    return dropNumbered(context, waiting, numbers);
  }
  const entries: StoredEntry[] = [];
  for (const number of numbers) {
    const stored = await findListed(context, number);
    if (stored === undefined) return told(context, context.say('noSuchListed', { number }));
    entries.push(stored);
  }
  return offerDeletion(context, entries);
}

function dropLast(
  context: ChatContext,
  isMeant: (item: WaitingItem) => boolean = (item) => !isDeletion(item),
): Promise<Turn> | Turn | undefined {
  const { waiting } = context.state;
  const last = waiting?.items.findLastIndex(isMeant) ?? -1;
  return waiting === undefined || last < 0 ? undefined : dropNumbered(context, waiting, [last + 1]);
}

/** Drops the last entry that waits of those that words name. */
function dropNamed(context: ChatContext, name: EntryName): Promise<Turn> | Turn | undefined {
  return dropLast(context, (item) => item.kind === 'entry' && isNamed(item.fields, name));
}

async function offerLastDeletion(context: ChatContext, count: number): Promise<Turn> {
  const entries = await lastEntries(context, count);
  // Nothing else can be meant than what waits.
  const dropped = entries.length === 0 && count === 1 ? dropLast(context) : undefined;
  if (dropped !== undefined) return dropped;
  return entries.length === 0 ? told(context, context.say('nothingStored')) : offerDeletion(context, entries);
}

async function offerDeletion(context: ChatContext, entries: readonly StoredEntry[]): Promise<Turn> {
  const ids = new Set(entries.map(({ id }) => id));
  const deletions = entries.map(({ id, fields }): WaitingItem => ({
    kind: 'call',
    tool: 'edit_transaction',
    input: { transaction_id: id, delete: true },
    previous: fields,
  }));
  // What waits for the same entries, corrections or these deletions, gives way.
  const others = context.state.waiting?.items.filter((each) => !ids.has(editedEntry(each)?.id ?? ''));
  return addItems(context, deletions, others);
}
