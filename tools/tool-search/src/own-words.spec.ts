import { join } from 'node:path';

import { readTools } from './published-tool';
import { wordsOf } from './words';

/** Beside English: Portuguese, Spanish, French and German, in an order that each domain chooses. */
const OTHER_LANGUAGES = 4;
const LEAST_WORDS = 4;

const described = readTools(join(__dirname, '../../../dist/apps/mcp/tools.json')).map(({ name, description = '' }) => ({
  name,
  description,
}));

/** What people call the thing, a group of words in each language: `…. Saldo, cuánto; saldo, quanto; solde; Kontostand.` */
function wordsOfLanguages(description: string): string[][] {
  const groups = description.split(';').slice(-OTHER_LANGUAGES);
  const [first = '', ...others] = groups;
  const afterEnglish = first.split(/[.)]\s+(?=[¿\p{Lu}])/u).at(-1) ?? '';
  return [afterEnglish, ...others.map((group) => group.split('. ')[0] ?? '')].map((group) => [
    ...new Set(wordsOf(group).filter((word) => word.length > 1)),
  ]);
}

it('the words of a language are found behind the English sentences', () => {
  expect(wordsOfLanguages('Says it; or not. ¿Cuánto tengo?, saldo; meu saldo; solde; Geld. Only that.')).toEqual([
    ['cuanto', 'tengo', 'saldo'],
    ['meu', 'saldo'],
    ['solde'],
    ['geld'],
  ]);
});

it('every tool has four words of its own or more in each language', () => {
  const poor = described.flatMap(({ name, description }) => {
    const groups = wordsOfLanguages(description);
    const isRich = groups.length === OTHER_LANGUAGES && groups.every(({ length }) => length >= LEAST_WORDS);
    return isRich ? [] : [`${name}: ${groups.map((group) => group.join(' ')).join('; ')}`];
  });
  expect(described.length).toBeGreaterThan(60);
  expect(poor).toEqual([]);
});

it('no two descriptions share more than half of their words', () => {
  const texts = described.map(({ name, description }) => ({ name, words: new Set(wordsOf(description)) }));
  const alike = texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const shared = [...one.words].filter((word) => other.words.has(word)).length;
      const half = Math.min(one.words.size, other.words.size) / 2;
      return shared > half ? [`${one.name} and ${other.name}: ${shared}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
