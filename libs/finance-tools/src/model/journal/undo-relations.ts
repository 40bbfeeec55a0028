/** An undo: the changes that it undoes, all of them older. */
export interface UndoRelation {
  readonly number: number;
  readonly undoes: readonly number[];
}

/**
 * By change, the undo that it is undone by at present. An undo that is itself undone counts no more: what it had undone
 * stands again.
 */
export function undoneBy(undos: readonly UndoRelation[]): ReadonlyMap<number, number> {
  const result = new Map<number, number>();
  for (const { number, undoes } of [...undos].sort((one, other) => other.number - one.number)) {
    if (result.has(number)) continue;
    for (const undone of undoes) result.set(undone, number);
  }
  return result;
}

/**
 * Of later changes that touched the same rows as `change`, those that stand in the way of its undo: what is undone does
 * not, neither does an undo of later changes alone. `sharing`: all changes, older ones too, that share rows with it.
 */
export function standingInTheWay(
  change: number,
  sharing: ReadonlySet<number>,
  undos: readonly UndoRelation[],
): number[] {
  const undone = undoneBy(undos);
  const targets = new Map(undos.map(({ number, undoes }) => [number, undoes]));
  const takesBackOlder = (later: number) => {
    const undoes = targets.get(later);
    return undoes === undefined || undoes.some((number) => number < change && sharing.has(number));
  };
  return [...sharing]
    .filter((later) => later > change && !undone.has(later) && takesBackOlder(later))
    .sort((one, other) => other - one);
}
