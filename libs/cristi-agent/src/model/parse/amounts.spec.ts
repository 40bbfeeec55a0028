import fc from 'fast-check';

import { readText } from '../../testing/read-text';

/** Confidence where a unit or multiplier marks the number as money. */
const STRONG = 0.93;
/** A number and nothing else. */
const WEAK = 0.9;

describe('an amount in digits', () => {
  it.each([
    ['uber 155', '155.00', WEAK],
    ['uber 155.5', '155.50', WEAK],
    ['uber 155.50', '155.50', WEAK],
    ['uber 155,50', '155.50', WEAK],
    ['uber 155,5', '155.50', WEAK],
    ['uber 1,200', '1200.00', WEAK],
    ['uber 1,200.50', '1200.50', WEAK],
    ['uber 1.250,50', '1250.50', WEAK],
    ['uber 12,345,678', '12345678.00', WEAK],
    ['uber 0155', '155.00', WEAK],
    ['uber 155.', '155.00', WEAK],
    ['uber (155)', '155.00', WEAK],
    ['uber - 155', '155.00', WEAK],
    ['uber 45$', '45.00', WEAK],
    ['$155 uber', '155.00', STRONG],
    ['$ 155 uber', '155.00', STRONG],
    ['MX$155 uber', '155.00', STRONG],
    ['mx$ 155 uber', '155.00', STRONG],
    ['MXN 155 uber', '155.00', STRONG],
    ['mxn155 uber', '155.00', STRONG],
    ['mxn $155 uber', '155.00', STRONG],
    ['uber 155 pesos', '155.00', STRONG],
    ['uber 155pesos', '155.00', STRONG],
    ['uber 1 peso', '1.00', STRONG],
    ['uber 155 MXN', '155.00', STRONG],
    ['uber 155 varos', '155.00', STRONG],
    ['uber $155 pesos mxn', '155.00', STRONG],
    ['uber 90071992547409.91', '90071992547409.91', WEAK],
  ])('%s', (text, pesos, confidence) =>
    expect(readText(text)).toMatchObject({ pesos, confidence, description: 'uber', missing: [], ambiguous: [] }),
  );

  it.each([
    ['uber 2k', '2000.00'],
    ['uber 2 K', '2000.00'],
    ['uber 1.2k', '1200.00'],
    ['uber 1.250k', '1250.00'],
    ['uber 1.23456k', '1234.56'],
    ['uber 1,5 mil', '1500.00'],
    ['uber 2mil', '2000.00'],
    ['uber 2 mil pesos', '2000.00'],
    ['uber 2 mil de pesos', '2000.00'],
    ['uber 3 thousand', '3000.00'],
    ['uber 1.5 millones', '1500000.00'],
    ['uber 2 millones de pesos', '2000000.00'],
    ['uber 1 million pesos', '1000000.00'],
    ['uber 2 mil 500', '2500.00'],
    ['uber 2 mil 500.50 pesos', '2500.50'],
    ['uber 2 mil quinientos', '2500.00'],
    ['uber 1 millón 200 mil 300', '1200300.00'],
    ['uber 2 thousand five hundred', '2500.00'],
    ['uber 20 pesos con 50', '20.50'],
    ['uber 20 pesos con 50 centavos', '20.50'],
    ['uber 20 pesos con 5 centavos', '20.05'],
    ['uber 20 pesos y 50 centavos', '20.50'],
    ['uber $20 con 50 centavos', '20.50'],
    ['uber 20 pesos and 50 cents', '20.50'],
    ['uber 50 centavos', '0.50'],
    ['uber 150 cents', '1.50'],
  ])('%s', (text, pesos) =>
    expect(readText(text)).toMatchObject({ pesos, confidence: STRONG, description: 'uber', ambiguous: [] }),
  );
});

describe('an amount in words', () => {
  it.each([
    ['mil uber', '1000.00', STRONG],
    ['mil quinientos pesos uber', '1500.00', STRONG],
    ['dos mil trescientos uber', '2300.00', STRONG],
    ['dos mil 300 uber', '2300.00', STRONG],
    ['cien mil uber', '100000.00', STRONG],
    ['un millón doscientos mil uber', '1200000.00', STRONG],
    ['quinientos uber', '500.00', WEAK],
    ['doscientas uber', '200.00', WEAK],
    ['cien uber', '100.00', WEAK],
    ['ciento uno uber', '101.00', WEAK],
    ['treinta y cinco uber', '35.00', WEAK],
    ['veintidós uber', '22.00', WEAK],
    ['novecientos noventa y nueve uber', '999.00', WEAK],
    ['veinte uber', '20.00', WEAK],
    ['quince pesos uber', '15.00', STRONG],
    ['un peso uber', '1.00', STRONG],
    ['veinte pesos con cincuenta centavos uber', '20.50', STRONG],
    ['diez centavos uber', '0.10', STRONG],
    ['twenty uber', '20.00', WEAK],
    ['thirty-five uber', '35.00', WEAK],
    ['thirty five pesos uber', '35.00', STRONG],
    ['a hundred pesos uber', '100.00', STRONG],
    ['two hundred and fifty uber', '250.00', WEAK],
    ['one thousand and fifty uber', '1050.00', STRONG],
    ['a thousand uber', '1000.00', STRONG],
    ['five pesos uber', '5.00', STRONG],
  ])('%s', (text, pesos, confidence) =>
    expect(readText(text)).toMatchObject({ pesos, confidence, description: 'uber', ambiguous: [] }),
  );

  it.each(['dos tacos', 'quince tacos', 'nineteen tacos', 'una torta', 'once upon a taco'])(
    'below twenty only with a currency: %s',
    (text) => expect(readText(text)).toMatchObject({ pesos: null, ambiguous: [], description: text }),
  );

  it('equals the same number in digits', () => {
    const units = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
    const tens = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
    fc.assert(
      fc.property(fc.nat(9), fc.nat(6), fc.nat(9), (hundreds, ten, unit) => {
        const words = [
          ['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos'][hundreds] ?? '',
          tens[ten],
          unit > 0 ? `y ${units[unit]}` : '',
        ];
        const value = (hundreds < 7 ? hundreds * 100 : 0) + (ten + 3) * 10 + unit;
        expect(readText(`uber ${words.join(' ')}`).pesos).toBe(`${value}.00`);
      }),
    );
  });
});

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
    ['tacos 45 45', '45.00'],
    ['tacos -20 45 pesos', '45.00'],
    ['tacos 20 usd, 45 pesos', '45.00'],
    ['2k tacos, 2,000', '2000.00'],
    ['300 pesos con 2 amigos', '300.00'],
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
    'tacos 1.250.000',
    'tacos 1.2345678k',
    'tacos 1.5 centavos',
    'tacos 90071992547409.92',
    'tacos 99999999999999999999999 pesos',
    'tacos -20 45',
  ])('refused or undecided: %s', (text) =>
    expect(readText(text)).toMatchObject({
      pesos: null,
      missing: ['amount'],
      ambiguous: ['amount'],
      lowConfidence: [],
      confidence: 0.53,
    }),
  );

  it.each(['tacos', 'tacos con amigos', 'tacos $', '$$$$ tacos', 'tacos k'])('none at all: %s', (text) =>
    expect(readText(text)).toMatchObject({ pesos: null, missing: ['amount'], ambiguous: [] }),
  );
});
