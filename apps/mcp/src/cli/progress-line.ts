import { printable } from '@bursar/toolkit';

/** A line on stderr that is rewritten in place; nothing unless stderr is a terminal. */
export function progressLine(): { show(text: string): void; clear(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => undefined, clear: () => undefined };
  return {
    show: (text) => void stderr.write(`\r${printable(text)}\u001b[K`),
    clear: () => void stderr.write('\r\u001b[K'),
  };
}
