import type { Decimal } from './decimal';
import { descriptionKey } from './description-key';
import type { RowStatus, StatementRow } from './statement/statement-row';

// How the rows of a statement relate to the stored transactions of their account:
//
// 1. Of rows that share an external id, all but the first are duplicates. The first is compared with the stored
//    transaction that has the id: with the same day, amount and description it is a duplicate, otherwise a modification.
// 2. The other rows are matched one to one with stored transactions of the same day, amount and description that rule 1
//    did not use, but never two different external ids with each other. Rows without an id first take transactions with
//    one, which no other row can match; the transactions without an id go to the remaining rows, in order. This matches as
//    many as possible, and the matched rows are duplicates.
//
// All other rows are new. store/match-statements.ts applies the same rules to large statements, in SQL.

/** The columns of a stored transaction that rows are compared with. */
export interface StoredEntry {
  readonly sequence: bigint;
  readonly externalId: string | null;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly amount: Decimal;
  readonly descriptionKey: string;
}

/** The status of each row. `stored` contains at least all transactions of the account that a rule may match. */
export function matchRows(rows: readonly StatementRow[], stored: readonly StoredEntry[]): RowStatus[] {
  const statuses = rows.map((): RowStatus => 'new');
  const used = matchById(rows, stored, statuses);
  const left = countByFacts(stored.filter(({ sequence }) => !used.rows.has(sequence)));
  const open = [...rows.entries()].filter(([index]) => !used.indexes.has(index));
  const match = ([index, row]: (typeof open)[number], kind: 'withId' | 'withoutId') => {
    const count = left.get(factsOf(row));
    if (statuses[index] !== 'new' || count === undefined || count[kind] === 0) return;
    count[kind] -= 1;
    statuses[index] = 'duplicate';
  };
  for (const entry of open) if (entry[1].externalId === null) match(entry, 'withId');
  for (const entry of open) match(entry, 'withoutId');
  return statuses;
}

/** Applies rule 1; returns the indexes of the rows that it decides, and the stored transactions that it uses. */
function matchById(rows: readonly StatementRow[], stored: readonly StoredEntry[], statuses: RowStatus[]) {
  const byId = new Map(stored.map((entry) => [entry.externalId, entry]));
  const seen = new Set<string>();
  const used = { indexes: new Set<number>(), rows: new Set<bigint>() };
  for (const [index, row] of rows.entries()) {
    const { externalId: id } = row;
    if (id === null) continue;
    const known = byId.get(id);
    if (seen.has(id)) {
      statuses[index] = 'duplicate';
    } else if (known !== undefined) {
      statuses[index] = factsOf(row) === storedFacts(known) ? 'duplicate' : 'modified';
      used.rows.add(known.sequence);
    }
    if (statuses[index] !== 'new') used.indexes.add(index);
    seen.add(id);
  }
  return used;
}

interface EntryCount {
  withId: number;
  withoutId: number;
}

function countByFacts(stored: readonly StoredEntry[]): Map<string, EntryCount> {
  const counts = new Map<string, EntryCount>();
  for (const entry of new Map(stored.map((each) => [each.sequence, each])).values()) {
    const facts = storedFacts(entry);
    const count = counts.get(facts) ?? { withId: 0, withoutId: 0 };
    count[entry.externalId === null ? 'withoutId' : 'withId'] += 1;
    counts.set(facts, count);
  }
  return counts;
}

function factsOf({ bookedAt, amount, description }: StatementRow): string {
  return `${bookedAt.slice(0, 10)} ${amount} ${descriptionKey(description)}`;
}

function storedFacts({ day, amount, descriptionKey: key }: StoredEntry): string {
  return `${day} ${amount} ${key}`;
}
