import { isOneEditApart } from '../edit-distance';
import { sound } from '../sound';
import { NUMBER_WORDS } from '../words/numbers';

/** Words of their own that are a letter from a number. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'sillon sillones cuadro cuadros cuarto cuartos viento siento quarto quartos tinta milho thirsty'.split(' '),
);
const SHORTEST_MISSPELLED = 5;
const LONG_NUMBER_WORDS = [...NUMBER_WORDS].filter((word) => word.length > SHORTEST_MISSPELLED);
const SOUNDS = new Set(LONG_NUMBER_WORDS.map(sound));

/** `dosientos`, `kinientos`: it is one letter from a number, or sounds like one. */
export function isMisspelledNumber(word: string): boolean {
  if (word.length < SHORTEST_MISSPELLED || NUMBER_WORDS.has(word) || OTHER_WORDS.has(word)) return false;
  return SOUNDS.has(sound(word)) || LONG_NUMBER_WORDS.some((known) => isOneEditApart(word, known));
}
