import * as z from 'zod';

import { invalidInput, missingInput, typeCategoryMismatch } from '../errors';
import { amount, category, categoryType, dateInput, dayOfYear, name, transactionType } from '../model/fields';
import { nullableInteger } from '../model/nullable-integer';
import type { RecurringEntry } from '../model/recurring-entry';
import { mexicanDay } from '../model/time/mexico-city';
import { fitsType } from '../model/transaction';

const RHYTHMS = ['days_of_month', 'every_weeks', 'yearly'] as const;
const ONE_RHYTHM = 'does not stand alone (send one of days_of_month, every_weeks, yearly)';
const ALONE = 'stands alone with name: leave the other fields out';
const AFTER_FROM = 'is before from_date_iso';

const daysOfMonth = z
  .array(z.int().min(1).max(31))
  .min(1)
  .max(4)
  .refine((days) => new Set(days).size === days.length);

/** A recurring entry as the tool takes it: of a known one only what changes. */
export const entryInput = z.strictObject({
  name,
  type: transactionType.optional(),
  amount_mxn_cents: amount.optional(),
  category: category.optional(),
  category_type: categoryType.optional(),
  days_of_month: daysOfMonth.optional(),
  every_weeks: z.int().min(1).max(52).optional(),
  yearly: dayOfYear.optional().describe('MM-DD'),
  from_date_iso: dateInput.nullable().optional().describe('First occurrence.'),
  until_date_iso: dateInput.nullable().optional().describe('Last day.'),
  remaining: nullableInteger(z.int().min(1).max(600), { minimum: 1, maximum: 600 }).optional(),
  delete: z.literal(true).optional(),
});
export type EntryInput = z.output<typeof entryInput>;

/** Throws `VALIDATION_ERROR` where more than one rhythm is sent, or anything besides the name of an entry to delete. */
export function checkEntry(given: EntryInput): void {
  const [, second] = RHYTHMS.filter((rhythm) => given[rhythm] !== undefined);
  if (second !== undefined) throw wrong(second, ONE_RHYTHM);
  if (given.delete === true && Object.keys(given).length > 2) throw wrong('delete', ALONE);
}

/** The entry with what is given; absent fields stay, and a rhythm replaces the other. Throws `VALIDATION_ERROR`. */
export function merged(known: RecurringEntry | undefined, given: EntryInput): RecurringEntry {
  const entry = {
    name: given.name,
    type: given.type ?? required(known?.type, 'type'),
    amount: given.amount_mxn_cents ?? required(known?.amount, 'amount_mxn_cents'),
    category: given.category ?? required(known?.category, 'category'),
    categoryType: given.category_type ?? required(known?.categoryType, 'category_type'),
    ...rhythmOf(known, given),
    from: latest(dayOf(given.from_date_iso), known?.from),
    until: latest(dayOf(given.until_date_iso), known?.until),
    remaining: latest(given.remaining, known?.remaining),
  };
  const { from, until, remaining, everyWeeks } = entry;
  if (!fitsType(entry.categoryType, entry.type)) throw typeCategoryMismatch('entry.category_type', entry.categoryType);
  if (from === null && (everyWeeks !== null || remaining !== null)) throw missingInput('entry.from_date_iso');
  if (from !== null && until !== null && until < from) throw wrong('until_date_iso', AFTER_FROM);
  return entry;
}

function rhythmOf(known: RecurringEntry | undefined, given: EntryInput) {
  if (RHYTHMS.every((rhythm) => given[rhythm] === undefined)) {
    const { daysOfMonth: days, everyWeeks, yearly } = required(known, 'days_of_month');
    return { daysOfMonth: days, everyWeeks, yearly };
  }
  return {
    daysOfMonth: given.days_of_month ?? null,
    everyWeeks: given.every_weeks ?? null,
    yearly: given.yearly ?? null,
  };
}

function dayOf(given: EntryInput['from_date_iso']): string | null | undefined {
  return given === undefined || given === null ? given : mexicanDay(given).text;
}

function required<Value>(known: Value | undefined, field: string): Value {
  if (known === undefined) throw missingInput(`entry.${field}`);
  return known;
}

/** Null clears a field, so only an absent one keeps its value. */
function latest<Value>(given: Value | null | undefined, known: Value | null | undefined): Value | null {
  return given === undefined ? (known ?? null) : given;
}

function wrong(field: string, rule: string) {
  return invalidInput({ kind: 'invalid', argument: `entry.${field}`, found: undefined, rule });
}
