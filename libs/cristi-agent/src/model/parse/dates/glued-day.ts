import { isGlued, isJoinedBefore, type Token } from '../tokens';
import { AGO, AGO_BEHIND, DAYS_OF_UNIT, MONTHS, MONTHS_OF_UNIT } from '../words/days';

const SHORT_NUMBER = /^\d{1,3}$/;
const SHORTEST_NAME = 3;

/** The tokens with a blank between a number and its month or unit of time: `26nov`, `nov26`, `hace 3dias`. */
export function withDaysApart(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => {
    const before = tokens[index - 1];
    if (before === undefined || !isGlued(tokens, index) || isJoinedBefore(tokens, index - 1)) return token;
    const isUnit = (DAYS_OF_UNIT.has(token.text) || MONTHS_OF_UNIT.has(token.text)) && isAgo(tokens, index);
    const isBehind = isShortNumber(before) && (isMonth(token) || isUnit);
    const isBefore = isMonth(before) && isShortNumber(token);
    const isLast = !isGlued(tokens, index + 1) || tokens[index + 1]?.kind === 'symbol';
    return (isBehind || isBefore) && isLast ? { ...token, isSpaced: true } : token;
  });
}

/** `hace 3dias`, `2days ago`; `12meses` counts something. */
function isAgo(tokens: readonly Token[], index: number): boolean {
  return AGO.has(tokens[index - 2]?.text ?? '') || AGO_BEHIND.has(tokens[index + 1]?.text ?? '');
}

function isShortNumber({ kind, text }: Token): boolean {
  return kind === 'number' && SHORT_NUMBER.test(text);
}

function isMonth({ kind, text }: Token): boolean {
  return kind === 'word' && text.length >= SHORTEST_NAME && MONTHS.has(text);
}
