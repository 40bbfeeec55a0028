import { MULTIPLIERS, UNITS_AFTER } from '../tables/money-words';
import { isJoinedAfter, nextWordAt, type Token } from '../tokens';
import { isNoQuantity } from './quantity';
import { wordNumberAt } from './word-number';

/** Centavos stated after pesos, with the index after them. */
export interface CentavosAfter {
  readonly centavos: bigint;
  readonly to: number;
}

const JOINING: ReadonlySet<string | undefined> = new Set(['con', 'y', 'and', 'with']);
const MOST_CENTAVOS = 99;

/**
 * Reads `con 50`, `con 50 centavos` or `y 50 centavos` after pesos. Without the word `centavos` it takes only two digits
 * after `con`, and only where `isAfterWord`: `300 pesos con 2 amigos` mentions friends, not centavos.
 */
export function centavosAfter(tokens: readonly Token[], from: number, isAfterWord: boolean): CentavosAfter | undefined {
  const joining = nextWordAt(tokens, from);
  if (!JOINING.has(joining)) return undefined;
  const count = countAt(tokens, from + 1);
  if (count === undefined || count.value > MOST_CENTAVOS) return undefined;
  const centavos = BigInt(count.value);
  const unit = UNITS_AFTER.get(tokens[count.to]?.text ?? '');
  if (unit === 'centavos') return isJoinedAfter(tokens, count.to) ? undefined : { centavos, to: count.to + 1 };
  const isBare =
    unit === undefined && !MULTIPLIERS.has(tokens[count.to]?.text ?? '') && !isNoQuantity(tokens, count.to);
  return isBare && joining === 'con' && isAfterWord && count.isTwoDigits ? { centavos, to: count.to } : undefined;
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
  return words === undefined ? undefined : { ...words, isTwoDigits: false };
}
