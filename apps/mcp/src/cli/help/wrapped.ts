import { terminalColumns } from '../terminal-columns';

const [LONGEST_LINE, SHORTEST_LINE] = [118, 30];

/** How long a line of a help may be: on a terminal as long as fits. */
export function lineLength(): number {
  if (!process.stdout.isTTY) return LONGEST_LINE;
  return Math.min(LONGEST_LINE, Math.max(SHORTEST_LINE, terminalColumns()));
}

/** Text in lines that fit beside a margin of that many columns. */
export function wrapped(text: string, margin: number): string[] {
  const longest = lineLength();
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && margin + last.length + 1 + word.length <= longest) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
