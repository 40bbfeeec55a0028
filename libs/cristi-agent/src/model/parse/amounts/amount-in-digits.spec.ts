import { readText } from '../../../testing/read-text';

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
    ['uber 1.250.000', '1250000.00', WEAK],
    ['uber 0155', '155.00', WEAK],
    ['uber 155.', '155.00', WEAK],
    ['uber (155)', '155.00', WEAK],
    ['uber - 155', '155.00', WEAK],
    ['$155 uber', '155.00', STRONG],
    ['uber 45$', '45.00', STRONG],
    ["uber $1'250.00", '1250.00', STRONG],
    ['uber $.50', '0.50', STRONG],
    ['uber $3,200.-', '3200.00', STRONG],
    ['uber $130.00 M.N.', '130.00', STRONG],
    ['uber ４８ pesitos', '48.00', STRONG],
    ['uber 20 bucks', '20.00', STRONG],
    ['uber 2.5 mdp', '2500000.00', STRONG],
    ['uber 3mdp', '3000000.00', STRONG],
    ['uber 2.5 mill', '2500000.00', STRONG],
    ['uber $1.5m', '1500000.00', STRONG],
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
