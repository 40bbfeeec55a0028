const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * A header's text: its bytes decoded as UTF-8 where they are valid UTF-8, else one character for each byte, as HTTP
 * libraries return them.
 */
export function headerText(value: string): string {
  try {
    return utf8.decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}
