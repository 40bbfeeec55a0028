// What search and comparison see of a description. Two are equal without regard to case exactly when their keys are, and
// one contains the other exactly when its key does. See docs/decisions/description-key.md.

const DIGITS = 'ABCDEFGHIJKLMNOP';

/**
 * The key of a text: NFC, lower case without a locale, then written with the letters and digits of ASCII alone. A blank
 * becomes `Z`; any other character that is neither a-z nor 0-9 becomes `Y` and two, or `X` and four capitals (its code
 * in hexadecimal). Capitals stand for nothing else, and the first one tells how many belong together.
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
