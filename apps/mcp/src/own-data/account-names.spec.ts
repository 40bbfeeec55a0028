import type { PostingAccount } from '@bursar/own-data';
import fc from 'fast-check';

import { accountNames, accountPart } from './account-names';

describe('a part of an account’s name', () => {
  it.each([
    ['rev.eur', 'Rev-eur'],
    ['Débito', 'Débito'],
    ['De\u0301bito', 'Débito'],
    ['---', 'X'],
    ['', 'X'],
    ['Ünïcödé', 'Ünïcödé'],
    ['日本', 'X日本'],
    ['ß', 'SS'],
    ['ŉ', 'XʼN'],
    ['1st', '1st'],
    ['(Casa) ; "x"', 'Casa-x'],
    ['a'.repeat(150), `A${'a'.repeat(59)}`],
    [`${'a'.repeat(59)}-b`, `A${'a'.repeat(58)}`],
  ])('of %j is %s', (name, part) => expect(accountPart(name)).toBe(part));

  it('has letters, digits and single dashes alone, none at its ends, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const part = accountPart(name);
        expect(part).toMatch(/^[\p{Lu}\p{Nd}][\p{L}\p{Nd}]*(?:-[\p{L}\p{Nd}]+)*$/u);
        expect([...part].length).toBeLessThanOrEqual(62);
      }),
    );
  });
});

describe('the names of accounts', () => {
  const named = (...names: (string | null)[]): PostingAccount[] =>
    names.map((name, place) => ({ key: String(place), parent: 'Assets:Bank', name }));

  it('are given in the order of creation, numbered where two would be the same', () => {
    expect([...accountNames(named('Débito', 'debito', 'Débito', 'Débito-2', null)).values()]).toEqual([
      ...['Assets:Bank:Débito', 'Assets:Bank:Debito', 'Assets:Bank:Débito-2', 'Assets:Bank:Débito-2-2'],
      'Assets:Bank',
    ]);
  });

  it('are each once, and a later account changes none of them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 40 }), (all) => {
        const names = [...accountNames(named(...all)).values()];
        expect(new Set(names).size).toBe(all.length);
        expect([...accountNames(named(...all.slice(0, -1))).values()]).toEqual(names.slice(0, -1));
      }),
    );
  });
});
