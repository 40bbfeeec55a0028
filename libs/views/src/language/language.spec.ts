import fc from 'fast-check';

import { createLanguage } from './language';
import { languageInForce, type LanguageCode } from './language-in-force';

const languageOf = (...candidates: string[]) => createLanguage(languageInForce({ candidates }));

describe('the language in force', () => {
  it.each<[LanguageCode | null, string[], string, string]>([
    [null, ['fr-CH', 'en'], 'fr', 'fr-CH'],
    [null, ['de-CH', 'es-ES', 'en-US'], 'es', 'es-ES'],
    [null, ['de', 'ja-JP'], 'en', 'en-GB'],
    [null, [], 'en', 'en-GB'],
    [null, ['PT-br-u-nu-arab'], 'pt', 'pt-BR'],
    [null, ['', '_', 'C.UTF-8', 'en-US'], 'en', 'en-US'],
    ['fr', ['pt-PT', 'en-US'], 'fr', 'fr-FR'],
    ['pt', ['en-US', 'pt-PT'], 'pt', 'pt-PT'],
    ['es', [], 'es', 'es-MX'],
  ])('with %j set and %j preferred is %s, by %s', (set, candidates, language, locale) =>
    expect(languageInForce({ set, candidates })).toEqual({ language, locale }),
  );

  it('is one that there is a catalogue of, whatever a caller sends', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2,3}(-[A-Z]{2})?$/))), (candidates) => {
        const { language, locale } = languageInForce({ candidates });
        expect(['en', 'pt', 'es', 'fr']).toContain(language);
        expect(new Intl.Locale(locale).language).toBe(language);
      }),
    );
  });
});

describe('a text', () => {
  it.each([
    ['en-GB', 1, '1 transaction'],
    ['en-GB', 20_001, '20,001 transactions'],
    ['pt-BR', 0, '0 lançamento'],
    ['pt-BR', 1_000_000, '1.000.000 de lançamentos'],
    ['es-MX', 1210, '1,210 movimientos'],
    ['es-MX', 2_000_000, '2,000,000 de movimientos'],
    ['fr-FR', 1, '1 opération'],
    ['fr-FR', 1_000_000, '1 000 000 d’opérations'],
  ])('in %s has the plural of %d', (locale, count, text) =>
    expect(
      languageOf(locale)
        .t('ledger.found', { count })
        .replaceAll(/[\u00a0\u202f]/g, ' '),
    ).toBe(text),
  );

  it('repeats a value as it is, also one that looks like a placeholder or a pattern', () => {
    expect(languageOf('en').t('import.fileError', { file: '{reason} $& <b>', reason: 'x' })).toBe('{reason} $& <b>: x');
  });

  it('has the narrow space of France, and none in Switzerland', () => {
    expect(languageOf('fr-FR').t('import.undoSure')).toBe('Vraiment retirer\u202f?');
    expect(languageOf('fr-CH').t('import.undoSure')).toBe('Vraiment retirer?');
  });
});

it.each([
  ['en-GB', '30 Oct 2024 – 5 Apr 2025', '05', 'a and b'],
  ['pt-BR', '30 de out. de 2024 – 5 de abr. de 2025', '05', 'a e b'],
  ['es-MX', '30 de oct de 2024 – 5 de abr de 2025', '05', 'a y b'],
  ['fr-CH', '30 oct. 2024 – 5 avr. 2025', '05', 'a et b'],
])('days, numbers and lists are written as in %s', (locale, range, five, list) => {
  const language = languageOf(locale);
  expect(language.dayRange('2024-10-30', '2025-04-05').replaceAll(/[\u2009\u00a0\u202f]/g, ' ')).toBe(range);
  expect(language.dayRange('2025-04-05', '2024-10-30')).toContain(' – ');
  expect([language.twoDigits(5), language.list(['a', 'b'])]).toEqual([five, list]);
});
