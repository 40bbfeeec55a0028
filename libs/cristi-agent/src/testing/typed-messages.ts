import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { civilDate } from '@bursar/calendar';

import { parseTransaction } from '../model/parse/parse-transaction';

/** The day on which the messages were written: a Wednesday. */
const TODAY = '2026-03-18';
const FIELDS = ['type', 'amount', 'category', 'date'] as const;
type Field = (typeof FIELDS)[number];
/** Between the amounts of a message of several entries. */
const BETWEEN_ENTRIES = ' & ';
const TYPES: Readonly<Record<string, string>> = { E: 'EXPENSE', I: 'INCOME' };

/** One message with what it says about each field. */
interface TypedMessage {
  readonly country: string;
  readonly text: string;
  readonly answers: Readonly<Record<Field, Answer>>;
  /** The amounts of its entries, where it has several. */
  readonly entries: readonly string[] | undefined;
}

/** `value` undefined: the text does not settle it. `isDoubtful`: held with a doubt. `isEither`: a question is fine too. */
interface Answer {
  readonly value: string | undefined;
  readonly isJudged: boolean;
  readonly isDoubtful: boolean;
  readonly isEither: boolean;
}

/** Right; a question where one is due; a question where the text says it; a value that is silently wrong. */
export type Verdict = 'right' | 'asked' | 'asked needlessly' | 'wrong';

/** The verdict on one field of one message. */
export interface Judgement {
  readonly country: string;
  readonly text: string;
  readonly field: Field | 'entries';
  readonly verdict: Verdict;
  readonly expected: string;
  readonly found: string;
  /** True for a value that was given, without a doubt, in a candidate of 0.90 and more. */
  readonly isSure: boolean;
}

/** Reads the messages of a folder; `README.md` there describes the form. */
export function readTypedMessages(folder: string): TypedMessage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('//'))
        .map((line) => messageOf(name.replace('.txt', ''), line)),
    );
}

/** Parses the messages and judges each field. */
export function judge(messages: readonly TypedMessage[]): Judgement[] {
  const today = civilDate(TODAY);
  return messages.flatMap(({ country, text, answers, entries }) => {
    const parsed = parseTransaction(text, today);
    const { candidate, lowConfidence, confidence } = parsed;
    const values: Readonly<Record<Field, string | undefined>> = {
      type: candidate.type,
      amount: candidate.amount === null ? undefined : pesos(candidate.amount),
      category: candidate.category ?? undefined,
      date: candidate.date ?? undefined,
    };
    const fields = FIELDS.filter((field) => answers[field].isJudged).map((field): Judgement => {
      const isGiven = values[field] !== undefined && !lowConfidence.includes(field);
      const verdict = verdictOf(answers[field], values[field], isGiven);
      const found = (values[field] ?? 'nothing') + (isGiven ? '' : ' (asked)');
      const expected = answers[field].value ?? 'a question';
      return { country, text, field, verdict, expected, found, isSure: isGiven && confidence >= 0.9 };
    });
    if (entries === undefined) return fields;
    const found = parsed.entries.map((entry) =>
      entry.candidate.amount === null ? '?' : pesos(entry.candidate.amount),
    );
    return [...fields, judgeEntries({ country, text, expected: entries, found })];
  });
}

/** Entries are offered with their amounts before they are stored: too few of them are a question. */
function judgeEntries({
  expected,
  found,
  ...message
}: {
  readonly country: string;
  readonly text: string;
  readonly expected: readonly string[];
  readonly found: readonly string[];
}): Judgement {
  const isSame = found.join() === expected.join();
  const verdict = isSame ? 'right' : found.length === 1 ? 'asked needlessly' : 'wrong';
  const [wanted, given] = [expected, found].map((amounts) => amounts.join(BETWEEN_ENTRIES));
  return { ...message, field: 'entries', verdict, expected: wanted ?? '', found: given ?? '', isSure: false };
}

function verdictOf({ value, isDoubtful, isEither }: Answer, found: string | undefined, isGiven: boolean): Verdict {
  const isSame = found === value;
  if (value === undefined || isDoubtful) {
    if (isGiven) return 'wrong';
    return found === undefined || value === undefined || isSame ? 'asked' : 'wrong';
  }
  if (isGiven) return isSame ? 'right' : 'wrong';
  return isEither ? 'asked' : 'asked needlessly';
}

function messageOf(country: string, line: string): TypedMessage {
  const parts = line.split(' | ');
  const [written = '', type = '', amount = '', category = '', date = ''] = parts;
  const text = written.replaceAll('\\n', '\n');
  const entries = amount.includes(BETWEEN_ENTRIES) ? amount.split(BETWEEN_ENTRIES).map(inHundredths) : undefined;
  if (parts.length !== 5) throw new Error(`not a message with four answers: ${line}`);
  return {
    country,
    text,
    entries,
    answers: {
      type: answerOf(type, (name) => TYPES[name] ?? ''),
      // Several entries have no one amount.
      amount: answerOf(entries === undefined ? amount : '?', inHundredths),
      category: answerOf(category, (name) => name),
      date: answerOf(date, (day) => (day === 'today' ? TODAY : day)),
    },
  };
}

function inHundredths(number: string): string {
  return Number(number).toFixed(2);
}

function answerOf(written: string, spell: (value: string) => string): Answer {
  const [, value = '', mark = ''] = /^(.*?)([~?]?)$/.exec(written) ?? [];
  return {
    value: value === '' ? undefined : spell(value),
    isJudged: written !== '*',
    isDoubtful: mark === '~',
    isEither: mark === '?' && value !== '',
  };
}

function pesos(centavos: bigint): string {
  return `${centavos / 100n}.${String(centavos % 100n).padStart(2, '0')}`;
}
