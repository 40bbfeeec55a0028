import type { TransactionType } from '../../transaction';
import { phraseBook } from '../find-phrases';
import { ENGLISH_TYPES as EN } from './english/types';
import { PORTUGUESE_TYPES as PT } from './portuguese/types';
import { SPANISH_TYPES as ES } from './spanish/types';

/** What a phrase says about the type; `NEITHER` hides the words it holds. */
export type TypeMeaning = TransactionType | 'EITHER' | 'NEITHER';

export const INCOME_PHRASES: readonly string[] = [...new Set([...ES.income, ...EN.income, ...PT.income])];
export const EXPENSE_PHRASES: readonly string[] = [...new Set([...ES.expense, ...EN.expense, ...PT.expense])];

export const TYPE_BOOK = phraseBook<TypeMeaning>([
  ...INCOME_PHRASES.map((phrase) => [phrase, 'INCOME'] as const),
  ...EXPENSE_PHRASES.map((phrase) => [phrase, 'EXPENSE'] as const),
  ...[...ES.either, ...EN.either, ...PT.either].map((phrase) => [phrase, 'EITHER'] as const),
  ...[...ES.neutral, ...EN.neutral].map((phrase) => [phrase, 'NEITHER'] as const),
]);

/** Phrases that also say what the money was for, and therefore stay in a description. */
export const DESCRIPTIVE_PHRASES: ReadonlySet<string> = new Set([
  ...ES.descriptive,
  ...EN.descriptive,
  ...PT.descriptive,
]);

/** Phrases that need not speak of the past; any other one and a day to come contradict each other. */
export const TIMELESS_PHRASES: ReadonlySet<string> = new Set([...ES.timeless, ...EN.timeless]);

/** Open although a word beside them names an expense: `intereses de cetes`, `regresé los tenis`. */
export const OPEN_WHATEVER: ReadonlySet<string> = new Set(ES.openWhatever);

/** Open although a verb names an expense: what is put aside comes back, or is spent. */
export const FROM_SAVINGS: ReadonlySet<string> = new Set([...ES.fromSavings, ...EN.fromSavings]);
