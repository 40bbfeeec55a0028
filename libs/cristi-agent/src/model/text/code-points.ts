/** The length of a text in code points. */
export function codePointCount(text: string): number {
  return [...text].length;
}

/** Compares texts by code points, like UTF-8 and `collate "C"` in the database. */
export function compareCodePoints(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
