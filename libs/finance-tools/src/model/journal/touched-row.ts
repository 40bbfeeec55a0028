import type { RowImage } from './change-record';

/** What one change did to a row; for an altered one, the columns that differ. */
export interface TouchedRow {
  readonly change: number;
  readonly before: RowImage | null;
  readonly after: RowImage | null;
}

/** The state of a row before its touches, of which the newest comes first; null where there was no row. */
export function stateBefore(state: RowImage | null, touches: readonly TouchedRow[]): RowImage | null {
  return touches.reduce<RowImage | null>((later, touch) => backBy(later, touch), state);
}

function backBy(state: RowImage | null, { before, after }: TouchedRow): RowImage | null {
  if (before === null) return null;
  const merged = after === null ? before : { ...state, ...before };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/**
 * The newest change of a row that did not leave what is there: each change must have left what the next one found.
 * `touches`: newest first; `state`: the row as it is now.
 */
export function brokenTouch(state: RowImage | null, touches: readonly TouchedRow[]): number | undefined {
  let found: number | undefined;
  let current = state;
  for (const touch of touches) {
    if (!isLeftBy(touch, current)) found = touch.change;
    current = backBy(current, touch);
  }
  return found;
}

function isLeftBy({ before, after }: TouchedRow, state: RowImage | null): boolean {
  // The image of what was added is covered by the hash of the change.
  if (before === null) return state !== null;
  if (after === null) return state === null;
  if (state === null) return false;
  return Object.entries(after).every(([name, value]) => isSame(state[name] ?? null, value));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
