import { formatMxn } from '../model/format-mxn';
import { sanitizeName } from '../model/sanitize-name';
import type { TransactionType } from '../model/transaction';
import type { EntryFields } from '../model/waiting';
import type { Say } from './sentences/sentences';

/** An entry on one line: `Gasto $80.00 MXN · Transport (VARIABLE) · uber · 2026-03-18`. */
export function entryLine(say: Say, fields: EntryFields): string {
  const title = say(fields.type === 'INCOME' ? 'incomeTitle' : 'expenseTitle');
  return [`${title} ${amountText(say, fields)}`, ...factsOf(say, fields)].join(' · ');
}

/** The same on several lines, without the type. */
export function entryLines(say: Say, fields: EntryFields): string[] {
  return [amountText(say, fields), ...factsOf(say, fields)].map((line) => `• ${line}`);
}

export function typeName(say: Say, type: TransactionType): string {
  return say(type === 'INCOME' ? 'income' : 'expense');
}

/** A Mexico City timestamp to the minute: `2026-02-01 12:00`. */
export function formatTime(timestamp: string): string {
  return timestamp.slice(0, 16).replace('T', ' ');
}

/** A list of words: `15, 20 y 31`. */
export function listOf(say: Say, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${say('and')} ${last}`;
}

function amountText(say: Say, { amount_mxn_cents: amount }: EntryFields): string {
  return amount === null ? say('unknownAmount') : formatMxn(amount);
}

function factsOf(say: Say, fields: EntryFields): string[] {
  const { category, category_type: kind, description, date_iso: date } = fields;
  return [
    category === null ? say('unknownCategory') : sanitizeName(category) + (kind === null ? '' : ` (${kind})`),
    ...(description === null ? [] : [sanitizeName(description)]),
    date ?? say('unknownDate'),
  ];
}
