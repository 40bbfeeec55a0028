import { movementPageText } from '../movements/list-movements';
import { recurrencePageText } from '../recurrences/list-recurrences';
import { movement, recurrence } from '../testing/bodies';

const page = <Item>(items: readonly Item[], total: number) => ({ items: [...items], total, limit: 50, offset: 0 });

describe('a page in a text', () => {
  it.each([
    [1, 3, '1 de 40', undefined],
    [4, 6, '4 de 40', undefined],
    [5, 6, '3 de 40', '… e mais 2 nesta página'],
    [50, 6, '3 de 40', '… e mais 47 nesta página'],
  ])('of %d items has %d lines', (length, count, heading, rest) => {
    const movements = movementPageText(
      page(
        Array.from({ length }, () => movement),
        40,
      ),
      { year: 2026, month: 1 },
    ).split('\n');
    const recurrences = recurrencePageText(
      page(
        Array.from({ length }, () => recurrence),
        40,
      ),
    ).split('\n');
    for (const lines of [movements, recurrences]) {
      expect(lines).toHaveLength(count);
      expect(lines[0]).toContain(heading);
      expect(lines.find((line) => line.startsWith('…'))).toBe(rest);
    }
  });
});
