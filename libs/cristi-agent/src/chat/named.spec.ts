import fc from 'fast-check';

import { isNamed, isWholeName } from './named';

const entry = (description: string | null, category = 'Food') => ({
  type: 'EXPENSE' as const,
  amount_mxn_cents: 9_000,
  category,
  category_type: 'VARIABLE' as const,
  description,
  date_iso: '2026-03-18',
});
const word = fc.constantFrom('taco', 'café', 'pan', 'sandwich', 'boleto', 'coffee');
const plural = (singular: string) => fc.constantFrom(singular, `${singular}s`, `${singular}es`);
const twice = word
  .chain((each) => fc.tuple(plural(each), plural(each)))
  .filter(([one, other]) => {
    const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
    return !(longer.endsWith('es') && shorter.endsWith('s') && shorter !== longer);
  });

describe('the name of an entry', () => {
  it('is found in the singular and in the plural, also within a description', () => {
    fc.assert(
      fc.property(twice, ([named, written]) => {
        const words = named.normalize('NFD').replace(/\p{M}/gu, '');
        expect(isWholeName(entry(written), { words })).toBe(true);
        expect(isNamed(entry(`unos ${written} al pastor`), { words })).toBe(true);
        expect(isWholeName(entry(`unos ${written} al pastor`), { words })).toBe(false);
      }),
    );
  });

  it.each([
    ['gas', 'gasolina'],
    ['pan', 'pants'],
    ['te', 'tes'],
    ['uber eats', 'uber'],
    ['', 'tacos'],
  ])('%j is not that of %j', (words, description) => expect(isNamed(entry(description), { words })).toBe(false));
});
