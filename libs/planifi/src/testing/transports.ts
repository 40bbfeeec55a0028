import { overRest } from './rest-calls';
import { overTools, type Transport } from './test-planifi';

/** Alternates between two transports: a write over one is replayed over the other. */
function alternating(first: Transport, second: Transport): Transport {
  let count = 0;
  return (...call) => ((count += 1) % 2 === 1 ? first : second)(...call);
}

/** What a suite runs over, by name; each test opens its own. */
export const TRANSPORTS: readonly (readonly [string, () => Transport])[] = [
  ['over tools', () => overTools],
  ['over REST', () => overRest],
  ['over tools, then over REST', () => alternating(overTools, overRest)],
  ['over REST, then over tools', () => alternating(overRest, overTools)],
];
