import { readText } from '../../testing/read-text';

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
    ['500 mesa#cosas', 'mesa#cosas'],
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
