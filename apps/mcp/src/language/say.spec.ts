import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { saidInSources, saidOfCommands } from '../testing/source-sentences';
import { chooseLanguage, PLACEHOLDER } from './language';
import { say } from './say';
import { sayKnown } from './say-known';
import { TRANSLATIONS, type Translation } from './translations';

const LANGUAGES = ['pt', 'es', 'fr'] as const;
const found = saidInSources();
const needed = [...new Set([...saidOfCommands(), ...found.map(({ english }) => english)])].sort();
let known: readonly string[];
beforeAll(async () => (known = Object.keys((await TRANSLATIONS.pt()).refusals)));

const placeholdersIn = (text: string) =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort().join();

it('the sources say a few hundred sentences, each with the values of its placeholders', () => {
  expect(found.length).toBeGreaterThan(300);
  const wrong = found.filter(
    ({ english, values }) => !values.includes('*') && placeholdersIn(english) !== [...values].sort().join(),
  );
  expect(wrong).toEqual([]);
});

describe.each(LANGUAGES)('the sentences of %s', (language) => {
  let { sentences, refusals }: Translation = { sentences: {}, refusals: {} };
  let all: readonly (readonly [string, string])[] = [];
  beforeAll(async () => {
    ({ sentences, refusals } = await TRANSLATIONS[language]());
    all = [...Object.entries(sentences), ...Object.entries(refusals)];
    expect(all.length).toBeGreaterThan(500);
  });

  it('are those that commands and helps say, none is missing and none is left over', () => {
    expect(needed.filter((english) => !Object.hasOwn(sentences, english))).toEqual([]);
    expect(Object.keys(sentences).filter((english) => !needed.includes(english))).toEqual([]);
    expect(Object.keys(refusals)).toEqual(known);
  });

  it('have the placeholders of the English ones, and a text', () => {
    const wrong = all.filter(
      ([english, text]) => text.trim() === '' || placeholdersIn(text).length > placeholdersIn(english).length,
    );
    expect(wrong).toEqual([]);
    const lacking = Object.entries(sentences).filter(
      ([english, text]) => placeholdersIn(english) !== placeholdersIn(text),
    );
    expect(lacking).toEqual([]);
  });

  it('have typographic apostrophes, and in French a narrow space before two-part punctuation', () => {
    expect(all.filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
    const bare = all.filter(([, text]) => /[^\u202f"\d][:;?!](\s|$)/.test(withoutCode(text)));
    expect(language === 'fr' ? bare : []).toEqual([]);
  });
});

/** Commands and headers of HTTP in a sentence are not punctuated. */
function withoutCode(text: string): string {
  return text.replaceAll(/'.*'|"[^"]*"|`[^`]*`|Authorization: Bearer|Advanced settings: Developer mode/g, '_');
}

it('every refusal that is known is one of a library', () => {
  const root = join(__dirname, '../../../..');
  const libraries = join(root, 'libs');
  const parser = readFileSync(join(root, 'node_modules/jsonc-parser/lib/esm/main.js'), 'utf8');
  const sources = [libraries, join(__dirname, '..')]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.includes('node_modules'))
        .map((path) => readFileSync(join(folder, path), 'utf8')),
    )
    // A sentence may be written in several pieces.
    .map((text) => text.replaceAll(/['`] \+\n\s*['`]/g, '').toLowerCase())
    // What the parser of JSON finds is a name of several words.
    .concat(parser.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase())
    .join('\n');
  const pieces = (english: string) =>
    english
      .split(/\{\w+\}|[.;,:]\s|[.?]$/)
      .map((piece) => piece.trim().toLowerCase())
      .filter((piece) => piece.length > 12);
  const isWritten = (english: string) =>
    pieces(english).length === 0 || pieces(english).some((piece) => sources.includes(piece));
  expect(known.filter((english) => !isWritten(english))).toEqual([]);
});

describe('a sentence', () => {
  it('is said in the language in force, with its values as they are', async () => {
    await chooseLanguage([], { LANG: 'fr_FR' });
    expect(say('the file of {name} is too large', { name: '--identity' })).toBe(
      'le fichier de --identity est trop grand',
    );
    await chooseLanguage([], { LANG: 'es_MX' });
    expect(say('{port} on {host} is free', { port: 3333, host: '::1' })).toBe('3333 en ::1 está libre');
    await chooseLanguage([], {});
    expect(say('standard input')).toBe('standard input');
  });

  it.each([
    ['pt', 'row 7', 'linha 7'],
    ['es', 'x.age does not exist.', 'x.age no existe.'],
    ['fr', 'change-3 was undone by change-4. To restore it, undo change-4.', 'change-3 a été annulé par change-4'],
    [
      'pt',
      '2 rows cannot be taken, and nothing was stored. Row 4: date: "x" is not a valid day/month/year date',
      '2 linhas',
    ],
    ['en', 'anything at all', 'anything at all'],
  ])('of a library is known in %s: %s', async (language, english, beginning) => {
    await chooseLanguage(['--language', language], {});
    expect(sayKnown(english)?.startsWith(beginning)).toBe(true);
  });

  it('of a library that is not known has no translation', async () => {
    await chooseLanguage(['--language', 'pt'], {});
    expect(sayKnown('nobody has ever written this')).toBeUndefined();
  });
});
