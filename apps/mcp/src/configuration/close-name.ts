import { t } from '../language/language';

/** The name that was most likely meant, of those there are; undefined where none is close. */
function closeName(name: string, names: readonly string[]): string | undefined {
  const typed = name.toLowerCase();
  if (typed === '') return undefined;
  const beginning = names.filter((each) => each.toLowerCase().startsWith(typed));
  if (typed.length > 1 && beginning.length === 1) return beginning[0];
  const most = Math.max(1, Math.floor(typed.length / 3));
  const ranked = names
    .map((each) => ({ each, distance: editDistance(typed, each.toLowerCase(), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return ranked[0]?.each;
}

/** A question that offers a close name, to stand at the end of a refusal; empty where none is close. */
export function didYouMean(name: string, names: readonly string[]): string {
  const close = closeName(name, names);
  return close === undefined ? '' : t('unknown.didYouMean', { name: close });
}

/** Insertions, deletions, replacements and swaps of neighbours that make one text the other; above `most` it stops counting. */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
}
