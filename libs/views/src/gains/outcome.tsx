import { writePounds } from './locale';
import { GAINS_WORDS } from './words';

/** What a gain that may be a loss is called: by its sign, which is part of its text. */
export function nameOfOutcome(amount: string): string {
  if (amount.startsWith('-')) return GAINS_WORDS.loss;
  return /[1-9]/.test(amount) ? GAINS_WORDS.gain : GAINS_WORDS.even;
}

/** A gain or a loss with its sign. */
export function Outcome({ amount }: { readonly amount: string }) {
  return <span class={amount.startsWith('-') ? 'figure bad' : 'figure'}>{writePounds(amount)}</span>;
}
