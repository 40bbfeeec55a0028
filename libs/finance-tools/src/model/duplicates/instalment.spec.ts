import { isOtherInstalment } from './instalment';

describe('two texts name', () => {
  it.each([
    ['Loja Azul 1/6', 'Loja Azul 2/6'],
    ['Parcela 1 de 6 Loja', 'Parcela 2 de 6 Loja'],
    ['LOJA PARC 01/06', 'LOJA PARC 02/06'],
    ['cuota 3/12', 'cuota 4/12'],
    ['Rate 02 von 12', 'Rate 03 von 12'],
    ['Sofa 1 / 3', 'Sofa'],
    ['(2/6)', '(3/6)'],
  ])('different instalments: %j and %j', (one, other) => {
    expect(isOtherInstalment(one, other)).toBe(true);
    expect(isOtherInstalment(other, one)).toBe(true);
  });

  it.each([
    ['Loja Azul 2/6', 'LOJA AZUL  2/6 São Paulo'],
    ['Coffee', 'Coffee and cake'],
    ['Parcela 02/06', 'Parcela 2 de 6'],
    ['Card 2025/01/15', 'Card 2025/01/16'],
    ['Bill 12/5', 'Bill 13/5'],
    ['1/1', ''],
  ])('the same one, or none: %j and %j', (one, other) => expect(isOtherInstalment(one, other)).toBe(false));
});
