import { civilDate } from '@bursar/calendar';

import { parseTransaction } from './parse-transaction';

const today = civilDate('2026-03-18');
const entriesOf = (text: string) =>
  parseTransaction(text, today).entries.map(({ candidate: { type, amount, category, date } }) =>
    [type === 'INCOME' ? '+' : '-', amount === null ? null : Number(amount) / 100, category, date?.slice(5)].join(' '),
  );

describe('a message of several entries', () => {
  it.each<[string, string[]]>([
    ['200 gasolina 300 super', ['- 200 Gasoline 03-18', '- 300 Supermarket 03-18']],
    ['uber 80 y comida 150', ['- 80 Transport 03-18', '- 150 Food 03-18']],
    ['pan y leche 40, uber 80', ['- 40 Supermarket 03-18', '- 80 Transport 03-18']],
    ['200 de pan y leche, 80 de uber', ['- 200 Supermarket 03-18', '- 80 Transport 03-18']],
    ['renta 7800\nluz 420\ninternet 599', ['- 7800 Rent 03-18', '- 420 Electricity 03-18', '- 599 Internet 03-18']],
    ['rent 950 & gas bill 60', ['- 950 Rent 03-18', '- 60 Gas Service 03-18']],
    ['mercado 80 e farmácia 35', ['- 80 Supermarket 03-18', '- 35 Health 03-18']],
    // A day or a phrase at the beginning or the end holds for all that have none.
    ['ayer gasté 90 en uber y 140 en tacos', ['- 90 Transport 03-17', '- 140 Food 03-17']],
    ['café 45; pan 30 ayer', ['- 45 Food 03-17', '- 30 Supermarket 03-17']],
    ['perdón, gasté 200 en tacos y 80 en uber', ['- 200 Food 03-18', '- 80 Transport 03-18']],
    ['lunes café 45, martes pan 30', ['- 45 Food 03-16', '- 30 Supermarket 03-17']],
    // What the writer pays, or gets, is no share of somebody else.
    ['super 300 y pago de luz 400', ['- 300 Supermarket 03-18', '- 400 Electricity 03-18']],
    ['rent 900, electric bill paid 132', ['- 900 Rent 03-18', '- 132 Electricity 03-18']],
    ['renta 5000 y Ana me pagó 2500', ['- 5000 Rent 03-18', '+ 2500  03-18']],
    ['me pagaron 5000 y gasté 200 en tacos', ['+ 5000  03-18', '- 200 Food 03-18']],
  ])('%j', (text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
    const { candidate, missing, ambiguities } = parseTransaction(text, today);
    expect(candidate.amount).toBeNull();
    expect(missing).toContain('amount');
    expect(ambiguities[0]).toContain(`amount: ${entries.length} entries: `);
  });

  it.each([
    '200 o 250 de tacos',
    'tacos 50+30',
    '2 tacos 45',
    '3 tacos y 1 coca 95',
    '2 tacos, 3 cervezas',
    'entre 100 y 150 pesos de taxi',
    '20 pesos y 50 centavos de pan',
    'treinta y cinco de pan',
    'bought 4 shirts for 80 at primark',
    'taxi y cena 300',
    'ayer, en el centro, tacos 200',
    'pizza 200, 3 refrescos 90',
    'cena, 300',
    '¿uber 80 y comida 150?',
    'café 45, pan 30, total 75',
    'gasté 200 en tacos, perdón 250',
    'gasté 200, no, 250 en tacos',
    'no fueron 200, fueron 250 de tacos',
    'lunch 20, actually 25',
    'spent 20 sorry 25 on lunch',
    'mil gracias gasté 200 en tacos',
    'marqué al 911 y pagué 300 de taxi',
    'mi hijo cumple 15 y le di 500',
    'tacos de a 15, fueron 90',
    'la cuenta fue de 800 y puse 200',
    'cena 900, mi parte 300',
    'tenis 900, descuento 100',
    'laptop 15000, enganche 3000',
    'tacos 90, somos 4',
    'luz 400, falta agua 200',
    'cena 900, me tocaron 300',
    'cena 900 y puse 300',
    'cena de 900, pagué 300',
    'renta 9000, me toca 3000',
    'dinner 900, i paid 300',
    'dinner 900 and my share 300',
    'super 800, de los cuales 200 fueron de carne',
    'super 800 y de esos 200 fueron de cerveza',
    'spent 60 on groceries and 20 of that was beer',
    'cena 700, Ana puso 300',
    'cena 700 y Luis pagó 350',
    'pagué 450 de luz pero 200 los puso mi hermano',
    'dinner 80, Sam paid 40',
    'pedían 2000 por la bici y la saqué en 1700',
    Array.from({ length: 21 }, (_, index) => `café ${index + 30}`).join(', '),
  ])('is not: %s', (text) => expect(entriesOf(text)).toHaveLength(1));

  it.each<[string, [string, string[]][]]>([
    [
      'me pagaron 8500, renta 4000, luz 400',
      [
        ['INCOME', []],
        ['INCOME', ['category', 'type']],
        ['INCOME', ['category', 'type']],
      ],
    ],
    [
      'me cayó la quincena 8500, pagué luz 400 y tarjeta 2000',
      [
        ['INCOME', []],
        ['EXPENSE', []],
        ['EXPENSE', []],
      ],
    ],
    [
      'me pagaron 500, pagué 200 y 100 juan',
      [
        ['INCOME', []],
        ['EXPENSE', []],
        ['EXPENSE', ['type']],
      ],
    ],
  ])('takes no type over in silence that the words of an entry contradict: %s', (text, expected) => {
    const { entries } = parseTransaction(text, today);
    expect(entries.map(({ candidate, lowConfidence }) => [candidate.type, lowConfidence])).toEqual(expected);
  });

  it('leaves the day open where only another entry names one', () => {
    const [named, other] = parseTransaction('café 45 ayer, pan 30', today).entries;
    expect([named?.candidate.date, named?.lowConfidence]).toEqual(['2026-03-17', []]);
    expect([other?.candidate.date, other?.lowConfidence]).toEqual(['2026-03-18', ['date']]);
  });
});
