import { fold } from '../model/text/fold';
import { COURTESY_OR_APOLOGY } from './courtesy';

const phrases = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(', ')));

const YES = phrases(
  'si, s, y, yes, yep, yup, yeah, yea, sip, sure, ok, okay, va, dale, sale, claro, simon, orale, andale, confirmo',
  'correcto, exacto, perfecto, listo, bien, correct, exactly, perfect, guardar, guardalo, guardala, guardalos, save, 👍, 👌, ✅',
  'claro que si, por supuesto, asi es, esta bien, de acuerdo, save it, do it, go ahead, of course, thats right, looks good',
  'vale, sale vale, va que va, sipi, simona, simon limon, sobres, arre, jalo, a huevo, me late, afirmativo, obvio, adelante, venga',
  'andale pues, orale pues, dale que si, oki, okis, okey, asi mero, asi merito, asi esta bien, todo bien, esta correcto, es correcto',
  'registralo, anotalo, apuntalo, confirmar, confirmado, confirm, confirmed, absolutely, aye, lgtm, thats correct, all good, 🆗, ✔, ☑, 💯',
);
const NO = phrases(
  'no, n, nel, nop, nope, nah, cancelar, cancela, cancelalo, cancela eso, cancel, cancel it, cancel that, 👎, ❌',
  'olvidalo, dejalo, no lo guardes, no guardes, never mind, nevermind, nvm, forget it, dont save, dont save it, dont save that, dont',
  'ya no, claro que no, scratch that, scratch it, siempre no, al final no, para nada, nones, negativo, nel pastel, ni madres, no quiero',
  'no lo registres, no lo anotes, no lo apuntes, no lo agregues, no registres nada, descartalo, descarta, desechalo, anulalo, cancelado',
  'cancela todo, cancelar todo, cancel all, cancel everything, discard, discard it, discard that, hell no, negative, ✖',
);
/** In front of another word of no. */
const BEFORE_NO = phrases('no, actually, mejor');
/** In front of another word of yes. */
const BEFORE_YES = phrases('ya');
const LONGEST_PHRASE = 4;

/** Yes or no, where a text is nothing but words of it, perhaps with a courtesy, punctuation and other emoji. */
export function confirmationIn(text: string): 'yes' | 'no' | undefined {
  const words = wordsOf(text);
  if (isMadeOf(words, YES, BEFORE_YES)) return 'yes';
  return isMadeOf(words, NO, BEFORE_NO) ? 'no' : undefined;
}

function wordsOf(text: string): readonly string[] {
  const words = fold(text)
    // A skin tone or a variation of an emoji.
    .replace(/\p{Emoji_Modifier}|\p{Variation_Selector}/gu, '')
    .replace(COURTESY_OR_APOLOGY, ' ')
    .replace(/['’]/g, '')
    .replace(/[\s/.,;:!?¡¿]+|(?<=\p{Extended_Pictographic})|(?=\p{Extended_Pictographic})/gu, ' ')
    .trim()
    .split(/ +/);
  return words.filter((word) => YES.has(word) || NO.has(word) || !/^\p{Extended_Pictographic}$/u.test(word));
}

/** Whether words are phrases of a set one after the other; `ahead` may stand in front of them, but not alone. */
function isMadeOf(words: readonly string[], set: ReadonlySet<string>, ahead: ReadonlySet<string> = new Set()): boolean {
  if (words.length === 0) return false;
  for (let count = Math.min(LONGEST_PHRASE, words.length); count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ');
    // `siii`, `noo`
    const isKnown = set.has(phrase) || set.has(phrase.replace(/(\p{L})\1+$/u, '$1'));
    const rest = words.slice(count);
    if ((isKnown && rest.length === 0) || ((isKnown || ahead.has(phrase)) && isMadeOf(rest, set, ahead))) return true;
  }
  return false;
}
