import { setOfPhrases } from '../find-phrases';
import { ENGLISH_COUNTS as EN } from './english/counts';
import { PORTUGUESE_COUNTS as PT } from './portuguese/counts';
import { SPANISH_COUNTS as ES } from './spanish/counts';

const wordsOf = (...lists: readonly (readonly string[])[]): ReadonlySet<string> => new Set(lists.flat());

/** Behind a number: it counts something and is no amount. */
export const UNITS = wordsOf(ES.units, EN.units, PT.units);
export const TIME_UNITS = wordsOf(ES.timeUnits, EN.timeUnits, PT.timeUnits);
/** Before a unit: less than one of it. */
export const HALVES_BEFORE = setOfPhrases([...ES.halves, ...EN.halves, ...PT.halves]);
export const LABELS = setOfPhrases([...ES.labels, ...EN.labels]);
export const MAYBE_LABELS = setOfPhrases([...ES.maybeLabels, ...EN.maybeLabels, ...PT.maybeLabels]);
export const INSTALMENTS = wordsOf(ES.instalments, EN.instalments, PT.instalments);
export const CLOCK_UNITS = wordsOf(ES.clock, EN.clock);
export const NUMBER_SIGNS = wordsOf(ES.numberSigns, ['#']);

/** Names that hold a number. */
export const NUMBERED_NAMES = setOfPhrases([
  '7 eleven',
  '7/11',
  '7-eleven',
  'seven eleven',
  '4x4',
  'forever 21',
  '5 guys',
  'five guys',
  'motel 6',
  '100 montaditos',
  'super 8',
  'studio 54',
  'six de',
  'un six',
  'six pack',
  'office 365',
  'microsoft 365',
  'formula 1',
  '3 hermanos',
  '24 hour fitness',
  'pier 1',
  '12 step',
  '00/100',
  'pantalla 4k',
  'tv 4k',
  'tele 4k',
  'monitor 4k',
  'mil gracias',
  'mil disculpas',
  'mil perdones',
  'mil veces',
  'un millon de gracias',
  'thanks a million',
  'a million thanks',
  'al 911',
  'el 911',
  'called 911',
]);
