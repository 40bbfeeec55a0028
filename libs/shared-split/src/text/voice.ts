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

/** Language and currency of texts. */
export function voice(): Pick<HouseholdTerms, 'language' | 'currency'> {
  return voices.getStore()?.terms ?? CONTRACT_TERMS;
}
