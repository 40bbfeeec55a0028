import { printable } from '@bursar/toolkit';

/**
 * Text that a person or a file said: shown as it is and as nothing else. Characters that steer a display are spelled out,
 * and its direction stays its own.
 */
export function Said({ text }: { readonly text: string }) {
  return <bdi class="said">{printable(text)}</bdi>;
}
