import { SIZE_BOUNDS, sizeOf } from './amount-size';

describe('sizeOf', () => {
  it('has eight sizes in a doubling, whatever the sign', () => {
    expect(sizeOf('16.00') - sizeOf('8.00')).toBe(8);
    expect(sizeOf('-12.30')).toBe(sizeOf('12.30'));
    expect(sizeOf('0.00')).toBe(0);
    expect(sizeOf('-3.10')).toBeLessThan(sizeOf('-4.00'));
  });

  it('has bounds in order, from the smallest amount to the largest', () => {
    const bounds = SIZE_BOUNDS.map(Number);
    expect(bounds.toSorted((one, other) => one - other)).toEqual(bounds);
    expect(sizeOf('0.0001')).toBeGreaterThan(0);
    expect(sizeOf('999999999999999.9999')).toBeLessThan(bounds.length);
  });
});
