import { MINUS_SIGNS, UNITS_BEFORE, UNITS_BEHIND, type Unit } from '../tables/money-words';
import { isAlphanumeric, isGlued, isJoinedBefore, isJoinedBehind, isSymbol, nextWordAt, type Token } from '../tokens';

/** What stands before a number and says what it is of. */
export interface SignsBefore {
  readonly to: number;
  readonly unit: Unit | undefined;
  readonly isNegative: boolean;
}

/** What stands behind a number and says what it is of. */
export interface UnitsBehind {
  readonly to: number;
  readonly unit: Unit | undefined;
}

const MOST_SIGNS_BEFORE = 4;
const MOST_WORDS_BEHIND = 3;

/** Currency and minus before a number: `$`, `-$`, `MX$`, `mxn $`. */
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

/** Currency behind a number, `de` before it where the number ends with a multiplier: `2 millones de pesos`. */
export function unitsBehind(tokens: readonly Token[], from: number, isMultiplied: boolean): UnitsBehind {
  const isJoinedByDe = isMultiplied && nextWordAt(tokens, from) === 'de' && unitAt(tokens, from + 1) !== undefined;
  let to = isJoinedByDe ? from + 1 : from;
  let unit: Unit | undefined;
  for (let next = unitAt(tokens, to); next !== undefined && to < from + MOST_WORDS_BEHIND; next = unitAt(tokens, to)) {
    unit = unit === 'foreign' || unit === 'centavos' ? unit : next;
    to += 1;
  }
  // A sign that was set behind goes with its number, but says less than one before it.
  const isTrailingSign = isSymbol(tokens[to], '$') && isGlued(tokens, to) && tokens[to + 1]?.kind !== 'number';
  return { to: isTrailingSign ? to + 1 : to, unit };
}

function standsAt(tokens: readonly Token[], from: number, signs: readonly string[]): boolean {
  if (isAlphanumeric(tokens[from]) && isJoinedBefore(tokens, from)) return false;
  return signs.every((sign, at) => tokens[from + at]?.text === sign && (at === 0 || isGlued(tokens, from + at)));
}

/** A minus belongs to the number that it touches; between words and numbers it is a hyphen or a dash. */
function isMinus(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const isSign = token?.kind === 'symbol' && MINUS_SIGNS.has(token.text);
  return isSign && isGlued(tokens, index + 1) && !isJoinedBefore(tokens, index);
}

function unitAt(tokens: readonly Token[], index: number): Unit | undefined {
  return isJoinedBehind(tokens, index) ? undefined : UNITS_BEHIND.get(tokens[index]?.text ?? '');
}
