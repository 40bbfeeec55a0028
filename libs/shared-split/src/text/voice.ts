import { AsyncLocalStorage } from 'node:async_hooks';

import { CONTRACT_TERMS, type HouseholdTerms } from '../model/terms';

/** Language and currency of texts. */
export type Voice = Pick<HouseholdTerms, 'language' | 'currency'>;

const voices = new AsyncLocalStorage<Voice>();

/** What the texts that are written now are in: the contract's unless a household has set something else. */
export function voice(): Voice {
  return voices.getStore() ?? CONTRACT_TERMS;
}

/** Writes a text in the language and the currency of a household. */
export function inVoice<Text>({ language, currency }: Voice, write: () => Text): Text {
  const { language: presentLanguage, currency: presentCurrency } = voice();
  // What follows calls through promises makes each of them dearer.
  if (language === presentLanguage && currency === presentCurrency) return write();
  return voices.run({ language, currency }, write);
}

/** What households had set, by the results and the failures of their calls, whose texts are written when a call is over. */
const ofOutcomes = new WeakMap<object, Voice>();

/** Does the work of a call, and remembers with its result or its failure what texts about it are in. */
export async function keepVoice<Result>(voice: Voice, work: () => Promise<Result>): Promise<Result> {
  const keep = (outcome: unknown) => {
    if (typeof outcome === 'object' && outcome !== null) ofOutcomes.set(outcome, voice);
  };
  try {
    const result = await work();
    keep(result);
    return result;
  } catch (error) {
    keep(error);
    throw error;
  }
}

/** What texts about a result or a failure are in. */
export function voiceOf(outcome: object): Voice {
  return ofOutcomes.get(outcome) ?? CONTRACT_TERMS;
}
