import fc from 'fast-check';

/** An entry of a statement in terms of the tests. */
export interface Entry {
  readonly day: string;
  /** In hundredths. */
  readonly cents: number;
  readonly description: string;
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
  return ['date;description;amount;reference', ...lines, ''].join('\n');
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

/** The specification of the rules for duplicates. */
export function importInto(ledger: readonly Entry[], entries: readonly Entry[], replaces: boolean): Expected {
  const result = [...ledger];
  const untaken = new Set(ledger.keys());
  const seen = new Set<string>();
  const open: Entry[] = [];
  let modifiedCount = 0;
  for (const entry of entries) {
    if (entry.externalId !== null && seen.has(entry.externalId)) continue;
    if (entry.externalId !== null) seen.add(entry.externalId);
    const place = entry.externalId === null ? -1 : ledger.findIndex((other) => other.externalId === entry.externalId);
    const stored = ledger[place];
    if (stored === undefined) {
      open.push(entry);
      continue;
    }
    untaken.delete(place);
    if (isSame(stored, entry)) continue;
    modifiedCount += 1;
    if (replaces) result[place] = entry;
  }
  const added = unmatched(open, ledger, untaken);
  const duplicateCount = entries.length - added.length - modifiedCount;
  return { ledger: [...result, ...added], newCount: added.length, duplicateCount, modifiedCount };
}

/** Entries without an external id match stored ones with one first; then all match those without one, in order. */
function unmatched(open: readonly Entry[], ledger: readonly Entry[], untaken: Set<number>): Entry[] {
  const take = (entry: Entry, hasId: boolean) => {
    const place = [...untaken].find((index) => {
      const stored = ledger[index];
      return stored !== undefined && isSame(stored, entry) && (stored.externalId !== null) === hasId;
    });
    return place !== undefined && untaken.delete(place);
  };
  const first = open.filter((entry) => entry.externalId !== null || !take(entry, true));
  return first.filter((entry) => !take(entry, false));
}

function isSame(one: Entry, other: Entry): boolean {
  const key = ({ day, cents, description }: Entry) => `${day} ${cents} ${description.toLowerCase()}`;
  return key(one) === key(other);
}
