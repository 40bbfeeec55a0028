import { join } from 'node:path';

import { readTools } from './published-tool';
import { KEPT_ASIDE_REQUESTS, OWN_REQUESTS, REQUESTS_OF_OTHER_AUTHORS, REQUESTS_TO_CHOOSE_WORDS } from './requests';
import { wordsOf } from './words';

const ALL = [...OWN_REQUESTS, ...KEPT_ASIDE_REQUESTS];
const LANGUAGES = ['de', 'en', 'es', 'fr', 'pt'];
/** So many words in a row are somebody's sentence, and no chance. */
const COPIED_WORDS = 5;

const published = readTools(join(__dirname, '../../../dist/apps/mcp/tools.json'));
const names = published.map(({ name }) => name);

it('every request names published tools', () => {
  const all = [...ALL, ...REQUESTS_OF_OTHER_AUTHORS, ...REQUESTS_TO_CHOOSE_WORDS];
  expect(all.flatMap(({ tools }) => tools).filter((name) => !names.includes(name))).toEqual([]);
  expect(all.filter(({ tools }) => tools.length === 0)).toEqual([]);
});

it('every tool has a request in every language', () => {
  const missing = names.flatMap((name) =>
    LANGUAGES.filter((language) => !ALL.some(({ lang, tools }) => lang === language && tools.includes(name))).map(
      (language) => `${name} in ${language}`,
    ),
  );
  expect(missing).toEqual([]);
});

it('there are 300 or more, half as users speak and half as models search, a third of them kept aside, in each language', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(300);
  expect([...new Set(ALL.map(({ lang }) => lang))].sort()).toEqual(LANGUAGES);
  expect([...new Set(ALL.map(({ by }) => by))].sort()).toEqual(['model', 'user']);
  for (const language of LANGUAGES) {
    const ofLanguage = ALL.filter(({ lang }) => lang === language);
    const aside = KEPT_ASIDE_REQUESTS.filter(({ lang }) => lang === language);
    const byUsers = ofLanguage.filter(({ by }) => by === 'user');
    expect(ofLanguage.length).toBeGreaterThanOrEqual(50);
    expect(Math.abs(aside.length / ofLanguage.length - 1 / 3)).toBeLessThan(0.05);
    expect(Math.abs(byUsers.length / ofLanguage.length - 1 / 2)).toBeLessThan(0.05);
  }
});

it('none is asked twice', () => {
  const asked = [...ALL, ...REQUESTS_OF_OTHER_AUTHORS, ...REQUESTS_TO_CHOOSE_WORDS].map(({ q }) =>
    wordsOf(q).join(' '),
  );
  expect(asked.filter((words, index) => asked.indexOf(words) !== index)).toEqual([]);
});

it('none copies a description', () => {
  const descriptions = published.map(({ description = '' }) => ` ${wordsOf(description).join(' ')} `);
  const copied = (text: string) => descriptions.some((description) => description.includes(` ${text} `));
  const copies = ALL.filter(({ q }) => {
    const words = wordsOf(q);
    const runs = words.slice(COPIED_WORDS - 1).map((_, index) => words.slice(index, index + COPIED_WORDS).join(' '));
    return copied(words.join(' ')) || runs.some(copied);
  });
  expect(copies.map(({ q }) => q)).toEqual([]);
});
