import fc from 'fast-check';

import { formatBrl } from './brl';

describe('money in Brazil', () => {
  it.each([
    [0n, 'R$ 0,00'],
    [5n, 'R$ 0,05'],
    [-5n, '-R$ 0,05'],
    [-1500n, '-R$ 15,00'],
    [99999n, 'R$ 999,99'],
    [100000n, 'R$ 1.000,00'],
    [123456n, 'R$ 1.234,56'],
    [999999999999n, 'R$ 9.999.999.999,99'],
    [-100000000000000000000n, '-R$ 1.000.000.000.000.000.000,00'],
  ])('%d cents are %s', (cents, text) => expect(formatBrl(cents)).toBe(text));

  it('keeps every digit, in groups of three', () => {
    fc.assert(
      fc.property(fc.bigInt(), (cents) => {
        const text = formatBrl(cents);
        expect(text).toMatch(/^-?R\$ \d{1,3}(\.\d{3})*,\d{2}$/);
        expect(BigInt(text.replace(/[R$ .,]/g, ''))).toBe(cents);
      }),
    );
  });
});
