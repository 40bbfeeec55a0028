import { wordBefore, type Token } from '../tokens';
import type { AmountDoubt } from './amount-doubts';
import type { AmountMention } from './amount-mention';
import { isCountOfThings } from './count-of-things';

const REASON = {
  adjacent: 'two numbers stand side by side; which is it, or are they one?',
  range: 'a range or an alternative; how much was it?',
  sum: 'it is a calculation; what was it in all?',
  decimal: 'the second number may be the decimals of the first; how much was it?',
  part: 'one number is a part of the other; how much was it?',
};

/** What stands between two numbers, with what it makes of them. */
const BETWEEN: ReadonlyMap<string, keyof typeof REASON> = new Map([
  ...['-', '–', '—', '−', 'a', 'to', 'o', 'u', 'or', 'ou', 'hasta', 'until', 'till', '/', 'vs', '~', '..'].map(
    (sign) => [sign, 'range'] as const,
  ),
  ...['+', '*', 'x', '×', '=', 'por', 'mas', 'menos', 'plus', 'minus', 'less', 'times', 'for', 'entre', 'at', '@'].map(
    (sign) => [sign, 'sum'] as const,
  ),
  ...['de', 'of', 'd', 'out of', 'con', 'with'].map((sign) => [sign, 'part'] as const),
  ...['punto', 'point', 'coma'].map((sign) => [sign, 'decimal'] as const),
  ...['y', 'and', 'e', '&', "'", ':', '.'].map((sign) => [sign, 'adjacent'] as const),
]);
const RANGE_BEFORE: ReadonlySet<string | undefined> = new Set(['entre', 'between']);

/** Doubts that two neighbouring numbers raise: `1 250`, `200-300`, `50+30`, `200 de 350`. */
export function pairedNumbers(tokens: readonly Token[], mentions: readonly AmountMention[]): AmountDoubt[] {
  return mentions.flatMap((one, index) => {
    const other = mentions[index + 1];
    const kind = other && pairKind(tokens, one, other);
    return other === undefined || kind === undefined ? [] : [{ from: one.from, to: other.to, reason: REASON[kind] }];
  });
}

function pairKind(tokens: readonly Token[], one: AmountMention, other: AmountMention): keyof typeof REASON | undefined {
  const between = tokens.slice(one.to, other.from);
  if (between.some(({ kind }) => kind === 'gap' || kind === 'number')) return undefined;
  // `uno 20`, `a fifty`: an article alone raises a doubt only directly before a number.
  if (between.length === 0) return isLineApart(tokens, other) ? undefined : 'adjacent';
  if (one.kind === 'article' || other.kind === 'article' || isLineApart(tokens, other)) return undefined;
  const kind = between.length > 2 ? undefined : BETWEEN.get(between.map(({ text }) => text).join(' '));
  if (RANGE_BEFORE.has(wordBefore(tokens, one.from)) && between.length === 1) return 'range';
  if (kind === 'part' && isSymbolless(between) && isCompany(tokens, one, other, between)) return undefined;
  return kind;
}

/** `300 pesos con 2 amigos`: whole pesos, and a count of something else. */
function isCompany(
  tokens: readonly Token[],
  one: AmountMention,
  other: AmountMention,
  between: readonly Token[],
): boolean {
  const isWith = between[0]?.text === 'con' || between[0]?.text === 'with';
  const isFew = other.centavos !== undefined && other.centavos < 1_000n;
  return isWith && one.kind === 'strong' && isFew && isCountOfThings(tokens, other);
}

function isSymbolless(tokens: readonly Token[]): boolean {
  return tokens.every(({ kind }) => kind === 'word');
}

/** A number on the next line is another entry's. */
function isLineApart(tokens: readonly Token[], other: AmountMention): boolean {
  return tokens[other.from]?.startsLine === true;
}
