import { createLanguage, languageInForce } from '@bursar/views/language';

import { answerWords, withAnswer } from './answers';

it('answers are joined, and columns one by one', () => {
  const columns = { mapping: { columns: { date: 1, amount: 2 }, fees: 'extra' } };
  expect(withAnswer({ amounts: 'as_is', ...columns }, { amounts: 'inverted' })).toEqual({
    amounts: 'inverted',
    ...columns,
  });
  expect(withAnswer(columns, { mapping: { columns: { amount: 3 } } })).toEqual({
    mapping: { columns: { date: 1, amount: 3 }, fees: 'extra' },
  });
  expect(withAnswer({}, { mapping: { sheet: 'Feuille 2' } })).toEqual({ mapping: { sheet: 'Feuille 2' } });
});

it.each([
  [{ date_order: 'MDY' }, 'Le mois d’abord'],
  [{ mapping: { columns: { amount: 3 } } }, 'La colonne 3'],
  [{ mapping: { sheet: 'Mars' } }, 'La feuille Mars'],
  [{ mapping: { fees: 'extra' } }, 'Non, ils s’y ajoutent'],
])('%j is %s', (answer, words) =>
  expect(answerWords(answer, createLanguage(languageInForce({ candidates: ['fr-CH'] })))).toBe(words),
);
