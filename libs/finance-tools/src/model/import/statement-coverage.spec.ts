import type { Decimal } from '../decimal';
import { overlapsAndGaps, type CoveringStatement } from './statement-coverage';

const statement = (
  startDate: string,
  endDate: string,
  [opening, closing]: readonly (string | null)[] = [null, null],
): CoveringStatement => ({
  ...{ startDate, endDate, importId: `import of ${startDate}` },
  ...{ opening: opening as Decimal | null, closing: closing as Decimal | null },
});
const own = statement('2025-02-01', '2025-02-28', ['100.00', '50.00']);

describe('a statement', () => {
  it('without others has neither', () => expect(overlapsAndGaps(own, [])).toEqual({ overlaps: [], gaps: [] }));

  it('next to others leaves no gap', () => {
    const others = [statement('2025-01-01', '2025-01-31'), statement('2025-03-01', '2025-03-31')];
    expect(overlapsAndGaps(own, others)).toEqual({ overlaps: [], gaps: [] });
  });

  it('has a gap to the nearest earlier and the nearest later one', () => {
    const others = [
      statement('2024-11-01', '2024-11-30'),
      statement('2025-01-01', '2025-01-30'),
      statement('2025-03-05', '2025-03-31'),
      statement('2025-05-01', '2025-05-31'),
    ];
    expect(overlapsAndGaps(own, others).gaps).toEqual([
      { startDate: '2025-01-31', endDate: '2025-01-31' },
      { startDate: '2025-03-01', endDate: '2025-03-04' },
    ]);
  });

  it('has no gap where the balances join', () => {
    const others = [
      statement('2025-01-01', '2025-01-20', ['0.00', '100.00']),
      statement('2025-03-10', '2025-03-31', ['50.00', '60.00']),
    ];
    expect(overlapsAndGaps(own, others).gaps).toEqual([]);
  });

  it('names the ones that cover some of its days, and has no gap there', () => {
    const others = [statement('2025-01-15', '2025-02-03'), statement('2025-02-10', '2025-02-12')];
    const { overlaps, gaps } = overlapsAndGaps(own, others);
    expect(overlaps.map(({ importId }) => importId)).toEqual(['import of 2025-01-15', 'import of 2025-02-10']);
    expect(gaps).toEqual([]);
  });

  it('does not overlap with those of the same file', () => {
    expect(overlapsAndGaps(own, [{ ...own, importId: null }]).overlaps).toEqual([]);
  });
});
