const LONGEST_LINE = 118;

/** Text in lines that fit beside a margin of that many columns. */
export function wrapped(text: string, margin: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && margin + last.length + 1 + word.length <= LONGEST_LINE) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
