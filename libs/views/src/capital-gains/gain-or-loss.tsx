import type { Key } from '../language/catalogues';
import { usePounds } from './pounds';

/** The key of a gain's or a loss's label, by the sign in its text. */
export function keyOfGain(amount: string): Key {
  if (amount.startsWith('-')) return 'gains.loss';
  return /[1-9]/.test(amount) ? 'gains.gain' : 'gains.even';
}

/** A gain or a loss, with its sign. */
export function GainOrLoss({ amount }: { readonly amount: string }) {
  const writePounds = usePounds();
  return <span class={amount.startsWith('-') ? 'figure bad' : 'figure'}>{writePounds(amount)}</span>;
}
