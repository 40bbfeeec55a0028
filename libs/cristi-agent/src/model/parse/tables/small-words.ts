import { TYPE_PHRASES } from './type-phrases';

const words = (text: string) => text.split(' ');

/** These also say what the money was for, and stay in a description. */
const TELLING = ['donated', 'ahorre'];

/** What a message begins with before it says what the money was for. */
export const OPENING_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(TYPE_PHRASES)
    .flat()
    .filter((phrase) => !TELLING.includes(phrase))
    .flatMap(words),
  ...words('i yo me we'),
]);

/** What joined a description to an amount or a date, and joins it to nothing without them. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  words('en de del por para el la los las un una on for at in of the a an to con y que and from'),
);
