// Search and comparison use the key of a description. Two descriptions are equal without regard to case if and only if
// their keys are, and one contains the other if and only if its key does. See docs/decisions/description-key.md.

const DIGITS = 'ABCDEFGHIJKLMNOP';

/**
 * The key of a text: NFC, lower case without a locale, then encoded in ASCII letters and digits. A space becomes `Z`; any
 * other UTF-16 code unit that is neither a-z nor 0-9 becomes `Y` and two, or `X` and four capitals (its hexadecimal
 * value). Capitals have no other use, and the first one determines how many follow.
 */
export function descriptionKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(' ', 'Z')
    .replace(/[^a-z0-9Z]/g, written);
}

const codes = new Map<string, string>();

function written(unit: string): string {
  const known = codes.get(unit);
  if (known !== undefined) return known;
  const code = unit.charCodeAt(0);
  const length = code < 0x100 ? 2 : 4;
  const digits = code.toString(16).padStart(length, '0');
  const text = (length === 2 ? 'Y' : 'X') + [...digits].map((digit) => DIGITS[Number.parseInt(digit, 16)]).join('');
  codes.set(unit, text);
  return text;
}

/** The text in NFC and lower case that a key was made of. */
export function textOfKey(key: string): string {
  return key.replace(/Z|Y[A-P]{2}|X[A-P]{4}/g, (code) => (code === 'Z' ? ' ' : characterOf(code.slice(1))));
}

function characterOf(digits: string): string {
  return String.fromCharCode([...digits].reduce((value, digit) => value * 16 + DIGITS.indexOf(digit), 0));
}
