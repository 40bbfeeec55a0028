import { AsyncLocalStorage } from 'node:async_hooks';

import { CONTRACT_TERMS, type HouseholdTerms } from '../model/terms';

/** What the texts of a call are in, known once its household was read. */
const voices = new AsyncLocalStorage<{ terms: HouseholdTerms }>();

/** Runs a call whose texts are in the contract's terms until `speakIn` says otherwise. */
export function withVoice<Result>(call: () => Result): Result {
  return voices.run({ terms: CONTRACT_TERMS }, call);
}

/** From here on the texts of this call are in these. */
export function speakIn(terms: HouseholdTerms): void {
  const voice = voices.getStore();
  if (voice !== undefined) voice.terms = terms;
}

/** What failed calls were in, by their errors: the text of a failure is written when its call is over. */
const ofFailures = new WeakMap<object, HouseholdTerms>();

/** Remembers what the present call is in with the error that ends it. */
export function keepVoice(error: unknown): void {
  const terms = voices.getStore()?.terms;
  if (terms !== undefined && typeof error === 'object' && error !== null) ofFailures.set(error, terms);
}

/** Writes about a failure in the currency of its household; the texts of failures stay in the contract's language. */
export function inVoiceOf<Text>(error: object, write: () => Text): Text {
  const { currency } = ofFailures.get(error) ?? CONTRACT_TERMS;
  return voices.run({ terms: { ...CONTRACT_TERMS, currency } }, write);
}

/** Language and currency of texts. */
export function voice(): Pick<HouseholdTerms, 'language' | 'currency'> {
  return voices.getStore()?.terms ?? CONTRACT_TERMS;
}
