import fc from 'fast-check';

/** An entry of a statement in terms of the tests. */
export interface Entry {
  readonly day: string;
  /** In hundredths. */
  readonly cents: number;
  readonly description: string;
  /** Stored only where each entry of the statement has its own. */
  readonly externalId: string | null;
}

/** Entries that often collide: few days, amounts and names. */
export const anyEntry: fc.Arbitrary<Entry> = fc.record({
  day: fc.constantFrom('2025-01-10', '2025-01-11'),
  cents: fc.constantFrom(-450, 1200),
  description: fc.constantFrom('Coffee', 'COFFEE', 'Café'),
  externalId: fc.constantFrom(null, null, 'F1', 'F2', 'F3'),
});

export function csvOf(entries: readonly Entry[]): string {
  const lines = entries.map(({ day, cents, description, externalId }) =>
    [day, description, decimalOf(cents), externalId ?? ''].join(';'),
  );
  return ['date;description;amount;id', ...lines, ''].join('\n');
}

export function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The expected result of an import, entry by entry. */
export interface Expected {
  readonly ledger: readonly Entry[];
  readonly newCount: number;
  readonly duplicateCount: number;
  readonly modifiedCount: number;
}

/** The specification of the rules for statements of one layout. */
export function importInto(ledger: readonly Entry[], entries: readonly Entry[], replaces: boolean): Expected {
  const result = [...ledger];
  const untaken = new Set(ledger.keys());
  const take = (isFound: (stored: Entry) => boolean) => {
    const place = [...untaken].find((index) => isFound(ledger[index] as Entry));
    if (place !== undefined) untaken.delete(place);
    return place;
  };
  const single = entries.filter((entry, index) => {
    const isDouble = (other: Entry) => isSame(other, entry) && other.externalId === entry.externalId;
    return entry.externalId === null || !entries.slice(0, index).some(isDouble);
  });
  const ids = single.map(({ externalId }) => externalId);
  const deserveTrust = !ids.includes(null) && new Set(ids).size === ids.length;
  const open = single
    .filter((entry) => take((stored) => isSame(stored, entry) && hasSameId(stored, entry)) === undefined)
    .filter((entry) => take((stored) => isSame(stored, entry) && stored.externalId === null) === undefined)
    .filter((entry) => take((stored) => isSame(stored, entry)) === undefined);
  const added = open.filter((entry) => {
    const place = deserveTrust ? take((stored) => hasSameId(stored, entry) && isOneFactOff(stored, entry)) : undefined;
    if (place !== undefined && replaces) result[place] = entry;
    return place === undefined;
  });
  const modifiedCount = open.length - added.length;
  const stored = added.map((entry) => (deserveTrust ? entry : { ...entry, externalId: null }));
  const duplicateCount = entries.length - added.length - modifiedCount;
  return { ledger: [...result, ...stored], newCount: added.length, duplicateCount, modifiedCount };
}

function isSame(one: Entry, other: Entry): boolean {
  return differences(one, other) === 0;
}

function isOneFactOff(one: Entry, other: Entry): boolean {
  return differences(one, other) === 1;
}

function hasSameId(one: Entry, other: Entry): boolean {
  return one.externalId !== null && one.externalId === other.externalId;
}

function differences(one: Entry, other: Entry): number {
  const facts = ({ day, cents, description }: Entry) => [day, cents, description.toLowerCase()];
  return facts(one).filter((fact, index) => fact !== facts(other)[index]).length;
}
