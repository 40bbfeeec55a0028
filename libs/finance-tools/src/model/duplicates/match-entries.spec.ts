import fc from 'fast-check';

import { anyEntry, decimalOf, importInto, type Entry } from '../../testing/ledger-model';
import { descriptionKey } from '../description-key';
import { factsOf, type EntryFacts, type EntryStatus, type StatementOrigin, type StoredFacts } from './entry-facts';
import { matchEntries } from './match-entries';

const CSV: StatementOrigin = { layout: 'csv date description amount', isProven: false };
const OFX: StatementOrigin = { layout: 'ofx', isProven: false };
const PROVEN_CSV = { ...CSV, isProven: true };
const PROVEN_OFX = { ...OFX, isProven: true };

const facts = ({ day, cents, description }: Entry) =>
  factsOf(day, decimalOf(cents) as never, descriptionKey(description));
const entryOf = (entry: Entry, former: readonly Entry[] = []): EntryFacts => ({
  ...{ facts: facts(entry), id: entry.externalId, former: former.map(facts) },
});
const storedOf = (entries: readonly Entry[], origin: StatementOrigin | undefined = CSV): StoredFacts[] =>
  entries.map((entry, index) => ({ sequence: BigInt(index + 1), facts: facts(entry), id: entry.externalId, origin }));

function match(
  entries: readonly EntryFacts[],
  stored: readonly StoredFacts[],
  { origin = CSV, onSimilar = 'ask' }: { origin?: StatementOrigin; onSimilar?: 'ask' | 'skip' | 'store' } = {},
) {
  const matching = matchEntries({ ...origin, entries, idsAreDistinct: areDistinct(entries) }, stored, onSimilar);
  for (;;) {
    const { done, value } = matching.next();
    if (done === true) return value;
  }
}
/** Whether every entry has an id of its own; an entry that is there twice is one. */
function areDistinct(entries: readonly EntryFacts[]): boolean {
  const ids = new Set(entries.map(({ id }) => id));
  return !ids.has(null) && ids.size === new Set(entries.map(({ id, facts: text }) => `${id} ${text}`)).size;
}

const statuses = (entries: readonly Entry[], stored: readonly Entry[]) =>
  match(
    entries.map((entry) => entryOf(entry)),
    storedOf(stored),
  ).statuses;
const count = (found: readonly EntryStatus[], status: EntryStatus) => found.filter((each) => each === status).length;

const coffee: Entry = { day: '2025-01-10', cents: -450, description: 'Coffee', externalId: null };
const named = (externalId: string, changes: Partial<Entry> = {}): Entry => ({ ...coffee, externalId, ...changes });
const someEntries = fc.array(anyEntry, { maxLength: 12 });

describe('entries of one layout', () => {
  it('are matched as the specification says', () => {
    fc.assert(
      fc.property(someEntries, someEntries, (before, entries) => {
        const stored = importInto([], before, true).ledger;
        const expected = importInto(stored, entries, false);
        const found = statuses(entries, stored);
        expect((['new', 'duplicate', 'modified'] as const).map((status) => count(found, status))).toEqual([
          expected.newCount,
          expected.duplicateCount,
          expected.modifiedCount,
        ]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are all known when the statement was stored already, whatever else was', () => {
    fc.assert(
      fc.property(someEntries, someEntries, (before, entries) => {
        const stored = importInto(importInto([], before, false).ledger, entries, true).ledger;
        expect(count(statuses(entries, stored), 'new')).toBe(0);
      }),
    );
  });

  it('are two when two are equal, and the third is new', () => {
    expect(statuses([coffee, coffee], [])).toEqual(['new', 'new']);
    expect(statuses([coffee, coffee, coffee], [coffee, coffee])).toEqual(['duplicate', 'duplicate', 'new']);
  });

  it('are one only with the same id, day, amount and text', () => {
    expect(statuses([named('F1'), named('F1')], [])).toEqual(['new', 'duplicate']);
    expect(statuses([named('F1'), named('F1', { cents: -451 }), named('F1', { description: 'Fee' })], [])).toEqual([
      'new',
      'new',
      'new',
    ]);
  });

  it('are the same under another id, and take the one with their own first', () => {
    expect(statuses([named('F2')], [named('F1')])).toEqual(['duplicate']);
    const { statuses: found, changed } = match(
      [entryOf(named('F1', { cents: -500 })), entryOf(named('F2'))],
      storedOf([named('F1'), named('F2')]),
    );
    expect(found).toEqual(['modified', 'duplicate']);
    expect(changed.get(0)).toMatchObject({ sequence: 1n, id: 'F1' });
  });
});

describe('an entry with the id of a stored one', () => {
  it.each<[string, Partial<Entry>]>([
    ['another amount', { cents: -500 }],
    ['another text', { description: 'Coffee and cake' }],
    ['a day seven days later', { day: '2025-01-17' }],
    ['a day seven days earlier', { day: '2025-01-03' }],
  ])('and %s is modified', (_name, changes) => {
    expect(statuses([named('F1', changes)], [named('F1')])).toEqual(['modified']);
  });

  it.each<[string, Partial<Entry>]>([
    ['two other facts', { cents: -500, description: 'Cake' }],
    ['a day eight days later', { day: '2025-01-18' }],
    ['a day and an amount that differ', { day: '2025-01-11', cents: -500 }],
    ['another instalment', { description: 'Coffee 2/6' }],
  ])('and %s is another entry', (_name, changes) => {
    expect(statuses([named('F1', changes)], [named('F1')])).toEqual(['new']);
  });

  it('is new where not every entry of the file has an id of its own', () => {
    const changed = named('F1', { cents: -500 });
    expect(statuses([changed, { ...coffee, description: 'Tea' }], [named('F1')])).toEqual(['new', 'new']);
    expect(statuses([changed, named('F1', { cents: -600 })], [named('F1')])).toEqual(['new', 'new']);
  });
});

describe('entries of another layout', () => {
  const told: Entry = { ...coffee, description: 'Card 12: coffee' };

  it('with the day and amount of a stored one are similar, one to one', () => {
    const entries = [told, told, { ...told, cents: -1 }].map((entry) => entryOf(entry));
    const find = (onSimilar: 'ask' | 'skip' | 'store') =>
      match(entries, storedOf([coffee]), { origin: OFX, onSimilar }).statuses;
    // Which of two equal ones is the similar one does not matter.
    expect(find('ask')).toEqual(['similar', 'new', 'new']);
    expect(find('skip')).toEqual(['duplicate', 'new', 'new']);
    expect(find('store')).toEqual(['new', 'new', 'new']);
  });

  it('of one layout are never similar', () => {
    expect(statuses([told], [coffee])).toEqual(['new']);
  });

  it('are known where both statements are proven and the day agrees in number and sum', () => {
    const tea: Entry = { ...coffee, description: 'Tea', cents: -300 };
    const entries = [entryOf(told), entryOf({ ...tea, description: 'Card 12: tea' })];
    const stored = (origin: StatementOrigin) => storedOf([coffee, tea], origin);
    expect(match(entries, stored(PROVEN_CSV), { origin: PROVEN_OFX }).statuses).toEqual(['duplicate', 'duplicate']);
    expect(match(entries, stored(CSV), { origin: PROVEN_OFX }).statuses).toEqual(['similar', 'similar']);
    expect(match(entries, stored(PROVEN_CSV), { origin: OFX }).statuses).toEqual(['similar', 'similar']);
    const more = [...entries, entryOf({ ...coffee, cents: -1 })];
    expect(match(more, stored(PROVEN_CSV), { origin: PROVEN_OFX }).statuses).toEqual(['similar', 'similar', 'new']);
  });
});

describe('what version 0.1 has stored', () => {
  const line: Entry = { ...coffee, description: 'Anna Rent' };
  const former: Entry = { ...coffee, description: 'Rent' };

  it('is known by what it stored of the line', () => {
    const stored = storedOf([former], undefined).map((each) => ({ ...each, origin: undefined }));
    expect(match([entryOf(line, [former])], stored).statuses).toEqual(['duplicate']);
    expect(match([entryOf(line, [former])], storedOf([former])).statuses).toEqual(['new']);
  });

  it('is matched as often as possible', () => {
    const texts = fc.constantFrom('A', 'B', 'C');
    const lines = fc.array(fc.tuple(texts, fc.array(texts, { maxLength: 2 })), { maxLength: 6 });
    fc.assert(
      fc.property(lines, fc.array(fc.nat({ max: 2 }), { maxLength: 6 }), (entries, choices) => {
        // What was stored: one of the texts of each line.
        const stored = entries.map(([text, others], index) => {
          const all = [text, ...others];
          return { ...coffee, description: all[(choices[index] ?? 0) % all.length] ?? text };
        });
        const told = entries.map(([text, others]) =>
          entryOf(
            { ...coffee, description: text },
            others.map((other) => ({ ...coffee, description: other })),
          ),
        );
        const old = storedOf(stored).map((each) => ({ ...each, origin: undefined }));
        expect(count(match(told, old).statuses, 'duplicate')).toBe(entries.length);
      }),
    );
  });
});
