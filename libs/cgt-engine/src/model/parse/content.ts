import { DomainError, quoted } from '@bursar/toolkit';

import type { Place } from '../place';
import { refusal } from '../../errors';
import { ACTION_SYNTAX, BUY_LINE } from './syntax';
import type { Transaction } from '../transaction';
import { readDslLine } from './dsl';
import type { FieldContext } from './fields';
import { readJsonItem } from './json';
import { parseJsonText } from './json-text';

/** What holds for all transactions of one piece of content. */
export type ContentContext = Pick<FieldContext, 'hasRates'> & { readonly file?: string };

/** How many refused lines or items a refusal lists beside the first. */
const PROBLEM_LIMIT = 20;

/**
 * Reads transactions in any of the accepted forms: DSL text, a JSON array as text, a JSON array. Input order is kept.
 * Throws the first refusal by line or item; `details.problems` lists it with those that follow, up to a limit.
 */
export function readTransactions(content: unknown, context: ContentContext): Transaction[] {
  if (Array.isArray(content)) return readItems(content, context);
  if (typeof content !== 'string') throw notAnArray(content);
  const text = content.startsWith('\ufeff') ? content.slice(1) : content;
  const first = /\S/.exec(text)?.[0];
  if (first !== '[' && first !== '{') return readDsl(text, context);
  const parsed = parseJsonText(text);
  if (!Array.isArray(parsed)) throw notAnArray(parsed);
  return readItems(parsed, context);
}

/** Refuses a history without a transaction, for what cannot do without one; INSTRUMENT alone is none. */
export function requireTransactions(transactions: readonly Transaction[]): void {
  requireLines(transactions.filter(({ action }) => action !== 'INSTRUMENT'));
}

/** Refuses content without a line or an item. */
export function requireLines(transactions: readonly Transaction[]): void {
  if (transactions.length > 0) return;
  throw refusal('NO_TRANSACTIONS', 'there is no transaction in the content, only blanks and comments', {
    hint: 'give at least one BUY',
    example: BUY_LINE,
  });
}

function readDsl(content: string, { hasRates, ...source }: ContentContext): Transaction[] {
  const text = content.includes('\r') ? content.replace(/\r\n?/g, '\n') : content;
  const reading = new Reading();
  // One line at a time: a list of all lines would be as large as the history.
  for (let start = 0, number = 1; start < text.length && !reading.isFull; number += 1) {
    const end = text.indexOf('\n', start);
    const line = withoutComment(text.slice(start, end < 0 ? text.length : end));
    const place: Place = { ...source, form: 'line', number };
    reading.attempt(() => readDslLine(line, { place, hasRates }));
    if (end < 0) break;
    start = end + 1;
  }
  return reading.result();
}

function withoutComment(line: string): string {
  const comment = line.indexOf('#');
  return comment < 0 ? line : line.slice(0, comment);
}

function readItems(items: readonly unknown[], { hasRates, ...source }: ContentContext): Transaction[] {
  const reading = new Reading();
  for (let index = 0; index < items.length && !reading.isFull; index += 1) {
    const place: Place = { ...source, form: 'transaction', number: index + 1 };
    reading.attempt(() => readJsonItem(items[index], { place, hasRates }));
  }
  return reading.result();
}

/** What has been read so far, and what was refused. */
class Reading {
  private readonly transactions: Transaction[] = [];
  private readonly problems: DomainError[] = [];

  get isFull(): boolean {
    return this.problems.length >= PROBLEM_LIMIT;
  }

  attempt(read: () => Transaction | undefined): void {
    try {
      const transaction = read();
      if (transaction !== undefined) this.transactions.push(transaction);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.problems.push(error);
    }
  }

  /** All transactions, or the first refusal thrown with those that follow it. */
  result(): Transaction[] {
    const [first] = this.problems;
    if (first === undefined) return this.transactions;
    throw this.problems.length === 1 ? first : withProblems(first, this.problems);
  }
}

function withProblems(first: DomainError, problems: readonly DomainError[]): DomainError {
  return new DomainError(first.code, first.message, {
    ...first.details,
    problems: problems.map(({ code, message }) => ({ code, message })),
  });
}

function notAnArray(content: unknown): DomainError {
  const hint = 'wrap a single transaction in an array, or send DSL text, one transaction a line';
  return refusal('INVALID_JSON', `the content is ${quoted(content)}, not an array of transactions`, {
    hint,
    example: `[${ACTION_SYNTAX.BUY.item}]`,
  });
}
