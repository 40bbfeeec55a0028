import { TYPE_PHRASES } from './type-phrases';

const words = (text: string) => text.split(' ');

/** Phrases that also say what the money was for, and therefore stay in a description. */
const DESCRIPTIVE = ['donated', 'ahorre'];

/** Words at the beginning of a message that are not part of the description. */
export const OPENING_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(TYPE_PHRASES)
    .flat()
    .filter((phrase) => !DESCRIPTIVE.includes(phrase))
    .flatMap(words),
  ...words('i yo me we'),
]);

/** Words that connect a description with an amount or a date; dropped at its ends together with these. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  words('en de del por para el la los las un una on for at in of the a an to con y que and from'),
);
