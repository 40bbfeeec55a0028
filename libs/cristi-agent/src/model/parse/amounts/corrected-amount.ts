import { findPhrases } from '../find-phrases';
import { isSymbol, wordAt, type Token } from '../tokens';
import { CORRECTIONS, PART_OF_BILL, WHOLE_BILL } from '../words/corrections';
import type { AmountDoubt } from './amount-doubts';
import type { AmountMention } from './amount-mention';

const CORRECTED = 'one number corrects another; how much was it?';
const AGED = 'a number may be an age; how much was it?';
const AGE: ReadonlySet<string> = new Set(['cumple', 'cumplio', 'cumplen', 'cumplieron', 'turned', 'turns', 'turning']);
const MOST_DIGITS = 2;
const PART = 'it may be a part of the whole; how much was it?';

/** Doubts where a later number replaces an earlier one: `200, perdón, 250`, `20, no, 25`, `no fueron 200, fueron 250`. */
export function correctedAmounts(tokens: readonly Token[], mentions: readonly AmountMention[]): AmountDoubt[] {
  const money = mentions.filter(({ kind }) => kind !== 'article' && kind !== 'small');
  const [first, last] = [money[0], money.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const span = (from: number) => ({ from: Math.min(from, first.from), to: last.to });
  const isInside = ({ from }: { readonly from: number }) => from < last.from;
  // Before the first number, only `no fueron 200` corrects something: `perdón, gasté 200` excuses itself.
  const corrections = findPhrases(tokens, CORRECTIONS).filter(
    (found) => isInside(found) && (found.from >= first.to || found.phrase.startsWith('no ')),
  );
  const isNo = tokens.some((_, index) => index > first.to && index < last.from && isNoBetween(tokens, index));
  const bills = findPhrases(tokens, WHOLE_BILL).filter(isInside);
  const parts = findPhrases(tokens, PART_OF_BILL).filter((found) => isInside(found) && found.from >= first.to);
  return [
    ...(isNo ? [{ ...span(first.from), reason: CORRECTED }] : []),
    ...corrections.slice(0, 1).map(({ from }) => ({ ...span(from), reason: CORRECTED })),
    ...money
      .filter(
        ({ from, to }) => AGE.has(wordAt(tokens, from - 1) ?? '') && (tokens[to - 1]?.text.length ?? 0) <= MOST_DIGITS,
      )
      .map(({ from }) => ({ ...span(from), reason: AGED })),
    ...[...bills, ...parts].slice(0, 1).map(({ from }) => ({ ...span(from), reason: PART })),
  ];
}

/** `, no, 250`, `- no 250` */
function isNoBetween(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  if (word !== 'no' && word !== 'nope' && word !== 'nel') return false;
  const [before, behind] = [tokens[index - 1], tokens[index + 1]];
  return (
    before?.kind === 'symbol' &&
    (behind?.kind === 'number' || behind?.kind === 'gap' || isSymbol(behind, ',') || behind?.kind === 'symbol')
  );
}
