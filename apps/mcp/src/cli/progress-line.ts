import { printable } from '@bursar/toolkit';

import { locale } from '../language/language';
import { terminalColumns } from './terminal-columns';

/** A line on stderr that is rewritten in place; nothing unless stderr is a terminal. */
export function progressLine(): { show(text: string): void; clear(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => undefined, clear: () => undefined };
  return {
    // A line that is longer than the terminal could not be rewritten.
    show: (text) => {
      const shown = [...printable(text)].slice(0, terminalColumns(stderr) - 1).join('');
      stderr.write(`\r${shown}\u001b[K`);
    },
    clear: () => void stderr.write('\r\u001b[K'),
  };
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** Shows what is done while it is done, from the start on, and how many megabytes it has come to. */
export async function withProgress<Result>(
  text: string,
  work: (onProgress: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  const line = progressLine();
  const format = new Intl.NumberFormat(locale(), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
  line.show(text);
  try {
    return await work((bytes) => line.show(`${text} ${format.format(bytes / BYTES_PER_MEGABYTE)}`));
  } finally {
    line.clear();
  }
}
