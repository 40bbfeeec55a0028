import type { Content, Transaction } from './state';
import { sameContent, type Row } from './statement';

export type Status = 'new' | 'duplicate' | 'modified';
export type Match = readonly [Status, Transaction | undefined];

const DAY = 86_400_000;
/** A bank moves the day of an entry by no more than this. */
const MOST_DAYS_MOVED = 7;

/** Whether ids strengthen identity: every row has one, and one id is one entry. */
export function areIdsDistinct(rows: readonly Row[]): boolean {
  return rows.every(
    (row) =>
      row.externalId !== null && rows.every((other) => other.externalId !== row.externalId || sameContent(row, other)),
  );
}

/** How each row stands to what is stored, and to the rows before it. All statements here have one layout. */
export function statuses(stored: readonly Transaction[], rows: readonly Row[]): readonly Match[] {
  const found: (Match | undefined)[] = rows.map((row, index) =>
    rows.slice(0, index).some((before) => row.externalId !== null && isSameEntry(row, before))
      ? ['duplicate', undefined]
      : undefined,
  );
  let left = [...stored];
  const match = (status: Status, choose: (row: Row) => Transaction | undefined) => {
    for (const [index, row] of rows.entries()) {
      const chosen = found[index] === undefined ? choose(row) : undefined;
      if (chosen === undefined) continue;
      found[index] = [status, chosen];
      left = left.filter((one) => one !== chosen);
    }
  };
  const hasId = (row: Row) => (one: Transaction) => one.externalId !== null && one.externalId === row.externalId;
  match('duplicate', (row) => left.find((one) => sameContent(row, one) && hasId(row)(one)));
  match('duplicate', (row) => {
    const equal = left.filter((one) => sameContent(row, one));
    return equal.find(({ externalId }) => externalId === null) ?? equal[0];
  });
  if (areIdsDistinct(rows)) match('modified', (row) => left.find((one) => hasId(row)(one) && isChanged(row, one)));
  return found.map((one) => one ?? ['new', undefined]);
}

function isSameEntry(one: Row, other: Row): boolean {
  return one.externalId === other.externalId && sameContent(one, other);
}

/** Whether exactly one fact differs. */
function isChanged(now: Content, then: Content): boolean {
  const isMoved = now.day !== then.day;
  const others = [now.amount !== then.amount, now.description.toLowerCase() !== then.description.toLowerCase()];
  if (Number(isMoved) + others.filter(Boolean).length !== 1) return false;
  return !isMoved || Math.abs(Date.parse(now.day) - Date.parse(then.day)) <= MOST_DAYS_MOVED * DAY;
}
