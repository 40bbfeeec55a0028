import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SENTENCES, sayIn } from './sentences';

const placeholders = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort();
const { es, en } = SENTENCES;

it('has every sentence in every language, with the same placeholders', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(es).sort());
  for (const [key, sentence] of Object.entries(es)) {
    const other = en[key as keyof typeof en];
    expect([key, sentence.trim(), other.trim()]).not.toContain('');
    expect([key, placeholders(other)]).toEqual([key, placeholders(sentence)]);
  }
});

it('says nothing in two languages with the same words, except for names', () => {
  const same = Object.keys(es).filter((key) => es[key as keyof typeof es] === en[key as keyof typeof en]);
  expect(same.sort()).toEqual(['no', 'ofEntry', 'remainingCategory'].filter((key) => same.includes(key)));
});

it('has no sentence that nothing says, and no text for people is outside of it', () => {
  const folder = join(__dirname, '..');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.spec)\.ts$/.test(name) && !name.startsWith('sentences'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(Object.keys(es).filter((key) => !new RegExp(`['"]${key}['"]`).test(code))).toEqual([]);
});

it('fills in every occurrence, and text that looks like a placeholder stays', () => {
  expect(sayIn('es')('ofEntry', { number: 2, entry: '{number} tacos' })).toBe('2) {number} tacos');
});
