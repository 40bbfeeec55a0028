const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a broker's file: UTF-8 or UTF-16 by their marks, else UTF-8 where that fits, else Windows-1252. */
export function textOfFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return UTF_8.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Lines end with LF, and no byte order mark stands in front. */
export function plainLines(text: string): string {
  const start = text.startsWith('\ufeff') ? text.slice(1) : text;
  return start.includes('\r') ? start.replace(/\r\n?/g, '\n') : start;
}
