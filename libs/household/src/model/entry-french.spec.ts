import { withFrench, withoutFrench } from './entry-french';

it.each([
  ['hier taxi 30', 'yesterday taxi 30'],
  ['taxi 30 hier soir', 'taxi 30 yesterday'],
  ['avant-hier pain 2', 'day before yesterday pain 2'],
  ['aujourd’hui pain 2', 'today pain 2'],
  ['cinéma 20 le 3', 'cinéma 20 el 3'],
  ['cinéma 20 le 1er', 'cinéma 20 el 1'],
  ['cinéma 20 le 3 mars', 'cinéma 20 3 de marzo'],
  ['cinéma 20 le 3 août 2025', 'cinéma 20 3 de agosto de 2025'],
  ['pain 2 lundi', 'pain 2 last monday'],
  ['train 40 vendredi prochain', 'train 40 next friday'],
  ['essence 60 il y a 3 jours', 'essence 60 3 days ago'],
  ['essence 60 il y a une semaine', 'essence 60 1 weeks ago'],
  ['essence 60 il y a deux jours', 'essence 60 2 days ago'],
  ['essence 60 il y a Dix jours', 'essence 60 10 days ago'],
  ['loyer 1 234,56', 'loyer 1234,56'],
  ['loyer 1\u202f234', 'loyer 1234'],
  ['j’ai acheté du lait 3,20', 'bought lait 3,20'],
  ['reçu 200 de mamie', 'received 200 de mamie'],
])('%j is read as %j', (written, read) => expect(withoutFrench(written)).toBe(read));

it.each([
  ['the deal, le 15,50'],
  ['le 20 € cadeau'],
  ['loyer 1 234'],
  ['Mai Thai 12'],
  ['2 mars bars 3.50'],
  ['lunch 15.50 with Ana, I paid'],
  ['almuerzo 15.50 con Ana el 3 de marzo'],
  ['almoço 15,50 com Ana ontem'],
  ['déjeuner 15,50 avec Ana, j’ai payé'],
])('%j stays as it is', (written) => expect(withoutFrench(written)).toBe(written));

const UNKNOWN = { type: 'EXPENSE', category: null, category_type: null } as const;

it.each([
  ['salaire 2400', 'INCOME', null, 'INCOME'],
  ['prime de Noël 300', 'INCOME', null, 'INCOME'],
  ['courses 40', 'EXPENSE', 'Supermarket', 'FIXED'],
  ['dîner 40', 'EXPENSE', 'Food', 'VARIABLE'],
  ['dîner et essence 90', 'EXPENSE', null, null],
  ['parcours 40', 'EXPENSE', null, null],
])('%j is %s of %s, %s', (text, type, category, kind) =>
  expect(withFrench(UNKNOWN, text)).toEqual({ type, category, category_type: kind }),
);

it('what is known already stays', () => {
  const known = { type: 'EXPENSE', category: 'Gifts', category_type: 'VARIABLE' } as const;
  expect(withFrench(known, 'courses 40')).toBe(known);
});

it('money that came back is income, and a loan that is paid back none', () => {
  const known = { type: 'EXPENSE', category: 'Personal Purchases', category_type: 'VARIABLE' } as const;
  expect(withFrench(known, 'remboursement Zara 25')).toEqual({
    type: 'INCOME',
    category: null,
    category_type: 'INCOME',
  });
  expect(withFrench(known, 'remboursement de prêt 300')).toBe(known);
});
