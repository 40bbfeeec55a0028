import { isStorable } from '../plain-text';
import { InvalidEntry } from './invalid-entry';

// Limits of a statement's texts: far more than banks write, and short enough for results and indexes.
const LONGEST_DESCRIPTION = 2_000;
const LONGEST_CATEGORY = 200;
const LONGEST_EXTERNAL_ID = 255;

/** The texts of an entry. */
export interface RowTexts {
  readonly description: string;
  readonly category: string | null;
  readonly externalId: string | null;
}

/** The texts of an entry as they are stored, blank ones as null. Nothing is truncated. Throws InvalidEntry. */
export function checkedTexts(description: string, category: string, externalId: string): RowTexts {
  if (description === '') throw new InvalidEntry('description: there is none');
  return {
    description: checked('description', description, LONGEST_DESCRIPTION),
    category: checked('category', category.normalize('NFC'), LONGEST_CATEGORY) || null,
    externalId: checked('external id', externalId, LONGEST_EXTERNAL_ID) || null,
  };
}

function checked(field: string, text: string, longest: number): string {
  if (text.length > longest) throw new InvalidEntry(`${field}: longer than ${longest} characters`);
  if (isStorable(text)) return text;
  throw new InvalidEntry(`${field}: holds a character that cannot be stored (NUL, or half of a pair)`);
}
