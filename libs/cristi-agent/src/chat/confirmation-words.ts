import { fold } from '../model/text/fold';

const words = (text: string): ReadonlySet<string> => new Set(text.split(', '));

const YES = words(
  'si, s, y, yes, yep, sure, ok, okay, va, dale, sale, claro, simon, confirmo, correcto, guardar, guardalo, save, 👍, 👌, ✅',
);
const NO = words(
  [
    'no, n, nel, nop, nope, cancelar, cancela, cancelalo, cancela eso, cancel, cancel it, cancel that, 👎, ❌',
    'olvidalo, dejalo, no lo guardes, no guardes, never mind, nevermind, forget it, dont save, dont save it, dont',
  ].join(', '),
);
/** In front of another word of no. */
const BEFORE_NO = /^(?:(?:no|actually|mejor) )+/;
const COURTESIES = /\b(por favor|porfa|porfavor|please|gracias|muchas gracias|thanks|thank you)\b/g;

/** Yes or no, where a text is one word of it, perhaps with a courtesy and punctuation. */
export function confirmationIn(text: string): 'yes' | 'no' | undefined {
  const word = fold(text)
    // A skin tone or a variation of an emoji.
    .replace(/\p{Emoji_Modifier}|\p{Variation_Selector}/gu, '')
    .replace(COURTESIES, ' ')
    .replace(/['’]/g, '')
    .replace(/[\s/.,;:!?¡¿]+/g, ' ')
    .trim();
  if (YES.has(word)) return 'yes';
  return NO.has(word) || NO.has(word.replace(BEFORE_NO, '')) ? 'no' : undefined;
}
