import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';
import type { EntryField, EntryFields, WaitingEntry } from '../../model/waiting';
import { entryLine, typeName } from '../describe';
import type { ChatContext } from '../reply';
import type { Say } from '../sentences/sentences';
import { reasonLines } from './doubt-text';

const MOST_CATEGORIES = 5;
const QUESTIONS = {
  amount: 'askAmount',
  category: 'askCategory',
  date: 'askDate',
  type: 'askType',
} as const satisfies Record<EntryField, string>;

/** The question about an entry's first open field, with its reason. `number` is the entry's among several. */
export function questionLines(say: Say, entry: WaitingEntry, number: number | undefined): string[] {
  const [open] = entry.open;
  if (open === undefined) return [];
  const { field, reason } = open;
  const held = heldValue(entry.fields, field);
  return [
    ...(number === undefined ? [] : [say('ofEntry', { number, entry: entryLine(say, entry.fields) })]),
    ...reasonLines(say, field, reason),
    say(QUESTIONS[field]),
    ...(held === undefined || field === 'type' ? [] : [say('keepValue', { value: labelOf(say, entry, held) })]),
  ];
}

/** What the buttons under a question stand for, as if it were typed. */
export async function choicesOf({ records }: ChatContext, { fields, open }: WaitingEntry): Promise<string[]> {
  const [first] = open;
  if (first === undefined) return [];
  if (first.field === 'type') return ['expense', 'income'];
  const held = heldValue(fields, first.field);
  if (first.field !== 'category') return held === undefined ? [] : [held];
  const used = await records.usedCategories(fields.type, MOST_CATEGORIES);
  return [...new Set([...(held === undefined ? [] : [held]), ...used])].slice(0, MOST_CATEGORIES);
}

/** The text on the button of a choice. */
export function labelOf(say: Say, { fields, open }: WaitingEntry, choice: string): string {
  const [first] = open;
  if (first?.field === 'type') return typeName(say, choice === 'income' ? 'INCOME' : 'EXPENSE');
  return first?.field === 'amount' ? formatMxn(fields.amount_mxn_cents ?? 0) : sanitizeName(choice);
}

/** A value that is only in doubt, as a person would type it. */
export function heldValue(fields: EntryFields, field: EntryField): string | undefined {
  switch (field) {
    case 'amount':
      return fields.amount_mxn_cents === null ? undefined : pesos(fields.amount_mxn_cents);
    case 'category':
      return fields.category ?? undefined;
    case 'date':
      return fields.date_iso ?? undefined;
    case 'type':
      return fields.type;
  }
}

function pesos(centavos: number): string {
  return formatMxn(centavos).replace(/[$,]| [A-Z]{3}$/g, '');
}
