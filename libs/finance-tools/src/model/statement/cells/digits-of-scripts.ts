// Digits and marks of numbers as Arabic, Persian, Thai, Indian and East Asian banks print them.
const OTHER = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff01-\uff5e\u066b\u066c]/g;
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50] as const;
const [DECIMAL, THOUSANDS, FULL_WIDTH, WIDTH] = [0x66b, 0x66c, 0xff01, 0xfee0] as const;

/** The text with digits, and full-width signs, as they are written in Latin scripts. */
export function latinDigits(text: string): string {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) >= (ZEROS[0] as number)) return text.replace(OTHER, latin);
  }
  return text;
}

function latin(character: string): string {
  const code = character.charCodeAt(0);
  if (code === DECIMAL) return '.';
  if (code === THOUSANDS) return ',';
  if (code >= FULL_WIDTH) return String.fromCharCode(code - WIDTH);
  const zero = ZEROS.findLast((first) => code >= first) ?? 0;
  return String(code - zero);
}
