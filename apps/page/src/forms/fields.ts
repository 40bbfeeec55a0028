import { printable } from '@bursar/toolkit';
import type { Key, Language } from '@bursar/views/language';

import { readAmount } from './amount';

interface CommonField {
  readonly name: string;
  readonly label: string;
  readonly isOptional?: boolean;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a form asks for. Amounts are decimal text, days `YYYY-MM-DD`, months `YYYY-MM`; what is left out is an empty text. */
export type Field =
  | (CommonField & { readonly kind: 'text'; readonly longest: number; readonly suggestions?: readonly string[] })
  | (CommonField & { readonly kind: 'amount'; readonly currency?: string; readonly mayBeZero?: boolean })
  | (CommonField & { readonly kind: 'whole'; readonly least: number; readonly most: number })
  | (CommonField & { readonly kind: 'day' | 'month' })
  | (CommonField & { readonly kind: 'choice'; readonly choices: readonly Choice[] });

/** By the name of the field, as typed. */
export type Values = Readonly<Record<string, string>>;

/** The values as tools take them, and what is wrong with those that are not. */
interface Checked {
  readonly values: Values;
  readonly wrong: Readonly<Record<string, Key>>;
}

/** A choice whose label a person wrote. */
export function writtenChoice(value: string, label = value): Choice {
  return { value, label: printable(label) };
}

export function checkFields(fields: readonly Field[], typed: Values, { locale }: Language): Checked {
  const values: Record<string, string> = {};
  const wrong: Record<string, Key> = {};
  for (const field of fields) {
    const text = (typed[field.name] ?? '').trim();
    const read = text === '' ? '' : readField(field, text, locale);
    if (text === '' && field.isOptional !== true) wrong[field.name] = 'form.missing';
    else if (read === undefined) wrong[field.name] = WRONG[field.kind];
    else values[field.name] = read;
  }
  return { values, wrong };
}

const WRONG: Readonly<Record<Field['kind'], Key>> = {
  text: 'form.wrongText',
  amount: 'form.wrongAmount',
  whole: 'form.wrongWhole',
  day: 'form.wrongDay',
  month: 'form.wrongDay',
  choice: 'form.missing',
};

function readField(field: Field, text: string, locale: string): string | undefined {
  switch (field.kind) {
    case 'text':
      return text.length <= field.longest ? text : undefined;
    case 'amount': {
      const amount = readAmount(locale, text);
      return field.mayBeZero === true || amount !== '0.00' ? amount : undefined;
    }
    case 'whole': {
      const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
      return number >= field.least && number <= field.most ? String(number) : undefined;
    }
    case 'day':
      return isDay(text) ? text : undefined;
    case 'month':
      return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
    case 'choice':
      return field.choices.some(({ value }) => value === text) ? text : undefined;
  }
}

/** Whether a text is a day of the calendar: 30 February is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
