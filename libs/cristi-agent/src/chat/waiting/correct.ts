import { codePointCount } from '../../model/text/code-points';
import type { EntryField, EntryFields, WaitingEntry, WaitingItem } from '../../model/waiting';
import type { StoredEntry } from '../chat-tools';
import { findListed, findNamed, lastEntry } from '../find-listed';
import { isNamed } from '../named';
import { tableCategory } from '../read-category';
import { told, type ChatContext, type Turn } from '../reply';
import { patchedFields } from './describe-item';
import { addItems, firstOpen, offerItems } from './offer';
import { readField, withFields } from './read-answer';
import type { Correction } from './read-correction';

const LONGEST_DESCRIPTION = 500;

/** Corrects what waits, else offers the correction of what is stored. Undefined where the text is no value after all. */
export async function correct(context: ChatContext, correction: Correction): Promise<Turn | undefined> {
  const { say } = context;
  const { number } = correction;
  const items = context.state.waiting?.items ?? [];
  const entry = waitingEntryOf(items, correction);
  if (entry !== undefined) {
    const change = await readChange(context, correction, entry.fields);
    if (change === undefined) return unread(context, correction);
    const changed = Object.keys(change).includes('description')
      ? { ...entry, fields: { ...entry.fields, ...change } }
      : withFields(entry, fieldOf(change), change);
    return offerItems(
      context,
      items.map((item) => (item === entry ? changed : item)),
    );
  }
  const stored = await storedEntryOf(context, correction);
  if (stored === undefined) {
    return correction.isCertain
      ? told(context, number === undefined ? say('nothingStored') : say('noSuchListed', { number }))
      : undefined;
  }
  const change = await readChange(context, correction, stored.fields);
  // `fue comida` may be about anything.
  const isVague = !correction.isOpened && !correction.isCertain;
  if (change === undefined || ('category' in change && isVague)) return unread(context, correction);
  return offerCorrection(context, stored, change);
}

/** The entry that is meant of those that wait: the counted or named one, else the one that is asked about, else the last. */
function waitingEntryOf(items: readonly WaitingItem[], { number, named }: Correction): WaitingEntry | undefined {
  const entries = items.filter((item): item is WaitingEntry => item.kind === 'entry');
  if (named !== undefined) return entries.findLast(({ fields }) => isNamed(fields, named));
  if (number === undefined) return firstOpen(items) ?? entries.at(-1);
  const counted = items.length > 1 ? items[number - 1] : undefined;
  return counted?.kind === 'entry' ? counted : undefined;
}

function storedEntryOf(context: ChatContext, { number, named }: Correction): Promise<StoredEntry | undefined> {
  if (named !== undefined) return findNamed(context, named);
  return number === undefined ? lastEntry(context) : findListed(context, number);
}

/** Shows a stored transaction before and after, and waits for a yes. A correction of the same one that waits is joined. */
export async function offerCorrection(
  context: ChatContext,
  stored: StoredEntry,
  change: Partial<EntryFields>,
  before: readonly string[] = [],
): Promise<Turn> {
  const items = context.state.waiting?.items ?? [];
  const earlier = items.find((item) => correctionOf(item) === stored.id);
  const patch = { ...(earlier?.kind === 'call' ? Object(earlier.input['patch']) : {}), ...change };
  if (isSame(stored.fields, patchedFields(stored.fields, patch))) return told(context, context.say('nothingChanges'));
  const item: WaitingItem = {
    kind: 'call',
    tool: 'edit_transaction',
    input: { transaction_id: stored.id, patch },
    previous: stored.fields,
  };
  if (earlier === undefined) return addItems(context, [item], before);
  return offerItems(
    context,
    items.map((each) => (each === earlier ? item : each)),
    before,
  );
}

async function readChange(
  context: ChatContext,
  { field, text, isAnyCategory }: Correction,
  { type }: EntryFields,
): Promise<Partial<EntryFields> | undefined> {
  if (field === 'description') {
    return codePointCount(text) <= LONGEST_DESCRIPTION ? { description: text } : undefined;
  }
  if (field !== 'any') return readField(context, field, type, text);
  for (const each of ['amount', 'date'] as const) {
    const change = await readField(context, each, type, text);
    if (change !== undefined) return change;
  }
  return isAnyCategory ? readField(context, 'category', type, text) : tableCategory(context, text, type);
}

function unread(context: ChatContext, { isCertain }: Correction): Turn | undefined {
  return isCertain ? told(context, context.say('correctionExample')) : undefined;
}

function fieldOf(change: Partial<EntryFields>): EntryField {
  if ('amount_mxn_cents' in change) return 'amount';
  return 'date_iso' in change ? 'date' : 'category';
}

function correctionOf(item: WaitingItem): unknown {
  return item.kind === 'call' && item.tool === 'edit_transaction' && item.input['patch'] !== undefined
    ? item.input['transaction_id']
    : undefined;
}

function isSame(one: EntryFields, other: EntryFields): boolean {
  return (Object.keys(one) as (keyof EntryFields)[]).every((field) => one[field] === other[field]);
}
