import { currencyInText } from './entry-currency';

it.each([
  ['dîner 30 € avec Ana', 'dîner 30 avec Ana', 'EUR'],
  ['dîner 30€', 'dîner 30', 'EUR'],
  ['almoço R$ 15,50 com Ana', 'almoço 15,50 com Ana', 'BRL'],
  ['R$30 mercado', '30 mercado', 'BRL'],
  ['lunch £12.40', 'lunch 12.40', 'GBP'],
  ['Mittag 12 CHF', 'Mittag 12', 'CHF'],
  ['lunch eur 12.50 split', 'lunch 12.50 split', 'EUR'],
  ['pain 1€20 partagé', 'pain 1.20 partagé', 'EUR'],
  ['pain 1€20, partagé', 'pain 1.20, partagé', 'EUR'],
  ['pain 12€ 20/11', 'pain 12 20/11', 'EUR'],
  ['tea £3', 'tea 3', 'GBP'],
  ['coffee 4', 'coffee 4', undefined],
  ['tacos $90', 'tacos $90', undefined],
  ['taxi 12 € and 5 £', 'taxi 12 € and 5 £', undefined],
  ['12 chfs', '12 chfs', undefined],
])('%j is %j in %s', (text, rest, currency) => expect(currencyInText(text)).toEqual({ text: rest, currency }));

it.each([
  ['almoço 30 reais com Ana', 'almoço 30 com Ana', 'BRL'],
  ['déjeuner 30 euros', 'déjeuner 30', 'EUR'],
  ['tacos 90 pesos', 'tacos 90 pesos', 'MXN'],
  ['tacos MX$90', 'tacos MX$90', 'MXN'],
  ['lunch 12 dollars', 'lunch 12', 'CAD'],
  ['Mittag 12 CHF', 'Mittag 12', 'CHF'],
])('beside a budget in MXN and shares in CAD %j is %j in %s', (text, rest, currency) => {
  expect(currencyInText(text, { budget: 'MXN', shared: 'CAD' })).toEqual({ text: rest, currency });
});
