/**
 * A copy of the text with memory of its own, for what is kept for long. V8 makes no copy of a part of a text but points into
 * the whole, so that one kept word of a file would keep the file.
 */
export function copyText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
