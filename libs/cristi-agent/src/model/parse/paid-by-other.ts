import type { EntryClaims } from './read-entry';
import { nextWordAt, wordAt } from './tokens';
import { JOINING_WORDS } from './words/small-words';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** The verb alone says that somebody else did it. */
const GAVE_THEIRS = words('puso pusieron pagaron aporto aportaron coopero cooperaron');
/** Behind a person: `Sam paid 40`. */
const PAID = words('paid covered contributed');
/** `pagó` without its accent is also a payment, and what the writer pays. */
const PAID_WITHOUT_ACCENT = 'pago';
const ACCENTED = 'pagó';
/** Before the verb: it came to the writer, or the writer did it. */
const NO_OTHERS = words(
  'me nos le les se lo i we ive weve just also already finally and then have had only was got yo ya luego tambien hoy',
);

/** `Ana puso 300`, `Luis pagó 350`, `Sam paid 40`: what somebody else gave for the thing before it. */
export function isPaidByOther({ text, rest: tokens, keywords }: EntryClaims): boolean {
  return tokens.some((token, index) => {
    const word = wordAt(tokens, index) ?? '';
    const before = wordAt(tokens, index - 1) ?? '';
    if (GAVE_THEIRS.has(word)) return before !== 'me' && before !== 'nos';
    if (word === PAID_WITHOUT_ACCENT && text.slice(token.start, token.end).toLowerCase().normalize('NFC') === ACCENTED)
      return before !== 'me' && before !== 'nos';
    // `electric bill paid 132`: a thing of its own.
    if ((!PAID.has(word) && word !== PAID_WITHOUT_ACCENT) || keywords.length > 0) return false;
    const isPerson = before !== '' && !NO_OTHERS.has(before) && !JOINING_WORDS.has(before);
    return isPerson && nextWordAt(tokens, index + 1) === undefined;
  });
}
