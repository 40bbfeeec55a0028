import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { testCatalogues } from '@bursar/views/testing';

import { CATALOGUES, DEFAULT_LOCALES, type Key, type LanguageCode } from './catalogues';
import { chooseLanguage, listed, locale, t, useSetLanguage } from './language';

const LANGUAGES = Object.keys(DEFAULT_LOCALES) as LanguageCode[];
const KEYS = Object.keys(CATALOGUES.en) as Key[];
const SOURCES = join(__dirname, '..');

testCatalogues(CATALOGUES, /'/);

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the catalogue of %s says nothing in the words of another language',
  (language) => {
    const same = KEYS.filter((key) => JSON.stringify(CATALOGUES[language][key]) === JSON.stringify(CATALOGUES.en[key]));
    // Words that are spelled alike, and templates without a word.
    const known = ['add.facts', 'add.budget', 'changes.budget', 'table.description'];
    expect(same.filter((key) => !known.includes(key))).toEqual([]);
  },
);

it('every key is used', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
    .join('\n');
  expect(KEYS.filter((key) => !sources.includes(`t('${key}'`))).toEqual([]);
});

describe('the language of a command line', () => {
  const amount = () => t('owe.owes', { debtor: 'Elias', creditor: 'Letícia', amount: 'X' });

  it.each([
    [[], { LANG: 'pt_BR.UTF-8' }, 'pt-BR', 'Elias deve a Letícia X'],
    [[], { LANG: 'fr_CH.UTF-8', LC_MESSAGES: 'es_ES' }, 'es-ES', 'Elias le debe a Letícia X'],
    [[], { LANG: 'es_MX', LC_ALL: 'fr_CH.UTF-8' }, 'fr-CH', 'Elias doit à Letícia X'],
    [[], { LANG: 'tlh_Qo.UTF-8' }, 'en-GB', 'Elias owes Letícia X'],
    [[], { LANG: '%$!', LC_ALL: '' }, 'en-GB', 'Elias owes Letícia X'],
    [[], { LANG: 'C.UTF-8' }, 'en-GB', 'Elias owes Letícia X'],
    [[], {}, 'en-GB', 'Elias owes Letícia X'],
    [['--language', 'pt'], { LANG: 'en_US' }, 'pt-BR', 'Elias deve a Letícia X'],
    [['--language=es'], { BURSAR_LANGUAGE: 'fr' }, 'es-MX', 'Elias le debe a Letícia X'],
    [[], { BURSAR_LANGUAGE: 'fr', LANG: 'fr_CA.UTF-8' }, 'fr-CA', 'Elias doit à Letícia X'],
    [['--language', 'tlh'], { LANG: 'pt_PT' }, 'pt-PT', 'Elias deve a Letícia X'],
  ])('of %j with %j is that of %s', async (args, environment, tag, sentence) => {
    await chooseLanguage(args, environment);
    expect([locale(), amount()]).toEqual([tag, sentence]);
  });

  it.each([
    ['fr_FR', 'rien à annuler\u202f: la'],
    ['fr_CH', 'rien à annuler: la'],
  ])('has the narrow space of France, and none in Switzerland: %s', async (LANG, beginning) => {
    await chooseLanguage([], { LANG });
    expect(t('undo.nothing').startsWith(beginning)).toBe(true);
  });

  it('is the one that the household has set, unless a flag or a variable decides', async () => {
    await chooseLanguage([], {});
    await useSetLanguage(null);
    expect(locale()).toBe('en-GB');
    await useSetLanguage('es');
    expect([locale(), listed(['a', 'b'])]).toEqual(['es-MX', 'a y b']);
    await chooseLanguage(['--language', 'fr'], {});
    await useSetLanguage('es');
    expect(locale()).toBe('fr-FR');
  });

  it.each([
    ['en', 1, 'one of your own entries depends'],
    ['pt', 2, '2 lançamentos seus dependem'],
    ['fr', 1_000, '1\u202f000 opérations à vous'],
  ])('counts in %s', async (language, count, beginning) => {
    await chooseLanguage(['--language', language], {});
    expect(t('sample.entered', { count }).startsWith(beginning)).toBe(true);
  });
});
