import fc from 'fast-check';

import { readText } from '../../../testing/read-text';

/** Confidence where a unit or multiplier marks the number as money. */
const STRONG = 0.93;
/** A number and nothing else. */
const WEAK = 0.9;

describe('an amount in words', () => {
  it.each([
    ['mil uber', '1000.00', STRONG],
    ['mil quinientos pesos uber', '1500.00', STRONG],
    ['dos mil trescientos uber', '2300.00', STRONG],
    ['dos mil 300 uber', '2300.00', STRONG],
    ['cien mil uber', '100000.00', STRONG],
    ['un millón doscientos mil uber', '1200000.00', STRONG],
    ['un millón dos mil quinientos uber', '1002500.00', STRONG],
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
