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
    ['quincena 7500', 'INCOME'],
    ['cobré mi quincena 7500', 'INCOME'],
    ['sueldo de la empresa 9000', 'INCOME'],
    ['500 cat:salary renta', 'INCOME'],
    ['reembolso uber 87', 'INCOME'],
    ['uber refund 30', 'INCOME'],
    ['reembolso a mi tarjeta 300', 'INCOME'],
    ['paycheck was 1200 after taxes', 'INCOME'],
    ['tax return filing fee 80', 'EXPENSE'],
    ['venta nocturna liverpool zapatos 900', 'EXPENSE'],
    ['me dieron 500', 'INCOME'],
    ['me dieron ayer 500', 'INCOME'],
    ['me dieron mi quincena 7500', 'INCOME'],
    ['me dio mi mamá 500', 'INCOME'],
    ['me dio la abuela 500', 'INCOME'],
    ['me dio juan 500', 'INCOME'],
    ['me mandaron dinero 500', 'INCOME'],
    ['me regresaron los 500', 'INCOME'],
    ['me pasaron lo de ayer 500', 'INCOME'],
    ['500 que me mandó mi hermano', 'INCOME'],
    ['recibí el pago de 5000', 'INCOME'],
    ['recibí de Juan 500', 'INCOME'],
    ['received payment 30', 'INCOME'],
    ['mom gave me 50', 'INCOME'],
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
    'me dieron una silla 500',
    'nos dieron mesa 850',
    'me dieron 50 de cambio',
    'me regreso a casa 80',
    'me mandaron a comprar 50',
    'me enviaron el pedido 350',
    'me llegó mi paquete 350',
    'recibí la factura 640',
    'received my package 30',
    'gave me the bill 80',
  ])('doubtful: %s', (text) => expect(readText(text)).toMatchObject({ lowConfidence: ['type'], ambiguous: ['type'] }));

  it.each([
    '500 sueldo y renta',
    'uber 87.50 pa la chamba',
    'comida en la chamba 85',
    'despensa de la quincena 1500',
    'renta primera quincena 3500',
    'cena con mi primer sueldo 900',
    'payday drinks 40',
    'lunch with my bonus 20',
    'overtime parking 20',
    'honorarios del doctor 800',
    'deuda de nómina 900',
    'devolución de préstamo a juan 500',
    'premio para mi hijo juguete 200',
    'aguinaldo de la muchacha 2000',
    'aguinaldo para el portero 500',
    'quincena de la niñera 2500',
    'nanny salary 400',
    'reembolso a juan 300',
  ])('doubtful, income or paid from one: %s', (text) =>
    expect(readText(text)).toMatchObject({ lowConfidence: expect.arrayContaining(['type']) as [] }),
  );

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
