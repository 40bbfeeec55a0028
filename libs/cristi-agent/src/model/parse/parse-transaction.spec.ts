import { execFileSync } from 'node:child_process';

import { civilDate, parseCivilDate } from '@bursar/calendar';
import fc from 'fast-check';

import { readText } from '../../testing/read-text';
import { normalizeCategory } from '../category/normalize-category';
import { LARGEST_AMOUNT } from '../amount';
import { fold } from '../text/fold';
import { fitsType } from '../transaction';
import { parseTransaction } from './parse-transaction';
import { KEYWORDS } from './words/categories';
import { FOREIGN_SUMS } from './words/money';
import { NUMBER_WORDS } from './words/numbers';
import { EXPENSE_PHRASES, INCOME_PHRASES } from './words/types';

const today = civilDate('2026-02-01');

/** Words that rules know, with some that none does: where rules meet is where texts are hard. */
const words = fc.constantFrom(
  ...KEYWORDS.keys(),
  ...INCOME_PHRASES,
  ...EXPENSE_PHRASES,
  ...'el la de con y pasado próximo lunes monday ayer mañana hoy hace días ago el 15 3 febrero feb de 2026'.split(' '),
  ...'5/1 28/01/2026 2026-02-30 $ mxn usd us$ € pesos centavos k mil millón thousand 200 1,200.50 1.200 -50 %'.split(
    ' ',
  ),
  ...'dos treinta cien doscientos hundred twenty #comida cat:luz category_type:FIXED cat:" " , . ¡ algo ñandú 🌮'.split(
    ' ',
  ),
);
const sentence = fc.array(words, { maxLength: 25 }).map((parts) => parts.join(' ').slice(0, 500));
const anyText = fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 120 }), fc.string({ maxLength: 120 }));

describe('any text', () => {
  it('gives a candidate whose fields can all be stored', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { candidate, missing, lowConfidence, ambiguities, confidence } = parseTransaction(text, today);
        const { type, amount, category, categoryType, date, description } = candidate;
        if (amount !== null) expect(amount > 0n && amount <= LARGEST_AMOUNT).toBe(true);
        if (category !== null) expect(normalizeCategory(category)).toBe(category);
        if (categoryType !== null) expect(fitsType(categoryType, type)).toBe(true);
        if (date !== null) expect(parseCivilDate(date)).toBeDefined();
        if (description !== null) expect(description.trim()).toBe(description);
        const absent = { amount, category, category_type: categoryType, date };
        expect(missing).toEqual(Object.entries(absent).flatMap(([field, value]) => (value === null ? [field] : [])));
        expect(
          ['amount', 'category', 'date', 'type'].filter((field) => lowConfidence.includes(field as never)),
        ).toEqual(lowConfidence);
        for (const ambiguity of ambiguities) expect(ambiguity).toMatch(/^(amount|category|category_type|date|type): ./);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        expect(Number(confidence.toFixed(2))).toBe(confidence);
      }),
      { numRuns: 500 },
    );
  });

  it('finds no amount without a number', () => {
    const isNumber = new RegExp(`[0-9]|${[...NUMBER_WORDS, ...FOREIGN_SUMS].join('|')}`);
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!isNumber.test(fold(text)));
        expect(parseTransaction(text, today).candidate.amount).toBeNull();
      }),
    );
  });

  it('finds only amounts that the text contains', () => {
    const plain = fc.constantFrom('tacos', 'uber', 'gasté', 'en', 'el super', 'ayer', 'propina', '#comida', 'de');
    const number = fc.tuple(
      fc.integer({ min: 32, max: 99_999 }),
      fc.constantFrom('', '.5', '.25'),
      fc.constantFrom('', '$'),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(plain, number), { maxLength: 12 }), (parts) => {
        const text = parts
          .map((part) => (typeof part === 'string' ? part : `${part[2]}${part[0]}${part[1]}`))
          .join(' ');
        const values = parts.flatMap((part) => (typeof part === 'string' ? [] : [Number(`${part[0]}${part[1]}`)]));
        const { amount } = parseTransaction(text, today).candidate;
        if (amount !== null) expect(values).toContain(Number(amount) / 100);
      }),
    );
  });

  it('has the same result in every encoding and spacing', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const parsed = parseTransaction(text, today);
        expect(parseTransaction(text.normalize('NFD'), today)).toEqual(parsed);
        expect(parseTransaction(` \t${text.replaceAll(' ', ' \u00a0 ')}\n`, today)).toEqual(parsed);
      }),
    );
  });
});

describe('the order of fields', () => {
  it.each([
    ['gasté 2 en 3 taxis de gas 2026-02-30', ['amount', 'category', 'category_type', 'date']],
    ['hola', ['amount', 'category', 'category_type']],
    ['recibí algo', ['amount', 'category']],
  ])('%s: missing', (text, missing) => expect(readText(text).missing).toEqual(missing));

  it('low confidence and ambiguities', () => {
    const text = 'gasté gas $20 y me pagaron $30 el 5/1 category_type:INCOME';
    expect(readText(text)).toMatchObject({
      lowConfidence: ['category', 'date', 'type'],
      ambiguous: ['amount', 'category', 'category_type', 'date', 'type'],
    });
  });
});

describe('confidence', () => {
  it.each([
    ['gasté $300 #comida 2026-01-31', 1],
    ['gasté $300 #comida ayer', 0.98],
    ['gasté $300 #comida', 0.96],
    ['gasté 300 #comida 2026-01-31', 0.97],
    ['gasté $300 tacos 2026-01-31', 0.97],
    ['gasté #comida 2026-01-31', 0.6],
    ['gasté $300 2026-01-31', 0.7],
    ['gasté $300 #mascotas 2026-01-31', 0.85],
    ['gasté $300 #comida 2026-02-30', 0.85],
    ['gasté $300 #comida 30/2', 0.83],
    ['gasté $300 #comida 5/1/2026', 0.85],
    ['gasté y recibí $300 #comida 2026-01-31', 0.85],
    ['gasté $300 category_type:FIXED 2026-01-31', 0.7],
    ['gasté $300 gas 2026-01-31', 0.7],
    ['gasté y recibí 2026-02-30', 0],
  ])('%s: %d', (text, confidence) => expect(readText(text).confidence).toBe(confidence));
});

// Only a new process reads TZ, so the suite runs itself in the two outermost time zones.
const zone = process.env['PARSE_SPEC_ZONE'];
it.each(zone === undefined ? ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] : [zone])(
  'has the same result in the time zone %s',
  (TZ) => {
    if (zone !== undefined) return expect(new Date(0).getTimezoneOffset()).not.toBe(0);
    const config = `${__dirname}/../../../jest.config.cjs`;
    const jest = [
      require.resolve('jest/bin/jest'),
      '-c',
      config,
      'parse/dates.spec',
      'parse-transaction.spec',
      'mexico-city',
    ];
    const env = { ...process.env, TZ, PARSE_SPEC_ZONE: TZ };
    expect(() => execFileSync(process.execPath, jest, { env, stdio: 'pipe' })).not.toThrow();
    return undefined;
  },
);
