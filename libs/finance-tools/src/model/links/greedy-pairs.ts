import { setImmediate as pause } from 'node:timers/promises';

import { compareText } from './link';
import type { LinkableRow } from './linkable-row';

/** Two rows that may be linked. */
export interface Candidate {
  readonly left: LinkableRow;
  readonly right: LinkableRow;
  /** How much their texts share: the more, the earlier the pair is taken. */
  readonly score: number;
}

/** A pair that was taken; `ambiguousWith`: how many other candidates either row had then. */
export interface TakenPair<Some extends Candidate> {
  readonly pair: Some;
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
 * Takes pairs so that each row is in at most one: texts that share more first, then fewer days apart, then the earlier left
 * row, then ids byte by byte. Pairs that have no row in common, as those of two amounts, may be given one after the other.
 */
export function takePairs<Some extends Candidate>(candidates: readonly Some[]): TakenPair<Some>[] {
  const byRow = new Map<string, Some[]>();
  for (const pair of candidates) {
    for (const { id } of [pair.left, pair.right]) {
      const pairs = byRow.get(id);
      if (pairs === undefined) byRow.set(id, [pair]);
      else pairs.push(pair);
    }
  }
  const open = new Map([...byRow].map(([id, pairs]) => [id, pairs.length]));
  const taken: TakenPair<Some>[] = [];
  const close = (id: string) => {
    open.delete(id);
    for (const { left, right } of byRow.get(id) ?? []) {
      const other = left.id === id ? right.id : left.id;
      const count = open.get(other);
      if (count !== undefined) open.set(other, count - 1);
    }
  };
  for (const pair of [...candidates].sort(comparePairs)) {
    const [ofLeft, ofRight] = [open.get(pair.left.id), open.get(pair.right.id)];
    if (ofLeft === undefined || ofRight === undefined) continue;
    taken.push({ pair, ambiguousWith: ofLeft + ofRight - 2 });
    close(pair.left.id);
    close(pair.right.id);
  }
  return taken;
}

function comparePairs(one: Candidate, other: Candidate): number {
  return (
    other.score - one.score ||
    daysApart(one) - daysApart(other) ||
    compareText(one.left.bookedAt, other.left.bookedAt) ||
    compareText(one.left.id, other.left.id) ||
    compareText(one.right.id, other.right.id)
  );
}

/** How many pairs each row of them is in. */
export function countByRow(pairs: readonly Pick<Candidate, 'left' | 'right'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { left, right } of pairs) {
    for (const { id } of [left, right]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
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
