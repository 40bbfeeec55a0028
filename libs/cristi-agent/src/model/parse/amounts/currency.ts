import { MINUS_SIGNS, UNITS_BEFORE, UNITS_AFTER, type Unit } from '../tables/money-words';
import { isAlphanumeric, isGlued, isJoinedBefore, isJoinedAfter, isSymbol, nextWordAt, type Token } from '../tokens';

/** Currency and sign before a number. */
export interface SignsBefore {
  readonly to: number;
  readonly unit: Unit | undefined;
  readonly isNegative: boolean;
}

/** Currency after a number. */
export interface UnitsAfter {
  readonly to: number;
  readonly unit: Unit | undefined;
}

const MOST_SIGNS_BEFORE = 4;
const MOST_WORDS_AFTER = 3;

/** Reads currency and minus before a number: `$`, `-$`, `MX$`, `mxn $`. */
export function signsBefore(tokens: readonly Token[], from: number): SignsBefore {
  let signs: SignsBefore = { to: from, unit: undefined, isNegative: false };
  for (let count = 0; count < MOST_SIGNS_BEFORE; count += 1) {
    const { to } = signs;
    const unit = UNITS_BEFORE.find((candidate) => standsAt(tokens, to, candidate.signs));
    if (unit !== undefined) {
      signs = { ...signs, to: to + unit.signs.length, unit: signs.unit === 'foreign' ? 'foreign' : unit.unit };
    } else if (isMinus(tokens, to)) {
      signs = { ...signs, to: to + 1, isNegative: true };
    } else {
      break;
    }
  }
  return signs;
}

/** Reads the currency after a number; after a multiplier `de` may precede it: `2 millones de pesos`. */
export function unitsAfter(tokens: readonly Token[], from: number, isMultiplied: boolean): UnitsAfter {
  const isJoinedByDe = isMultiplied && nextWordAt(tokens, from) === 'de' && unitAt(tokens, from + 1) !== undefined;
  let to = isJoinedByDe ? from + 1 : from;
  let unit: Unit | undefined;
  for (let next = unitAt(tokens, to); next !== undefined && to < from + MOST_WORDS_AFTER; next = unitAt(tokens, to)) {
    unit = unit === 'foreign' || unit === 'centavos' ? unit : next;
    to += 1;
  }
  // A trailing `$` belongs to its number, but does not mark it as money as a leading one does.
  const isTrailingSign = isSymbol(tokens[to], '$') && isGlued(tokens, to) && tokens[to + 1]?.kind !== 'number';
  return { to: isTrailingSign ? to + 1 : to, unit };
}

function standsAt(tokens: readonly Token[], from: number, signs: readonly string[]): boolean {
  if (isAlphanumeric(tokens[from]) && isJoinedBefore(tokens, from)) return false;
  return signs.every((sign, at) => tokens[from + at]?.text === sign && (at === 0 || isGlued(tokens, from + at)));
}

/** A minus directly before a number; after a letter or digit it is a hyphen or a dash. */
function isMinus(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const isSign = token?.kind === 'symbol' && MINUS_SIGNS.has(token.text);
  return isSign && isGlued(tokens, index + 1) && !isJoinedBefore(tokens, index);
}

function unitAt(tokens: readonly Token[], index: number): Unit | undefined {
  return isJoinedAfter(tokens, index) ? undefined : UNITS_AFTER.get(tokens[index]?.text ?? '');
}
