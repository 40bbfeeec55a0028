import { fold } from '../../model/text/fold';
import { fitsType, type TransactionType } from '../../model/transaction';
import type { EntryField, EntryFields, WaitingEntry } from '../../model/waiting';
import { readAmount } from '../read-amount';
import { readCategory } from '../read-category';
import { readDay } from '../read-day';
import type { ChatContext } from '../reply';

const TYPES: ReadonlyMap<string, TransactionType> = new Map([
  ['gasto', 'EXPENSE'],
  ['expense', 'EXPENSE'],
  ['ingreso', 'INCOME'],
  ['income', 'INCOME'],
]);

/** The entry with a bare answer to the question about its first open field; undefined where the text is none. */
export async function withAnswer(
  context: ChatContext,
  entry: WaitingEntry,
  text: string,
): Promise<WaitingEntry | undefined> {
  const [first] = entry.open;
  if (first === undefined) return undefined;
  const change = await readField(context, first.field, entry.fields.type, text);
  return change === undefined ? undefined : withFields(entry, first.field, change);
}

/** The entry with a field decided: it is open no longer. */
export function withFields(entry: WaitingEntry, field: EntryField, change: Partial<EntryFields>): WaitingEntry {
  const fields = { ...entry.fields, ...change };
  return {
    ...entry,
    fields: { ...fields, category_type: fittingCategoryType(fields) },
    open: entry.open.filter((each) => each.field !== field),
    notes: entry.notes.filter((note) => !note.startsWith(`${field}: `)),
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
      const amount = await readAmount(context, text);
      return amount === undefined || amount === 0 ? undefined : { amount_mxn_cents: amount };
    }
    case 'category':
      return readCategory(context, text, type);
    case 'date': {
      const date = await readDay(context, text);
      return date === undefined ? undefined : { date_iso: date };
    }
    case 'type': {
      const stated = TYPES.get(fold(text).trim());
      return stated && { type: stated };
    }
  }
}

function fittingCategoryType({ type, category, category_type: kind }: EntryFields): EntryFields['category_type'] {
  if (type === 'INCOME') return 'INCOME';
  if (kind !== null && fitsType(kind, type)) return kind;
  return category === null ? null : 'VARIABLE';
}
