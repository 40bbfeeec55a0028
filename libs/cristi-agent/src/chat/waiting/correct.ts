import { codePointCount } from '../../model/text/code-points';
import type { EntryField, EntryFields, WaitingItem } from '../../model/waiting';
import type { StoredEntry } from '../chat-tools';
import { isAllOf } from '../counted';
import { findListed, findNamed, findWholeName, lastEntry } from '../find-listed';
import { isNamed, readName, type EntryName } from '../named';
import { readAmount } from '../read-amount';
import { tableCategory } from '../read-category';
import { readThing } from '../read-thing';
import { told, type ChatContext, type Turn } from '../reply';
import { changedCall } from './changed-call';
import { patchedFields } from './describe-item';
import { editedEntry } from './edited-entry';
import { addItems, firstOpen, offerInstead, offerItems } from './offer';
import { fittingCategoryType, readField, withFields } from './read-answer';
import type { Correction } from './read-correction';

const LONGEST_DESCRIPTION = 500;

/** Corrects what waits, else offers the correction of what is stored. Undefined where the text is no value after all. */
export async function correct(context: ChatContext, correction: Correction): Promise<Turn | undefined> {
  const { say } = context;
  const { number } = correction;
  const items = context.state.waiting?.items ?? [];
  if (items.length > 1 && isAllOf(items.length, correction.named ?? '')) return correctAll(context, correction, items);
  const name = correction.named === undefined ? undefined : await readName(context, correction.named);
  const isTold = number !== undefined || name !== undefined;
  const item =
    (isTold ? undefined : await itemOfAmount(context, correction, items)) ?? waitingItemOf(items, number, name);
  if (item !== undefined && item.kind === 'call' && editedEntry(item) === undefined) {
    const changed = await changedCall(context, item, correction);
    return changed === undefined ? unread(context, correction) : offerInstead(context, item, changed);
  }
  if (item?.kind === 'entry') {
    const change = await readChange(context, correction, item.fields);
    if (change === undefined) return unread(context, correction);
    const isDescription = Object.keys(change).join('') === 'description';
    const changed = isDescription
      ? { ...item, fields: { ...item.fields, ...change } }
      : withFields(item, fieldOf(change), change);
    return offerInstead(context, item, changed);
  }
  const stored = (item && editedEntry(item)) ?? (await storedEntryOf(context, correction, name));
  if (stored === undefined) {
    return correction.isCertain
      ? told(context, number === undefined ? say('nothingStored') : say('noSuchListed', { number }))
      : undefined;
  }
  const change = await readChange(context, correction, stored.fields);
  // `fue comida` may be about anything.
  const isVague = !correction.isOpened && !correction.isCertain;
  if (change === undefined || ('category' in change && isVague)) return unread(context, correction);
  const { type } = change;
  const kind = type && { category_type: fittingCategoryType({ ...stored.fields, type }) };
  return offerCorrection(context, stored, { ...change, ...kind });
}

/** `todo fue ayer`: a day or a category of all that waits; an amount of several is none. */
async function correctAll(
  context: ChatContext,
  correction: Correction,
  items: readonly WaitingItem[],
): Promise<Turn | undefined> {
  const changed: WaitingItem[] = [];
  for (const item of items) {
    const change = item.kind === 'entry' ? await readChange(context, correction, item.fields) : undefined;
    if (item.kind !== 'entry' || change === undefined || 'amount_mxn_cents' in change) {
      return told(context, context.say('correctionExample'));
    }
    changed.push(withFields(item, fieldOf(change), change));
  }
  return offerItems(context, changed);
}

/** `cambia 45 por 54`: the only one of several that has the amount which is wrong. */
async function itemOfAmount(
  context: ChatContext,
  { wrong }: Correction,
  items: readonly WaitingItem[],
): Promise<WaitingItem | undefined> {
  const amount = wrong === undefined || items.length < 2 ? undefined : await readAmount(context, wrong);
  if (amount === undefined) return undefined;
  const found = items.filter((item) => item.kind === 'entry' && item.fields.amount_mxn_cents === amount);
  return found.length === 1 ? found[0] : undefined;
}

/** What is meant of that which waits: the counted or named one, else the one that is asked about, else the last. */
function waitingItemOf(
  items: readonly WaitingItem[],
  number: number | undefined,
  name: EntryName | undefined,
): WaitingItem | undefined {
  if (name !== undefined) return items.findLast((item) => item.kind === 'entry' && isNamed(item.fields, name));
  if (number === undefined) return firstOpen(items) ?? items.at(-1);
  return items.length > 1 ? items[number - 1] : undefined;
}

function storedEntryOf(
  context: ChatContext,
  { number, isOpened }: Correction,
  name: EntryName | undefined,
): Promise<StoredEntry | undefined> {
  // `el uber fueron 95` alone may be another ride.
  if (name !== undefined) return isOpened ? findNamed(context, name) : findWholeName(context, name);
  return number === undefined ? lastEntry(context) : findListed(context, number);
}

/**
 * Shows a stored transaction before and after, and waits for a yes. A correction of the same one that waits is joined, or
 * dropped where nothing is left of it; a deletion of it gives way.
 */
async function offerCorrection(context: ChatContext, stored: StoredEntry, change: Partial<EntryFields>): Promise<Turn> {
  const { say, state } = context;
  const earlier = state.waiting?.items.find((each) => editedEntry(each)?.id === stored.id);
  const patch = { ...(earlier?.kind === 'call' ? Object(earlier.input['patch']) : {}), ...change };
  if (isSame(stored.fields, patchedFields(stored.fields, patch))) {
    return earlier === undefined
      ? told(context, say('nothingChanges'))
      : offerInstead(context, earlier, undefined, [say('nothingChanges')]);
  }
  const item: WaitingItem = {
    kind: 'call',
    tool: 'edit_transaction',
    input: { transaction_id: stored.id, patch },
    previous: stored.fields,
  };
  return earlier === undefined ? addItems(context, [item]) : offerInstead(context, earlier, item);
}

async function readChange(
  context: ChatContext,
  correction: Correction,
  fields: EntryFields,
): Promise<Partial<EntryFields> | undefined> {
  const change = await readValue(context, correction, fields);
  const { wrong } = correction;
  if (typeof change?.amount_mxn_cents !== 'number') return change;
  if (correction.adds !== undefined) return adjusted(fields, change.amount_mxn_cents * correction.adds);
  if (wrong === undefined) return change;
  // `500, no 450` while there is no 450: which one is meant?
  return (await readAmount(context, wrong)) === fields.amount_mxn_cents ? change : undefined;
}

async function readValue(
  context: ChatContext,
  { field, text, isAnyCategory, isOpened }: Correction,
  { type }: EntryFields,
): Promise<Partial<EntryFields> | undefined> {
  if (field === 'description') {
    return codePointCount(text) <= LONGEST_DESCRIPTION ? { description: text } : undefined;
  }
  if (field !== 'any') return readField(context, field, type, text);
  for (const each of ['amount', 'date', 'type'] as const) {
    const change = await readField(context, each, type, text);
    if (change !== undefined) return change;
  }
  if (isAnyCategory) return readField(context, 'category', type, text);
  return (await tableCategory(context, text, type)) ?? (isOpened ? readThing(context, text, type) : undefined);
}

/** The amount with a part more, or less; undefined where there is none yet, or nothing would be left. */
function adjusted({ amount_mxn_cents: amount }: EntryFields, by: number): Partial<EntryFields> | undefined {
  const sum = (amount ?? 0) + by;
  return amount === null || sum <= 0 || !Number.isSafeInteger(sum) ? undefined : { amount_mxn_cents: sum };
}

function unread(context: ChatContext, { isCertain }: Correction): Turn | undefined {
  return isCertain ? told(context, context.say('correctionExample')) : undefined;
}

function fieldOf(change: Partial<EntryFields>): EntryField {
  if ('amount_mxn_cents' in change) return 'amount';
  if ('category' in change) return 'category';
  return 'type' in change ? 'type' : 'date';
}

function isSame(one: EntryFields, other: EntryFields): boolean {
  return (Object.keys(one) as (keyof EntryFields)[]).every((field) => one[field] === other[field]);
}
