import { readText } from '../../testing/read-text';
import { EXPENSE_PHRASES, INCOME_PHRASES } from './words/types';

describe('the type', () => {
  it.each(INCOME_PHRASES.filter((phrase) => phrase !== 'gift from'))('%s: income', (phrase) =>
    expect(readText(`${phrase} 500 por algo`)).toMatchObject({ type: 'INCOME', categoryType: 'INCOME' }),
  );

  it.each(EXPENSE_PHRASES)('%s: an expense', (phrase) =>
    expect(readText(`${phrase} 500 algo`)).toMatchObject({ type: 'EXPENSE' }),
  );

  it.each([
    ['Got paid 500', 'INCOME'],
    ['GASTÉ 500', 'EXPENSE'],
    ['me cayó 500', 'INCOME'],
    ['500 sueldo', 'INCOME'],
    ['500 sueldo y renta', 'INCOME'],
    ['500 cat:nómina', 'INCOME'],
    ['500 #freelance', 'INCOME'],
    ['500 category_type:INCOME', 'INCOME'],
    ['500 sueldo cat:food', 'EXPENSE'],
    ['500 algo', 'EXPENSE'],
    ['repaid 500', 'EXPENSE'],
    ['got 40 back', 'INCOME'],
    ['got a taco 40', 'EXPENSE'],
    ['got my wages 500', 'INCOME'],
    ['made 200 today', 'INCOME'],
    ['ingreso al museo 85', 'EXPENSE'],
    ['bono metro 12', 'EXPENSE'],
    ['nos transfirieron 500', 'INCOME'],
    ['me han ingresado 500', 'INCOME'],
    ['me han cobrado 30', 'EXPENSE'],
    ['transferencia a Juan 500', 'EXPENSE'],
    ['pix 50 mercado', 'EXPENSE'],
    ['ganhei 100', 'INCOME'],
  ])('%s: %s', (text, type) => expect(readText(text)).toMatchObject({ type, lowConfidence: [] }));

  it.each([
    'me heredaron 500',
    'me heredó 500',
    'me han invitado 500',
    'transferencia 500',
    'intereses 50',
    'me hizo un bizum de 15',
  ])('doubtful: %s', (text) => expect(readText(text)).toMatchObject({ lowConfidence: ['type'], ambiguous: ['type'] }));

  it.each([
    ['gasté 300 y me pagaron 300', 'EXPENSE', ['type']],
    ['me pagaron 300 y gasté 300 pesos', 'INCOME', ['type']],
    ['gasté $300 y me pagaron 500', 'EXPENSE', ['amount', 'type']],
    ['gasté $300 y me pagaron 20 usd', 'EXPENSE', ['amount', 'type']],
  ])('%s: both', (text, type, ambiguous) =>
    expect(readText(text)).toMatchObject({
      type,
      ambiguous: expect.arrayContaining(ambiguous),
      lowConfidence: ['type'],
    }),
  );
});
