import fc from 'fast-check';

import { EvidenceRecord, neverFalling } from './evidence-record';

/** All orders of the items of a group, each item by its category. */
function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

describe('EvidenceRecord', () => {
  it('keeps what a record kept line by line shows on average over all orders', () => {
    const groups = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(groups, (counts) => {
        const items = counts.flatMap((count, category) => new Array<number>(count).fill(category));
        fc.pre(items.length <= 6);
        const orders = ordersOf(items);
        const counted = new EvidenceRecord(0.2);
        const told = new EvidenceRecord(0.2);
        counted.add(counts);
        for (const order of orders) {
          for (let strength = 1; strength < order.length; strength += 1) {
            if (order.slice(0, strength).some((category) => category !== order[0])) break;
            told.addUnanimous(strength, 1 / orders.length, (order[strength] === order[0] ? 1 : 0) / orders.length);
          }
        }
        for (const strength of [1, 2, 3, 4, 5]) {
          expect(counted.confidence(strength, strength)).toBeCloseTo(told.confidence(strength, strength), 9);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is surer of more items, and never surer than the share of divided evidence', () => {
    const record = new EvidenceRecord(0.1);
    record.add([30]);
    record.add([5, 1]);
    expect(record.confidence(9, 9)).toBeGreaterThanOrEqual(record.confidence(2, 2));
    expect(record.confidence(6, 10)).toBeLessThanOrEqual(0.6);
    expect(record.confidence(60, 100)).toBeLessThanOrEqual(0.6);
  });

  it('loses trust in evidence that misleads', () => {
    const good = new EvidenceRecord(0.1);
    const bad = new EvidenceRecord(0.1);
    for (let group = 0; group < 20; group += 1) {
      good.add([4]);
      bad.add([2, 2]);
    }
    expect(good.confidence(1, 1)).toBeGreaterThan(0.95);
    expect(bad.confidence(1, 1)).toBeLessThan(0.5);
  });

  it('never falls', () => {
    const points = fc.array(
      fc.record({ weight: fc.integer({ min: 1, max: 9 }), value: fc.double({ min: 0, max: 1, noNaN: true }) }),
    );
    fc.assert(
      fc.property(points, (given) => {
        const values = neverFalling(given);
        expect(values).toHaveLength(given.length);
        expect(values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))).toBe(true);
      }),
    );
  });
});
