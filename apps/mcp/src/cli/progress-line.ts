/** One line on stderr that is written over and over, where somebody looks; nothing where nobody does. */
export function progressLine(): { show(text: string): void; clear(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => undefined, clear: () => undefined };
  return {
    show: (text) => void stderr.write(`\r${text}\u001b[K`),
    clear: () => void stderr.write('\r\u001b[K'),
  };
}
