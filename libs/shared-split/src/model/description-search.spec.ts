import fc from 'fast-check';

import { foldDescription } from './description-search';

/** As the query compares: both folded, without wildcards. */
const contains = (description: string, wanted: string) =>
  foldDescription(description).includes(foldDescription(wanted));

describe('searching descriptions', () => {
  it.each([
    ['Pão de Açúcar', 'AÇÚCAR', true],
    ['Pão de Açúcar', 'acucar', false],
    ['Cafe\u0301 da manhã', 'CAFÉ', true],
    ['Café', 'cafe\u0301', true],
    ['Desconto de 100%', '100%', true],
    ['Desconto de 1000', '100%', false],
    ['Mercado', '%', false],
    ['Mercado', 'M_rcado', false],
    ['a\\b*c?', '\\B*C?', true],
    ['Mercado', 'mercados', false],
  ])('%j contains %j: %p', (description, wanted, found) => expect(contains(description, wanted)).toBe(found));

  it('finds any part of a description, in either letter case', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcçãéíõúABCÇÃÉ 0%_*\\') });
    fc.assert(
      fc.property(letters, letters, letters, (before, wanted, after) => {
        for (const text of [wanted, wanted.toUpperCase(), wanted.normalize('NFD')]) {
          expect(contains(`${before}${wanted}${after}`, text)).toBe(true);
        }
      }),
    );
  });
});
