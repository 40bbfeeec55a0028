/** How many characters a text has, as people count them in most scripts: code points. */
export function codePointCount(text: string): number {
  return [...text].length;
}

/** Order of texts by code points, which is that of UTF-8 and of `collate "C"` in the database. */
export function compareCodePoints(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
