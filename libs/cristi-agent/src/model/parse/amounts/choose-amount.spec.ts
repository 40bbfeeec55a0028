import { readText } from '../../../testing/read-text';

describe('a number that is not an amount', () => {
  it.each([
    ['2x tacos 45', '2x tacos'],
    ['iphone15 45', 'iphone15'],
    ['7-Eleven 45', '7-Eleven'],
    ['propina 15% 45', 'propina 15%'],
    ['propina 15 % 45', 'propina 15'],
    ['500g jamón 45', '500g jamón'],
    ['uber 3rd 45', 'uber 3rd'],
  ])('%s', (text, description) => expect(readText(text)).toMatchObject({ pesos: '45.00', description }));
});

describe('the choice between numbers', () => {
  it.each([
    ['2 tacos $45', '45.00'],
    ['tacos 45 pesos, 45.00', '45.00'],
    ['tacos 20 usd, 45 pesos', '45.00'],
    ['2k tacos, 2,000', '2000.00'],
    ['300 pesos con 2 amigos', '300.00'],
    ['tacos 45 al 5512345678', '45.00'],
    ['tacos 45 codigo 1234', '45.00'],
    ['tacos 5512345678 pesos', '5512345678.00'],
    ['tacos 1500000', '1500000.00'],
    ['six de chelas 120', '120.00'],
    ['120 milpesos renta', '120000.00'],
  ])('%s', (text, pesos) => expect(readText(text)).toMatchObject({ pesos, ambiguous: [] }));

  it.each([
    '2 tacos 45',
    'tacos $20 y $25',
    'tacos 20 pesos con 25 pesos de propina',
    'tacos veinte 45',
    '2k y 3k de tacos',
    // Foreign.
    'tacos 20 usd',
    'tacos usd 20',
    'tacos US$20',
    'tacos us$ 20',
    'tacos $20 usd',
    'tacos 20 dólares',
    'tacos 1 dólar',
    'tacos veinte dólares',
    'tacos 20 dollars',
    'tacos €20',
    'tacos 20€',
    'tacos 20 eur',
    'tacos 20 euros',
    'tacos mil euros',
    'tacos £20',
    'tacos 20 usd 45',
    // Bad.
    '-50 tacos',
    '-$50 tacos',
    '$-50 tacos',
    '−50 tacos',
    '0 tacos',
    '0 pesos tacos',
    '$0.00 tacos',
    'tacos 1.200',
    'tacos $1.200',
    'tacos 1.2345',
    'tacos 1,2345',
    'tacos 12,34,567',
    'tacos 1.250.00',
    'renta un millón doscientos',
    'renta 1 millon 200',
    'tacos 1.2345678k',
    'tacos 1.5 centavos',
    'tacos 90071992547409.92',
    'tacos 99999999999999999999999 pesos',
    'tacos -20 45',
    'tacos -20 45 pesos',
    'tacos 45 45',
    // Another number is left.
    'tacos 80 pesos 5-1',
    'tacos 80 pesos 2025',
    'dos tacos 45',
    'tacos 45 pesos 30',
    '12 tacos',
    // Shared, a part, more than once, or a year.
    'tacos 45 a medias',
    'split 45 with Ana for tacos',
    'tacos 45, she paid half',
    'tacos 5512345678',
    'tacos 45, me toca la mitad',
    '45 punto 50 de tacos',
    'la mitad de 90 de tacos',
    'half of 90 for tacos',
    '20% de 500 de tacos',
    'tacos 45 dos veces',
    'tacos 2026',
    'mil kinientos de tacos',
    'cien cincuenta de tacos',
    'peso cincuenta de tacos',
    // No entry.
    'pagaría 45 de tacos',
    'would pay 45 for tacos',
    'forgot to pay 45 for tacos',
    'me alcanza para tacos de 45',
    'borra los 45 de tacos',
  ])('refused or undecided: %s', (text) =>
    expect(readText(text)).toMatchObject({
      pesos: null,
      missing: ['amount'],
      ambiguous: ['amount'],
      lowConfidence: [],
      confidence: 0.53,
    }),
  );

  it.each(['pasadito de 45 en tacos', 'tacos máximo 45', 'no llegó a 45 de tacos'])('not exact: %s', (text) =>
    expect(readText(text)).toMatchObject({ pesos: '45.00', lowConfidence: ['amount'], ambiguous: ['amount'] }),
  );

  it.each([
    ['saldo 3,400', null],
    ['recarga de saldo 100', '100.00'],
    ['sillón 1500', '1500.00'],
    ['pagué 2026 de tacos', '2026.00'],
    ['tacos por 2026', '2026.00'],
    ['tacos 2030', '2030.00'],
  ])('%s: %s', (text, pesos) => expect(readText(text)).toMatchObject({ pesos }));

  it.each(['tacos', 'tacos con amigos', 'tacos $', '$$$$ tacos', 'tacos k'])('none at all: %s', (text) =>
    expect(readText(text)).toMatchObject({ pesos: null, missing: ['amount'], ambiguous: [] }),
  );
});
