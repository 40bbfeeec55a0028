const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A header's text: its bytes as UTF-8 where they are, else one character for each, as HTTP libraries give them. */
export function headerText(value: string): string {
  try {
    return utf8.decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}
