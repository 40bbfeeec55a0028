import { DomainError, quoted } from '@bursar/toolkit';

import { refusal } from '../../contract/refusals';
import { ACTION_SYNTAX, BUY_LINE } from '../../contract/syntax';
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

/** Refuses a history without a transaction, for what cannot do without one. */
export function requireTransactions(transactions: readonly Transaction[]): void {
  if (transactions.length > 0) return;
  throw refusal('NO_TRANSACTIONS', 'there is no transaction in the content, only blanks and comments', {
    hint: 'give at least one BUY',
    example: BUY_LINE,
  });
}

function readDsl(text: string, { hasRates, ...source }: ContentContext): Transaction[] {
  const lines = text.split(/\r\n|\n|\r/);
  return readEach(lines.length, (index) => {
    const line = lines[index] as string;
    const comment = line.indexOf('#');
    const place = { ...source, form: 'line', number: index + 1 } as const;
    return readDslLine(comment < 0 ? line : line.slice(0, comment), { place, hasRates });
  });
}

function readItems(items: readonly unknown[], { hasRates, ...source }: ContentContext): Transaction[] {
  return readEach(items.length, (index) =>
    readJsonItem(items[index], { place: { ...source, form: 'transaction', number: index + 1 }, hasRates }),
  );
}

function readEach(count: number, read: (index: number) => Transaction | undefined): Transaction[] {
  const transactions: Transaction[] = [];
  const problems: DomainError[] = [];
  for (let index = 0; index < count && problems.length < PROBLEM_LIMIT; index += 1) {
    try {
      const transaction = read(index);
      if (transaction !== undefined) transactions.push(transaction);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      problems.push(error);
    }
  }
  const [first] = problems;
  if (first === undefined) return transactions;
  throw problems.length === 1 ? first : withProblems(first, problems);
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
