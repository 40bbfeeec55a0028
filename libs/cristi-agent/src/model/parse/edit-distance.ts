/** True where one insertion, deletion, replacement or swap of neighbours makes one word the other. */
export function isOneEditApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length === right.length) {
    const isReplaced = left.slice(1) === right.slice(1);
    const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
    return isReplaced || isSwapped;
  }
  return left.length > right.length ? left.slice(1) === right : right.slice(1) === left;
}

/** The forms of a word with one letter less, and the word: two words one edit apart share one, or differ by a swap. */
export function deletionsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}
