import type { Token } from '../tokens';
import type { Claim } from './claim';
import { clockAt } from './clock';
import { countAt, instalmentAt } from './count';
import { labelAt, streetAt } from './label';

const FORMS = [clockAt, instalmentAt, countAt, labelAt, streetAt];

/** The numbers of a text that are neither dates nor amounts, from left to right. */
export function findClaims(tokens: readonly Token[]): Claim[] {
  const found: Claim[] = [];
  let end = 0;
  for (let from = 0; from < tokens.length; from += 1) {
    if (from < end || tokens[from]?.kind === 'gap') continue;
    for (const form of FORMS) {
      const claim = form(tokens, from);
      if (claim === undefined || claim.from < end) continue;
      found.push(claim);
      end = claim.to;
      break;
    }
  }
  return found;
}
