import { writePounds } from './locale';
import { CAPITAL_GAINS_MESSAGES } from './messages';

/** The label of a gain or loss, by the sign in its text. */
export function labelOfGain(amount: string): string {
  if (amount.startsWith('-')) return CAPITAL_GAINS_MESSAGES.loss;
  return /[1-9]/.test(amount) ? CAPITAL_GAINS_MESSAGES.gain : CAPITAL_GAINS_MESSAGES.even;
}

/** A gain or a loss, with its sign. */
export function GainOrLoss({ amount }: { readonly amount: string }) {
  return <span class={amount.startsWith('-') ? 'figure bad' : 'figure'}>{writePounds(amount)}</span>;
}
