import { isJoinedAfter, nextWordAt, type Token } from '../tokens';
import { UNITS_AFTER } from '../words/money';
import { MULTIPLIERS } from '../words/numbers';
import { isNoQuantity } from './quantity';
import { wordNumberAt } from './word-number';

/** Centavos stated after pesos, with the index after them. */
export interface CentavosAfter {
  readonly centavos: bigint;
  readonly to: number;
  /** True where the word `centavos` follows, which makes the whole a sum of money. */
  readonly isNamed: boolean;
}

const MOST_CENTAVOS = 99;
const HALF_A_PESO = 50n;
/** What may follow `612 con 40`. */
const BEHIND: ReadonlySet<string | undefined> = new Set([undefined, 'de', 'en', 'd', 'of', 'in']);

/**
 * Reads `con 50 centavos`, `y 50 centavos`, `50 centavos`, `con 50`, `y medio` after whole pesos. `pesos` tells what marks
 * them: a word allows `con 50` before anything, a sign or nothing only at the end and before `de` and `en`. A number of
 * one digit counts something else: `300 pesos con 2 amigos`.
 */
export function centavosAfter(
  tokens: readonly Token[],
  from: number,
  pesos: 'word' | 'sign' | undefined,
): CentavosAfter | undefined {
  const joining = nextWordAt(tokens, from);
  const half = pesos === 'word' && joining === 'y' && ['medio', 'media'].includes(nextWordAt(tokens, from + 1) ?? '');
  if (half) return { centavos: HALF_A_PESO, to: from + 2, isNamed: true };
  const isJoined = joining === 'con' || joining === 'y' || joining === 'and' || joining === 'with';
  if (!isJoined && pesos === undefined) return undefined;
  const count = countAt(tokens, isJoined ? from + 1 : from);
  if (count === undefined || count.value > MOST_CENTAVOS) return undefined;
  const centavos = BigInt(count.value);
  const unit = UNITS_AFTER.get(tokens[count.to]?.text ?? '');
  if (unit === 'centavos') {
    const isWhole = !isJoinedAfter(tokens, count.to) && (pesos !== undefined || joining === 'con');
    return isWhole ? { centavos, to: count.to + 1, isNamed: true } : undefined;
  }
  const isBare =
    unit === undefined && !MULTIPLIERS.has(tokens[count.to]?.text ?? '') && !isNoQuantity(tokens, count.to);
  const next = tokens[count.to];
  const isAtEnd = pesos === 'word' ? next?.kind !== 'number' : endsAt(next);
  const isNoun = pesos === 'word' && next?.kind === 'word' && !BEHIND.has(next.text);
  return isBare && joining === 'con' && isAtEnd && !isNoun && count.isTwoDigits
    ? { centavos, to: count.to, isNamed: false }
    : undefined;
}

function endsAt(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'gap') return true;
  return token.kind === 'symbol' ? [',', '.', ';', '!', ')'].includes(token.text) : BEHIND.has(token.text);
}

function countAt(tokens: readonly Token[], index: number) {
  const token = tokens[index];
  if (token?.isSpaced !== true) return undefined;
  if (token.kind === 'number') {
    return /^\d{1,2}$/.test(token.text)
      ? { value: Number(token.text), to: index + 1, isTwoDigits: token.text.length === 2 }
      : undefined;
  }
  const words = wordNumberAt(tokens, index);
  return words === undefined ? undefined : { ...words, isTwoDigits: true };
}
