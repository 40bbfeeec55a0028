import { setImmediate as pause } from 'node:timers/promises';

import { compareText } from './link';
import type { LinkableRow } from './linkable-row';
import { OpenRows, type RowClasses } from './row-classes';

/** Two rows, or two classes of rows, that may be linked. */
export interface Candidate {
  readonly left: LinkableRow;
  readonly right: LinkableRow;
  /** How much their texts share: the more, the earlier the pair is taken. */
  readonly score: number;
}

/** Two rows that were taken, of the classes of `pair`; `ambiguousWith`: how many other candidates either row had then. */
export interface TakenPair<Some extends Candidate> {
  readonly pair: Some;
  readonly left: LinkableRow;
  readonly right: LinkableRow;
  readonly ambiguousWith: number;
}

const WORK_UNTIL_A_PAUSE = 20_000;

/** Lets others have their turn after some thousand pieces of work. */
export class Pauses {
  #done = 0;

  async after(pieces: number): Promise<void> {
    this.#done += pieces + 1;
    if (this.#done < WORK_UNTIL_A_PAUSE) return;
    this.#done = 0;
    await pause();
  }
}

/**
 * Takes pairs of rows so that each row is in at most one: texts that share more first, then fewer days apart, then the earlier left
 * row, then ids byte by byte. Pairs that have no row in common, as those of two amounts, may be given one after the other.
 */
export function takePairs<Some extends Candidate>(candidates: readonly Some[], classes: RowClasses): TakenPair<Some>[] {
  const open = new OpenClasses(candidates, classes);
  const taken: TakenPair<Some>[] = [];
  for (const byLeft of equallyGood(candidates)) {
    const lefts = [...byLeft].flatMap(([first, pairs]) => open.rowsOf(first).map((left) => ({ left, pairs })));
    for (const { left, pairs } of lefts.sort((one, other) => compareRows(one.left, other.left))) {
      const found = open.isOpen(left, pairs) ? open.firstRight(pairs) : undefined;
      if (found === undefined) continue;
      const { pair, right } = found;
      taken.push({
        pair,
        left,
        right,
        ambiguousWith: open.candidatesOf(pair.left) + open.candidatesOf(pair.right) - 2,
      });
      open.close(pair.left, left);
      open.close(pair.right, right);
    }
  }
  return taken;
}

/** The rows of classes that are in no pair yet. */
class OpenClasses<Some extends Candidate> {
  readonly #rows = new Map<LinkableRow, OpenRows>();
  readonly #partners = new Map<LinkableRow, OpenRows[]>();

  constructor(candidates: readonly Some[], classes: RowClasses) {
    const openRows = (first: LinkableRow) => {
      const known = this.#rows.get(first) ?? new OpenRows(classes.membersOf(first));
      this.#rows.set(first, known);
      return known;
    };
    for (const { left, right } of candidates) {
      append(this.#partners, left, openRows(right));
      append(this.#partners, right, openRows(left));
    }
  }

  rowsOf(first: LinkableRow): readonly LinkableRow[] {
    return this.#rows.get(first)?.open ?? [];
  }

  isOpen(row: LinkableRow, [pair]: readonly Some[]): boolean {
    return pair !== undefined && this.#rows.get(pair.left)?.has(row) === true;
  }

  /** The right row whose id comes first, of pairs with one left class. */
  firstRight(pairs: readonly Some[]): { readonly pair: Some; readonly right: LinkableRow } | undefined {
    let found: { readonly pair: Some; readonly right: LinkableRow } | undefined;
    for (const pair of pairs) {
      const right = this.#rows.get(pair.right)?.first();
      if (right !== undefined && (found === undefined || compareText(right.id, found.right.id) < 0)) {
        found = { pair, right };
      }
    }
    return found;
  }

  /** How many open rows may be linked with each row of a class. */
  candidatesOf(first: LinkableRow): number {
    return (this.#partners.get(first) ?? []).reduce((sum, { size }) => sum + size, 0);
  }

  close(first: LinkableRow, row: LinkableRow): void {
    this.#rows.get(first)?.close(row);
  }
}

/** Candidates whose texts share as much and that are as many days apart, by their left class; the best first. */
function* equallyGood<Some extends Candidate>(candidates: readonly Some[]): Generator<Map<LinkableRow, Some[]>, void> {
  const order = (one: Some, other: Some) => other.score - one.score || daysApart(one) - daysApart(other);
  let run: Some[] = [];
  for (const pair of [...candidates].sort(order)) {
    if (run[0] !== undefined && order(run[0], pair) !== 0) {
      yield byLeftOf(run);
      run = [];
    }
    run.push(pair);
  }
  if (run.length > 0) yield byLeftOf(run);
}

function byLeftOf<Some extends Candidate>(pairs: readonly Some[]): Map<LinkableRow, Some[]> {
  const byLeft = new Map<LinkableRow, Some[]>();
  for (const pair of pairs) append(byLeft, pair.left, pair);
  return byLeft;
}

function compareRows(one: LinkableRow, other: LinkableRow): number {
  return compareText(one.bookedAt, other.bookedAt) || compareText(one.id, other.id);
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

export function daysApart({ left, right }: Pick<Candidate, 'left' | 'right'>): number {
  return Math.abs(left.day - right.day);
}

/** The rows of each amount and currency; `key` may leave rows out. */
export function groupRows(
  rows: readonly LinkableRow[],
  key: (row: LinkableRow) => string | undefined,
): Map<string, LinkableRow[]> {
  const groups = new Map<string, LinkableRow[]>();
  for (const row of rows) {
    const name = key(row);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [row]);
    else group.push(row);
  }
  return groups;
}

/** Of rows in the order of their days, those from one day to another, both included. */
export function* within(rows: readonly LinkableRow[], from: number, to: number): Generator<LinkableRow, void> {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as LinkableRow).day < from) low = middle + 1;
    else high = middle;
  }
  for (let index = low; index < rows.length; index += 1) {
    const row = rows[index] as LinkableRow;
    if (row.day > to) return;
    yield row;
  }
}
