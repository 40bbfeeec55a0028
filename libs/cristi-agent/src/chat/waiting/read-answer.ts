import { fold } from '../../model/text/fold';
import { fitsType, type TransactionType } from '../../model/transaction';
import type { EntryField, EntryFields, WaitingEntry } from '../../model/waiting';
import { STATED } from '../copula';
import { readAmountAndDay } from '../read-amount';
import { readCategoryAndDay } from '../read-category';
import { readDay } from '../read-day';
import type { ChatContext } from '../reply';

const TYPES: ReadonlyMap<string, TransactionType> = new Map([
  ['gasto', 'EXPENSE'],
  ['expense', 'EXPENSE'],
  ['ingreso', 'INCOME'],
  ['income', 'INCOME'],
]);

const OPENING = new RegExp(`^(?:${STATED}\\s+)?(?:un |an )?`, 'u');

/**
 * The entry with a bare answer to the question about its first open field, or with its type, which answers any question;
 * undefined where the text is neither.
 */
export async function withAnswer(
  context: ChatContext,
  entry: WaitingEntry,
  text: string,
): Promise<WaitingEntry | undefined> {
  const [first] = entry.open;
  if (first === undefined) return undefined;
  const change = await readField(context, first.field, entry.fields.type, text);
  if (change !== undefined) return withFields(entry, first.field, change);
  const stated = statedType(text);
  return stated && withFields(entry, 'type', { type: stated });
}

/** The entry with a field decided, and perhaps its day with it: they are open no longer. */
export function withFields(entry: WaitingEntry, field: EntryField, change: Partial<EntryFields>): WaitingEntry {
  const fields = { ...entry.fields, ...change };
  const isDecided = (name: string) => name === field || (name === 'date' && 'date_iso' in change);
  return {
    ...entry,
    fields: { ...fields, category_type: fittingCategoryType(fields) },
    open: entry.open.filter((each) => !isDecided(each.field)),
    notes: entry.notes.filter((note) => !isDecided(note.slice(0, note.indexOf(': ')))),
  };
}

/** A field's value in a text that is nothing but this value. */
export async function readField(
  context: ChatContext,
  field: EntryField,
  type: TransactionType,
  text: string,
): Promise<Partial<EntryFields> | undefined> {
  switch (field) {
    case 'amount': {
      const { amount, date } = (await readAmountAndDay(context, text)) ?? {};
      if (amount === undefined || amount === 0) return undefined;
      return { amount_mxn_cents: amount, ...(date !== undefined && { date_iso: date }) };
    }
    case 'category':
      return readCategoryAndDay(context, text, type);
    case 'date': {
      const date = await readDay(context, text);
      return date === undefined ? undefined : { date_iso: date };
    }
    case 'type': {
      const stated = statedType(text);
      return stated && { type: stated };
    }
  }
}

/** `ingreso`, `it's an expense` */
function statedType(text: string): TransactionType | undefined {
  return TYPES.get(
    fold(text)
      .trim()
      .replace(OPENING, '')
      .replace(/[.!]+$/, ''),
  );
}

/** The category type of an entry, where it fits its type; else the usual one. */
export function fittingCategoryType({
  type,
  category,
  category_type: kind,
}: EntryFields): EntryFields['category_type'] {
  if (type === 'INCOME') return 'INCOME';
  if (kind !== null && fitsType(kind, type)) return kind;
  return category === null ? null : 'VARIABLE';
}
