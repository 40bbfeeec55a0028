import { singleBlanks } from '../../plain-text';

/** Marks a number that its format stores as a number (XLSX): its point is decimal whatever the column says. */
export const TYPED_NUMBER = '\u0001';

/** Marks what a spreadsheet shows where a formula gave no value: no amount, and no text of an entry either. */
export const WITHOUT_VALUE = '\u0002';

const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
// Control characters but NUL and blanks, which have rules of their own; what steers the direction of text; marks of byte
// order; what stands for an undecodable byte.
const DROPPED = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g;
/** What spreadsheets are told to take as text: `="0123"`. */
export const QUOTED_FORMULA = /^="([^"]*)"$/;

/** A cell or field as it is stored: single blanks, nothing that steers a display. NUL and halves of pairs stay, to be refused. */
export function cleanText(cell: string): string {
  if (cell === '' || (PLAIN.test(cell) && !cell.startsWith('='))) return cell;
  if (cell.startsWith(WITHOUT_VALUE)) return '';
  const text = singleBlanks(cell.replace(DROPPED, ''));
  return QUOTED_FORMULA.exec(text)?.[1]?.trim() ?? text;
}

/** As it stood, for `raw`, with single blanks and without what cannot be stored. */
export function rawText(cell: string): string {
  return PLAIN.test(cell) ? cell : withoutHalves(singleBlanks(cell.replace(DROPPED, ''))).replaceAll('\0', '');
}

/** Without halves of surrogate pairs, for texts that are shown and not stored. */
export function withoutHalves(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
