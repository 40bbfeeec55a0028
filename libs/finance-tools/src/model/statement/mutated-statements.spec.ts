import fc from 'fast-check';

import type { MadeEntry } from '../../testing/generated-entries';
import { readFile } from '../../testing/read-statements-of';
import { camtOf, mt940Of } from '../../testing/structured-statements';
import { anyLayout, type TableLayout } from '../../testing/table-layouts';
import { written } from '../../testing/written-table';

const RUNS = 170;

const KINDS = ['delete', 'double', 'change', 'turn'] as const;

// Far apart and without bias to small ones, so that no sum of some is another one by chance.
const amounts = fc.noBias(fc.integer({ min: 1_001, max: 90_000_000 }));
const entries = fc
  .array(fc.record({ days: fc.nat({ max: 40 }), size: amounts, isOut: fc.boolean() }), { minLength: 4, maxLength: 14 })
  .map((made): MadeEntry[] =>
    made
      .sort((one, other) => one.days - other.days)
      .map(({ days, size, isOut }, index) => ({
        day: new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10),
        cents: isOut ? -size : size,
        text: `Shop ${index}`,
      })),
  );
const mutation = fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat(), by: amounts });
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

function mutated<Line>(lines: readonly Line[], { kind, at }: Mutation, altered: (line: Line) => Line): readonly Line[] {
  const index = at % lines.length;
  return lines.flatMap((line, place) => {
    if (place !== index) return [line];
    if (kind === 'delete') return [];
    return kind === 'double' ? [line, line] : [altered(line)];
  });
}

const altered = (entry: MadeEntry, { kind, by }: Mutation): MadeEntry => ({
  ...entry,
  cents: kind === 'turn' ? -entry.cents : entry.cents + by,
});

function statusOf(content: string | Uint8Array, layout?: TableLayout): string | undefined {
  const settings =
    layout === undefined ? {} : ({ amounts: layout.signs === 'inverted' ? 'inverted' : 'as_is' } as const);
  return readFile(content, 'EUR', settings).summary.accounts[0]?.proof.status;
}

/** Whether the balances of a layout surround the entry: nobody knows the one before the first or behind the last. */
function isSurrounded(made: readonly MadeEntry[], layout: TableLayout, { at }: Mutation): boolean {
  const index = at % made.length;
  const day = made[index]?.day;
  if (layout.balance === 'lines') return true;
  if (layout.balance === 'end of day') return day !== made[0]?.day && day !== made.at(-1)?.day;
  // In a day out of order, the first and the last are those of the whole day.
  if (layout.order === 'days newest first') return day !== made[0]?.day && day !== made.at(-1)?.day;
  return index > 0 && index < made.length - 1;
}

describe('one entry of a statement with balances, deleted, doubled, changed or turned round', () => {
  it.each(['after', 'before', 'end of day', 'lines'] as const)('is noticed in tables with balances %s', (balance) => {
    let count = 0;
    fc.assert(
      fc.property(entries, anyLayout, mutation, (made, any, change) => {
        const layout = { ...any, balance };
        const daysWithBalance = new Set(made.map(({ day }) => day)).size;
        fc.pre(
          isSurrounded(made, layout, change) &&
            (balance !== 'end of day' || (daysWithBalance >= 3 && layout.order !== 'days newest first')),
        );
        expect(statusOf(written(made, layout), layout)).toBe('proven');
        const bytes = written(made, layout, (lines) =>
          mutated(lines, change, (line) => ({ ...line, entry: altered(line.entry, change) })),
        );
        expect(statusOf(bytes, layout)).toBe('contradicted');
        count += 1;
      }),
      { numRuns: RUNS },
    );
    expect(count).toBeGreaterThan(0);
  });

  it.each([
    ['CAMT', camtOf],
    ['MT940', mt940Of],
  ] as const)('is noticed in %s', (_name, writtenAs) => {
    fc.assert(
      fc.property(entries, mutation, fc.integer({ min: -50_000, max: 500_000 }), (made, change, opening) => {
        expect(statusOf(writtenAs(made, opening))).toBe('proven');
        const shown = mutated(made, change, (entry) => altered(entry, change));
        expect(statusOf(writtenAs(made, opening, shown))).toBe('contradicted');
      }),
      { numRuns: RUNS },
    );
  });
});
