import fc from 'fast-check';

import { takeOneByOne } from '../../testing/pairs-one-by-one';
import { takePairs } from './greedy-pairs';
import { LinkStructure } from './link-structure';
import { dayText, type LinkableRow } from './linkable-row';
import { countByRow } from './pair-counts';
import { proposeSameEvents } from './propose-same-event';
import { proposeTransfers } from './propose-transfers';
import { isSure, type LinkableLedger, type Proposal } from './proposal';
import { placeAndTextOf, RowClasses } from './row-classes';

type Given = Pick<LinkableRow, 'view' | 'day' | 'description'> & { readonly isOut: boolean };

function rowsOf(given: readonly Given[], accountOf = ({ view }: Given) => view): LinkableRow[] {
  return given
    .map((row, index): LinkableRow => ({
      ...{ id: `${row.view === 'imported' ? '' : `${row.view}:`}${index + 1}`, view: row.view, day: row.day },
      ...{ accountId: accountOf(row), currency: 'EUR', units: row.isOut ? -45_000n : 45_000n },
      ...{ bookedAt: `${dayText(row.day)} 0${index % 3}:00:00`, description: row.description },
      ...{ payeeKey: row.description, sameText: 1 },
    }))
    .sort((one, other) => one.day - other.day);
}

it('takes the pairs that are taken of all rows one by one', () => {
  const anyRow = fc.record({
    view: fc.constantFrom('imported', 'planifi', 'cristi'),
    day: fc.constantFrom(20_000, 20_001, 20_003),
    description: fc.constantFrom('sol', 'mar'),
    isOut: fc.constant(true),
  });
  const views = ['imported', 'planifi', 'cristi'];
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 14 }), (given) => {
      const rows = rowsOf(given);
      const candidatesOf = (some: readonly LinkableRow[]) =>
        some.flatMap((left) =>
          some.flatMap((right) =>
            views.indexOf(left.view) < views.indexOf(right.view) && Math.abs(left.day - right.day) <= 2
              ? [{ left, right, score: left.description === right.description ? 1 : 0 }]
              : [],
          ),
        );
      const all = candidatesOf(rows);
      const classes = new RowClasses(rows, placeAndTextOf);
      const candidates = candidatesOf(classes.rows);
      expect(
        takePairs(candidates, classes).map(({ left, right, ambiguousWith }) => [left.id, right.id, ambiguousWith]),
      ).toEqual(takeOneByOne(all).map(({ pair, ambiguousWith }) => [pair.left.id, pair.right.id, ambiguousWith]));
      for (const [first, count] of countByRow(candidates, classes)) {
        for (const row of classes.membersOf(first)) {
          expect(all.filter(({ left, right }) => left === row || right === row)).toHaveLength(count);
        }
      }
    }),
    { numRuns: 300 },
  );
});

describe('five thousand equal amounts of one day on both sides', () => {
  const MANY = 5_000;
  const side = (view: string, isOut: boolean, text: (index: number) => string): Given[] =>
    Array.from({ length: MANY }, (_, index) => ({ view, day: 20_000, isOut, description: text(index) }));
  const ledgerOf = (rows: readonly LinkableRow[]): LinkableLedger => ({
    ...{ rows, refundRows: [], links: [], accounts: new Map(), structure: new LinkStructure([]) },
    payeesWith: () => Promise.resolve([]),
  });

  const namesOf = (proposals: readonly Proposal[]) =>
    proposals.map(({ left, right, ambiguousWith }) => `${left} ${right} ${ambiguousWith}`).join();

  it.each<[string, (index: number) => string, number]>([
    ['of one text', () => 'coffee sol', 2 * MANY - 2],
    ['of as many texts', (index) => `coffee sol${index}`, 2 * MANY - 2],
  ])('are pairs, none of them sure, the same in any order: %s', async (_, text, mostAmbiguous) => {
    const events = rowsOf([...side('imported', true, text), ...side('cristi', true, text)]);
    const found = await proposeSameEvents(ledgerOf(events));
    expect(found).toHaveLength(MANY);
    expect(found.filter(isSure)).toEqual([]);
    expect(found[0]?.ambiguousWith).toBe(mostAmbiguous);
    expect(namesOf(await proposeSameEvents(ledgerOf(events.toReversed())))).toBe(namesOf(found));
    const legs = rowsOf([...side('imported', true, text), ...side('imported', false, text)], ({ isOut }) =>
      isOut ? 'giro' : 'spar',
    );
    const transfers = await proposeTransfers(ledgerOf(legs));
    expect(transfers).toHaveLength(MANY);
    expect(transfers.filter(isSure)).toEqual([]);
    expect(namesOf(await proposeTransfers(ledgerOf(legs.toReversed())))).toBe(namesOf(transfers));
  });
});
