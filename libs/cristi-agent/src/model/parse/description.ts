import type { Span, Token } from './tokens';
import { JOINING_WORDS, SPEAKER_WORDS } from './words/small-words';

/** A part of a text without blanks, or what the earlier steps have read. */
type Piece =
  | { readonly isTaken: true }
  | {
      readonly isTaken: false;
      readonly text: string;
      readonly word: string;
      /** True for a word of a phrase that only says what happened: `gasté`, `me pagaron`. */
      readonly isOpening: boolean;
    };

const TAKEN: Piece = { isTaken: true };
const PUNCTUATION = /^[\p{P}\p{Sc}\p{Sk}\p{Sm}]+$/u;
const SIGNS = /^[^\p{L}\p{N}]+$/u;
const TRIMMED: ReadonlySet<string | undefined> = new Set([...' ,.;:!?¡¿-=()']);

/**
 * What the money was for, in the writer's spelling: the unread parts of the text without joining words at its
 * ends and without the `opening` phrases at its beginning.
 */
export function describe(text: string, tokens: readonly Token[], opening: readonly Span[]): string | undefined {
  const pieces = piecesOf(text, tokens, opening);
  const from = leadingCount(pieces);
  const kept = pieces.slice(from, pieces.length - trailingCount(pieces.slice(from)));
  const described = trimmed(kept.flatMap((piece) => (piece.isTaken ? [] : [piece.text])).join(' '));
  return described === '' ? undefined : described;
}

function leadingCount(pieces: readonly Piece[]): number {
  let isSomethingGone = false;
  const stop = pieces.findIndex((piece) => {
    const goes = piece.isTaken || piece.isOpening || (isSomethingGone && JOINING_WORDS.has(piece.word));
    isSomethingGone ||= goes;
    return !goes;
  });
  return stop < 0 ? pieces.length : stop;
}

function trailingCount(pieces: readonly Piece[]): number {
  let isSomethingTaken = false;
  const backwards = [...pieces].reverse();
  const stop = backwards.findIndex((piece) => {
    isSomethingTaken ||= piece.isTaken;
    return !piece.isTaken && !(isSomethingTaken && JOINING_WORDS.has(piece.word));
  });
  return stop < 0 ? pieces.length : stop;
}

/** Parts between blanks and gaps. Punctuation alone counts as taken. */
function piecesOf(text: string, tokens: readonly Token[], opening: readonly Span[]): Piece[] {
  const runs: Token[][] = [];
  const openingTokens = new Set(opening.flatMap(({ from, to }) => tokens.slice(from, to)));
  for (const [index, token] of tokens.entries()) {
    const isNew = token.isSpaced || token.kind === 'gap' || tokens[index - 1]?.kind === 'gap';
    if (isNew) runs.push([token]);
    else runs.at(-1)?.push(token);
  }
  const pieces = runs.map((run) => pieceOf(text, run, openingTokens));
  // Emoji alone are no description beside words.
  return pieces.some((piece) => !piece.isTaken && piece.word !== '') ? pieces.map(withoutSigns) : pieces;
}

function withoutSigns(piece: Piece): Piece {
  return piece.isTaken || !SIGNS.test(piece.text) ? piece : TAKEN;
}

function pieceOf(text: string, run: readonly Token[], openingTokens: ReadonlySet<Token>): Piece {
  if (run[0]?.kind === 'gap') return TAKEN;
  const spelled = text.slice(run[0]?.start, run.at(-1)?.end);
  if (PUNCTUATION.test(spelled)) return TAKEN;
  const inner = run.filter(({ kind }) => kind !== 'symbol');
  const word = inner.length === 1 ? (inner[0]?.text ?? '') : inner.length > 1 ? spelled : '';
  const isOpening =
    inner.length > 0 && inner.every((token) => openingTokens.has(token) || SPEAKER_WORDS.has(token.text));
  return { isTaken: false, text: spelled, word, isOpening };
}

function trimmed(text: string): string {
  const characters = [...text];
  let [from, to] = [0, characters.length];
  while (from < to && TRIMMED.has(characters[from])) from += 1;
  while (to > from && TRIMMED.has(characters[to - 1])) to -= 1;
  return characters.slice(from, to).join('');
}
