import fc from 'fast-check';

import { fold } from '../text/fold';
import { normalizeCategory } from './normalize-category';
import { CATEGORY_SYNONYMS } from './synonyms';

it.each([
  ['food', 'Food'],
  ['  subscriptions  ', 'Subscriptions'],
  ['ñandú', 'Ñandú'],
  ['ÁRBOLES y plantas', 'Árboles Y Plantas'],
  ['(regalos)', '(Regalos)'],
  ['¡(regalos)!', '¡(Regalos)!'],
  ['e-commerce', 'E-commerce'],
  ['3d printing', '3d Printing'],
  ['IMSS', 'Imss'],
  ['PERSONAL\u00a0 \t purchases', 'Personal Purchases'],
  ['a\u0301rboles', 'Árboles'],
  ['straße', 'Straße'],
  ['()', '()'],
  ['𝒳 files', '𝒳 Files'],
])('%j is %j', (text, category) => expect(normalizeCategory(text)).toBe(category));

it.each([
  ['comida', 'Food'],
  ['  ALIMENTACIÓN ', 'Food'],
  ['despensa', 'Supermarket'],
  ['teléfono   celular', 'Mobile Service'],
  ['gas', 'Gas Service'],
  ['nómina', 'Salary'],
  ['pago de deudas', 'Debt Payment'],
])('%j is a synonym of %j', (text, category) => expect(normalizeCategory(text)).toBe(category));

it.each([
  ['comida rápida', 'Comida Rápida'],
  ['gas lp', 'Gas Lp'],
  ['super mercado', 'Super Mercado'],
])('a synonym is a whole name: %j', (text, category) => expect(normalizeCategory(text)).toBe(category));

it.each(['', '   ', '\u00a0', 'x'.repeat(65)])('%j is not a category', (text) =>
  expect(normalizeCategory(text)).toBeUndefined(),
);

it('counts code points', () => {
  expect(normalizeCategory('𝒳'.repeat(64))).toBe('𝒳'.repeat(64));
  expect(normalizeCategory('𝒳'.repeat(65))).toBeUndefined();
});

it('gives every synonym its canonical name, and a canonical name itself', () => {
  for (const [canonical, synonyms] of Object.entries(CATEGORY_SYNONYMS)) {
    for (const name of [canonical, ...synonyms]) {
      expect(normalizeCategory(name.toUpperCase())).toBe(canonical);
      expect(fold(name)).toBe(name === canonical ? canonical.toLowerCase() : name);
    }
  }
});

it('is idempotent', () => {
  // In other scripts some letters have two capitals.
  const letters = fc.string({ unit: fc.constantFrom(...'abñÁéÜßŉﬁ (-)1 \u00a0'), maxLength: 20 });
  fc.assert(
    fc.property(letters, (text) => {
      const normalized = normalizeCategory(text);
      if (normalized !== undefined) expect(normalizeCategory(normalized)).toBe(normalized);
    }),
  );
});
