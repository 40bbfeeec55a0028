const CONTEXT_LINES = 2;

/** The lines that a change takes out and puts in, with the lines around them, as `diff -u` marks them. */
export function textDifference(before: string, after: string): string[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const marked = (mark: string, lines: readonly string[]) => lines.map((line) => `${mark} ${line}`);
  return [
    ...marked(' ', old.slice(Math.max(0, start - CONTEXT_LINES), start)),
    ...marked('-', old.slice(start, old.length - end)),
    ...marked('+', now.slice(start, now.length - end)),
    ...marked(' ', now.slice(now.length - end, now.length - end + CONTEXT_LINES)),
  ];
}

function linesOf(text: string): string[] {
  const lines = text.replaceAll('\uFEFF', '').split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
