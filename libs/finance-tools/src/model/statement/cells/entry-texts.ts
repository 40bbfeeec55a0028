import { isStorable } from '../../plain-text';
import { InvalidEntry } from '../invalid-entry';

// Limits of a statement's texts: far more than banks write, and short enough for results and indexes.
const LONGEST_DESCRIPTION = 2_000;
const LONGEST_CATEGORY = 200;
const LONGEST_EXTERNAL_ID = 255;

/** The texts of an entry as they are stored, blank ones as null. */
export interface EntryTexts {
  readonly description: string;
  readonly payee: string | null;
  /** Written when it is needed: a pass that only counts has no use for it. */
  readonly raw: () => string;
  readonly category: string | null;
  readonly externalId: string | null;
  readonly formerDescription: string | null;
}

/** Clean texts of an entry: `purpose` holds what it is for, `details` those of its parts. */
export interface TextsFound {
  readonly payee: string;
  readonly purpose: readonly string[];
  /** Stands for the purpose where there is none. */
  readonly kind: readonly string[];
  readonly details?: readonly string[];
  readonly raw: () => Readonly<Record<string, string>>;
  readonly category?: string;
  readonly externalId?: string;
  /** What versions before 0.2 made of the line. */
  readonly former?: string;
}

export const NO_TEXT = '(no text)';

/**
 * Payee, then the purpose or else the kind of entry; a text that another one contains is not repeated. Throws InvalidEntry
 * for texts that cannot be stored, and without any text unless `isTextless` allows it.
 */
export function entryTexts(found: TextsFound, isTextless: boolean): EntryTexts {
  const { payee } = found;
  const purpose = joined(found.purpose) || joined(found.kind);
  const isInPayee = payee.toLowerCase().includes(purpose.toLowerCase());
  const own = isInPayee ? payee : `${payee} ${purpose}`.trim();
  const description = withDetails(own, found.details ?? []) || (isTextless ? NO_TEXT : '');
  if (description === '') throw new InvalidEntry('description: there is none');
  const former = found.former ?? '';
  return {
    description: checked('description', description, LONGEST_DESCRIPTION),
    payee: checked('payee', payee, LONGEST_DESCRIPTION) || null,
    raw: () => JSON.stringify(found.raw()),
    category: checked('category', (found.category ?? '').normalize('NFC'), LONGEST_CATEGORY) || null,
    externalId: checked('external id', found.externalId ?? '', LONGEST_EXTERNAL_ID) || null,
    formerDescription: former === '' || former === description ? null : former,
  };
}

function joined(texts: readonly string[]): string {
  let whole = '';
  for (const text of texts) {
    if (text === '' || text === whole) continue;
    if (whole === '') whole = text;
    else if (!whole.toLowerCase().includes(text.toLowerCase())) {
      whole = text.toLowerCase().includes(whole.toLowerCase()) ? text : `${whole} ${text}`;
    }
  }
  return whole;
}

/** Texts of parts as far as they fit; all of them are in `raw`. */
function withDetails(own: string, details: readonly string[]): string {
  let whole = own;
  for (const detail of details) {
    if (detail === '' || whole.includes(detail)) continue;
    if (whole.length + detail.length >= LONGEST_DESCRIPTION) break;
    whole = whole === '' ? detail : `${whole} ${detail}`;
  }
  return whole;
}

function checked(field: string, text: string, longest: number): string {
  if (text.length > longest) throw new InvalidEntry(`${field}: longer than ${longest} characters`);
  if (isStorable(text)) return text;
  throw new InvalidEntry(`${field}: holds a character that cannot be stored (NUL, or half of a pair)`);
}
