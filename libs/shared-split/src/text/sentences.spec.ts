import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CONTRACT_TERMS } from '../model/terms';
import { formatAmount } from './format';
import { fill, phrase, sanitize } from './safe-text';
import { inLanguage, SENTENCES } from './sentences';
import { inVoice, keepVoice, voice, voiceOf } from './voice';

const SOURCES = join(__dirname, '..');

/** The templates of answers; the texts of failures stay as the contract has them. */
function templatesInSources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.spec\.ts$|^testing|error-text\.ts$/.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\b(?:phrase|fill)\(\s*'([^']+)'/g)].map(
      ([, words]) => words,
    ),
  );
  return [...new Set(found.filter((template) => template !== undefined))].sort();
}

const placeholders = (template: string) => [...template.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

const templates = templatesInSources();
const words = templates.filter((template) => /\p{L}/u.test(template.replaceAll(/\{\w+\}/g, '')));

it.each(Object.entries(SENTENCES))('%s has every template of the sources, with its values, and no other', (_, all) => {
  expect(words.length).toBeGreaterThan(60);
  const translated = Object.entries(all as Readonly<Record<string, string>>);
  expect(
    translated
      .map(([portuguese]) => portuguese)
      .filter((one) => /\p{L}/u.test(one.replaceAll(/\{\w+\}/g, '')))
      .sort(),
  ).toEqual(words);
  for (const [portuguese, text] of translated) expect(placeholders(text)).toEqual(placeholders(portuguese));
});

it('French has a space before every colon', () => {
  const withColon = templates.filter((template) => template.includes(':'));
  expect(withColon).toContain('• {quem}: {pagador}');
  inVoice({ language: 'fr', currency: 'EUR' }, () => {
    for (const template of withColon) expect(inLanguage(template)).not.toMatch(/\S:/);
  });
});

it.each([
  ['en', 'BRL', 'Paid by', 'R$1,234.50 only'],
  ['pt', 'BRL', 'Quem pagou', 'só R$ 1.234,50'],
  ['pt', 'EUR', 'Quem pagou', 'só €\u00a01.234,50'],
  ['es', 'MXN', 'Pagó', 'solo $1,234.50'],
  ['fr', 'CHF', 'Payé par', '1\u202f234,50\u00a0CHF seulement'],
] as const)('in %s and %s', (language, currency, paid, only) => {
  inVoice({ language, currency }, () => {
    expect(phrase('Quem pagou')).toBe(paid);
    expect(fill('só {nome}', { nome: formatAmount('1234.50') })).toBe(only);
    expect(sanitize('Compra')).toBe('Compra');
  });
});

it('each text has the language of its own household, also across an await', async () => {
  const written = async (language: 'en' | 'fr' | undefined) =>
    inVoice({ ...CONTRACT_TERMS, language }, async () => {
      const before = phrase('Compra');
      await Promise.resolve();
      return [before, phrase('Compra')];
    });
  expect(await Promise.all([written('en'), written('fr'), written(undefined)])).toEqual([
    ['Purchase', 'Purchase'],
    ['Achat', 'Achat'],
    ['Compra', 'Compra'],
  ]);
  expect(phrase('Compra')).toBe('Compra');
});

it('a result is remembered with what its household has set, another with the contract', async () => {
  const inEuros = { ...CONTRACT_TERMS, currency: 'EUR' };
  const result = await keepVoice(inEuros, async () => ({}));
  expect(voiceOf(result)).toBe(inEuros);
  expect(voiceOf({})).toEqual(voice());
  expect(await keepVoice(inEuros, async () => undefined)).toBeUndefined();
});
