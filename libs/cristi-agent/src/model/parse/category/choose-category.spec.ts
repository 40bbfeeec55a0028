import { readText } from '../../../testing/read-text';
import { KEYWORDS } from '../words/categories';

describe('the category by keyword', () => {
  const sole = [...KEYWORDS].flatMap(([keyword, [meaning, ...others]]) =>
    meaning === undefined || others.length > 0 ? [] : [[keyword, meaning.category, meaning.type] as const],
  );

  it('every keyword of one category gives it', () => {
    for (const [keyword, category, categoryType] of sole) {
      expect([keyword, readText(`algo ${keyword.toUpperCase()} $500.00`)]).toEqual([
        keyword,
        expect.objectContaining({ category, categoryType, type: categoryType === 'INCOME' ? 'INCOME' : 'EXPENSE' }),
      ]);
    }
  });

  it.each([
    ['uber eats 200', 'Food'],
    ['uber 200', 'Transport'],
    ['amazon prime 99', 'Subscriptions'],
    ['amazon 99', 'Personal Purchases'],
    ['courses 45 partagées', 'Supermarket'],
    ['online courses 45', 'Education'],
    ['gas station 500', 'Gasoline'],
    ['recibo de gas 500', 'Gas Service'],
    ['pago de tarjeta de crédito 500', 'Debt Payment'],
    ['tacos y pizza 200', 'Food'],
    ['café, 45', 'Food'],
    ['Received refund 350 for shoes', 'Refund'],
    ['gasté 500 de mi sueldo en tacos', 'Food'],
    // A thing before a place, a place before a general word.
    ['pañales en costco 410', 'Supermarket'],
    ['coffee at target 6.10', 'Food'],
    ['mensualidad del gym 520', 'Health'],
    ['mensualidad 2100', 'Debt Payment'],
    ['le puse 600 de gas al carro', 'Gasoline'],
    ['spent 38.20 on gas', 'Gasoline'],
    ['tacos 120 con tarjeta', 'Food'],
    ['agua de jamaica 20', 'Food'],
    ['paguei a luz 120', 'Electricity'],
    ['comida para el gato 300', 'Pets'],
    ['farmacia del ahorro 130', 'Health'],
    ['🍕 180', 'Food'],
    ["mcdonald's 90", 'Food'],
  ])('%s: %s', (text, category) => expect(readText(text)).toMatchObject({ category, ambiguous: [] }));

  it.each(['lentes nuevos 900', 'recuerdos de mexico 300', 'le di al mesero 50', 'better days 20'])(
    'is not that of a keyword that an everyday word resembles: %s',
    (text) => expect(readText(text)).toMatchObject({ category: null }),
  );

  it.each([
    ['gasolnia 500', 'Gasoline', 'EXPENSE'],
    ['farmasia 130', 'Health', 'EXPENSE'],
    ['quicena 6900', 'Salary', 'INCOME'],
    ['resturant 40', 'Food', 'EXPENSE'],
  ])('a misspelled one: %s', (text, category, type) =>
    expect(readText(text)).toMatchObject({
      category,
      type,
      ambiguous: ['category'],
      lowConfidence: [],
      confidence: 0.83,
    }),
  );

  it.each([
    ['gas 500', ['category', 'category_type']],
    ['gas y luz 500', ['category', 'category_type']],
    ['taxi y cena 300', ['category', 'category_type']],
    ['abono a coppel 350', ['category', 'category_type']],
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
    ['le di 150 a Luz', ['category', 'category_type']],
    ['500 uber2', ['category', 'category_type']],
    ['me pagaron 500', ['category']],
  ])('%s: none', (text, missing) =>
    expect(readText(text)).toMatchObject({ category: null, missing, lowConfidence: [], ambiguous: [] }),
  );
});
