import { readText } from '../../testing/read-text';
import { CATEGORY_KEYWORDS } from './tables/category-keywords';
import { TYPE_PHRASES } from './tables/type-phrases';

describe('the type', () => {
  it.each(TYPE_PHRASES.INCOME)('%s: income', (phrase) =>
    expect(readText(`${phrase} 500 por algo`)).toMatchObject({ type: 'INCOME', categoryType: 'INCOME', ambiguous: [] }),
  );

  it.each(TYPE_PHRASES.EXPENSE)('%s: an expense', (phrase) =>
    expect(readText(`${phrase} 500 sueldo`)).toMatchObject({ type: 'EXPENSE' }),
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
  ])('%s: %s', (text, type) => expect(readText(text)).toMatchObject({ type, lowConfidence: [] }));

  it.each([
    ['gasté 300 y me pagaron 300', 'EXPENSE', '300.00', ['type']],
    ['me pagaron 300 y gasté 300 pesos', 'INCOME', '300.00', ['type']],
    ['gasté $300 y me pagaron 500', 'EXPENSE', null, ['amount', 'type']],
    ['gasté $300 y me pagaron 20 usd', 'EXPENSE', null, ['amount', 'type']],
  ])('%s: both', (text, type, pesos, ambiguous) =>
    expect(readText(text)).toMatchObject({ type, pesos, ambiguous, lowConfidence: ['type'] }),
  );
});

describe('the category by keyword', () => {
  const sole = CATEGORY_KEYWORDS.flatMap(({ category, type, keywords }) =>
    keywords.filter((keyword) => keyword !== 'gas').map((keyword) => [keyword, category, type] as const),
  );

  it.each(sole)('%s', (keyword, category, categoryType) => {
    const type = categoryType === 'INCOME' ? 'INCOME' : 'EXPENSE';
    expect(readText(`${keyword.toUpperCase()} 500`)).toMatchObject({
      type,
      category,
      categoryType,
      missing: [],
      confidence: 0.9,
    });
  });

  it.each([
    ['uber eats 200', 'Food'],
    ['uber 200', 'Transport'],
    ['amazon prime 99', 'Subscriptions'],
    ['amazon 99', 'Personal Purchases'],
    ['gas station 500', 'Gasoline'],
    ['recibo de gas 500', 'Gas Service'],
    ['pago de tarjeta de crédito 500', 'Debt Payment'],
    ['tacos y pizza 200', 'Food'],
    ['café, 45', 'Food'],
    ['Received refund 350 for shoes', 'Refund'],
    ['gasté 500 de mi sueldo en tacos', 'Food'],
  ])('%s: %s', (text, category) => expect(readText(text)).toMatchObject({ category, ambiguous: [] }));

  it.each([
    ['gas 500', ['category', 'category_type']],
    ['taxi y cena 300', ['category', 'category_type']],
    ['gasté 500 de mi sueldo', ['category', 'category_type']],
    ['me pagaron 500 de renta', ['category']],
    ['recibí 500 de sueldo y honorarios', ['category']],
  ])('%s: undecided', (text, missing) =>
    expect(readText(text)).toMatchObject({
      category: null,
      missing,
      lowConfidence: ['category'],
      ambiguous: ['category'],
    }),
  );

  it.each([
    ['500 supertacos', ['category', 'category_type']],
    ['500 uber2', ['category', 'category_type']],
    ['me pagaron 500', ['category']],
  ])('%s: none', (text, missing) =>
    expect(readText(text)).toMatchObject({ category: null, missing, lowConfidence: [], ambiguous: [] }),
  );
});

describe('explicit marks', () => {
  it.each([
    ['500 cat:comida taxi', 'Food', 'VARIABLE'],
    ['500 CAT:comida', 'Food', 'VARIABLE'],
    ['500 category:rent', 'Rent', 'FIXED'],
    ['500 categoría:luz', 'Electricity', 'FIXED'],
    ['500 cat:"personal purchases"', 'Personal Purchases', 'VARIABLE'],
    ['500 cat:“pago de deuda”', 'Debt Payment', 'DEBT'],
    ['500 #personal_purchases', 'Personal Purchases', 'VARIABLE'],
    ['500 #Internet', 'Internet', 'FIXED'],
    ['#comida 500 cat:renta', 'Food', 'VARIABLE'],
    ['500 #mascotas category_type:variable', 'Mascotas', 'VARIABLE'],
    ['500 #comida category_type:FIXED', 'Food', 'FIXED'],
    ['cetes 500 category_type:FIXED', 'Savings', 'FIXED'],
    ['ingreso 500 #comida', 'Food', 'INCOME'],
  ])('%s', (text, category, categoryType) =>
    expect(readText(text)).toMatchObject({ category, categoryType, missing: [], ambiguous: [], pesos: '500.00' }),
  );

  it.each([
    ['500 #mascotas', 'Mascotas', 'EXPENSE'],
    ['gasté 500 cat:sueldo', 'Salary', 'EXPENSE'],
    ['500 cat:e-commerce.', 'E-commerce', 'EXPENSE'],
    ['500 #café_con_leche, hoy', 'Café Con Leche', 'EXPENSE'],
  ])('%s: a category without a known type', (text, category, type) =>
    expect(readText(text)).toMatchObject({
      category,
      type,
      categoryType: null,
      missing: ['category_type'],
      ambiguous: [],
      lowConfidence: [],
    }),
  );

  it.each([
    ['gasté 500 #comida category_type:INCOME', 'VARIABLE'],
    ['ingreso 500 #sueldo category_type:FIXED', 'INCOME'],
  ])('%s: a category type that does not fit is ignored', (text, categoryType) =>
    expect(readText(text)).toMatchObject({ categoryType, missing: [], ambiguous: ['category_type'] }),
  );

  it('takes a category type without a category', () => {
    expect(readText('500 algo category_type:SAVINGS')).toMatchObject({
      category: null,
      categoryType: 'SAVINGS',
      missing: ['category'],
      description: 'algo',
    });
  });

  it.each([
    ['500 category_type:FUN', 'category_type:FUN'],
    ['500 cat:', 'cat'],
    ['500 cat:""', 'cat:""'],
    ['500 cat:"abierto', 'cat:"abierto'],
    ['500 mesa#comidas', 'mesa#comidas'],
  ])('%s: no mark', (text, description) =>
    expect(readText(text)).toMatchObject({ category: null, categoryType: null, description }),
  );

  it('is hidden from all other steps', () => {
    expect(readText('tacos 80 pesos #20_pesos cat:"hace 3 dias"')).toMatchObject({
      category: '20 Pesos',
      pesos: '80.00',
      date: '2026-02-01',
      description: 'tacos',
    });
  });
});
