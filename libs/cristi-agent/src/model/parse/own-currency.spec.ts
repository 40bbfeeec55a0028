import { readText } from '../../testing/read-text';
import { inCurrency } from '../terms';

const amountIn = (currency: string, text: string) => inCurrency(currency, () => readText(text)).pesos;

it.each([
  ['EUR', 'lunch 30 €', '30.00'],
  ['EUR', 'lunch €30.50', '30.50'],
  ['EUR', 'gasté 30 euros en el súper', '30.00'],
  ['EUR', 'lunch eur 30', '30.00'],
  ['EUR', 'lunch 30 euros 50 céntimos', '30.50'],
  ['BRL', 'almoço R$ 30', '30.00'],
  ['BRL', 'gastei 45 reais no mercado', '45.00'],
  ['BRL', 'uber 30R$', '30.00'],
  ['GBP', 'lunch £12', '12.00'],
  ['GBP', 'lunch 12 quid', '12.00'],
  ['CHF', 'lunch 12 francs', '12.00'],
  ['CHF', 'CHF 12 lunch', '12.00'],
  ['USD', 'lunch $12', '12.00'],
  ['USD', 'lunch US$12', '12.00'],
  ['USD', 'lunch 12 bucks', '12.00'],
  ['ARS', 'almuerzo 1200 pesos', '1200.00'],
  ['PLN', 'lunch 30 PLN', '30.00'],
])('a budget in %s reads %s', (currency, text, amount) => {
  expect(amountIn(currency, text)).toBe(amount);
});

it.each([
  ['EUR', 'lunch 30 pesos'],
  ['EUR', 'lunch $30'],
  ['EUR', 'lunch 30 MXN'],
  ['EUR', 'lunch MX$30'],
  ['EUR', 'lunch US$30'],
  ['BRL', 'lunch $30'],
  ['USD', 'lunch 30 €'],
  ['USD', 'lunch C$30'],
  ['MXN', 'lunch 30 euros'],
])('a budget in %s asks what %s was', (currency, text) => {
  const { pesos, ambiguous } = inCurrency(currency, () => readText(text));
  expect({ pesos, ambiguous }).toEqual({ pesos: null, ambiguous: ['amount'] });
});

it('what was paid is described without its currency', () => {
  expect(inCurrency('EUR', () => readText('lunch 30 euros')).description).toBe(readText('lunch 30 pesos').description);
});
