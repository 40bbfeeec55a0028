import { phraseBook, setOfPhrases } from '../find-phrases';
import { ENGLISH_NO_ENTRY as EN } from './english/entries';
import { PORTUGUESE_NO_ENTRY as PT } from './portuguese/entries';
import { SPANISH_NO_ENTRY as ES } from './spanish/entries';

/** Why a text is no entry, whatever number stands in it. */
export type NoEntry = 'question' | 'plan' | 'habit' | 'holding' | 'debt' | 'command' | 'denial';

const of = (meaning: NoEntry, ...lists: readonly (readonly string[])[]) =>
  lists.flat().map((phrase) => [phrase, meaning] as const);

export const NO_ENTRY_BOOK = phraseBook<NoEntry>([
  ...of('question', ES.questions, EN.questions, PT.questions),
  ...of('plan', ES.plans, EN.plans, PT.plans),
  ...of('habit', ES.habits, EN.habits),
  ...of('holding', ES.holdings, EN.holdings, PT.holdings),
  ...of('debt', ES.debts, EN.debts, PT.debts),
  ...of('command', ES.commands, EN.commands, PT.commands),
  ...of('denial', ES.denied, EN.denied, PT.denied),
]);
/** Before everything else they ask: `quién me pagó 500`; elsewhere they may join two sentences. */
export const OPENING_QUESTIONS = setOfPhrases([...ES.openingQuestions, ...EN.openingQuestions]);
/** Alone with a number, they tell what there is. */
export const BALANCES: ReadonlySet<string> = new Set([...ES.balances, ...EN.balances]);
/** `i have`, unless something that was done follows. */
export const HAVE = setOfPhrases(EN.have);
export const PARTICIPLES: ReadonlySet<string> = new Set(EN.participles);
/** Before a verb that says what happened. */
export const DENIALS = setOfPhrases([...ES.denials, ...EN.denials, ...PT.denials]);
/** Unless it is part of a longer phrase. */
export const NOTHING: ReadonlySet<string> = new Set([...ES.nothing, ...EN.nothing]);
export const NOTHING_MORE = setOfPhrases([...ES.nothingMore, ...EN.nothingMore]);
