/** `1.`, `2)`, `3-`, `4.-`, `5️⃣` in front of a line. */
const NUMBERED = /^(\d{1,2})(?: ?(?:\.-|[.)-])(?!\d)|\ufe0f?\u20e3) ?/u;

/** A text without the numbers that count its lines from one. Numbers that count nothing stay. */
export function withoutListNumbers(text: string): string {
  const lines = text.split('\n');
  const numbered = lines.filter((line) => NUMBERED.test(line));
  const isList = numbered.every((line, index) => Number(NUMBERED.exec(line)?.[1]) === index + 1);
  if (numbered.length < 2 || !isList) return text;
  return lines.map((line) => line.replace(NUMBERED, '')).join('\n');
}
