import { isUtf8 } from 'node:buffer';

import { UnreadableStatement } from './unreadable-statement';

const BYTE_ORDER_MARK = '\ufeff';

/** The text of a file: UTF-8, with or without its mark, else Windows-1252. Throws UnreadableStatement for UTF-16. */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableStatement('the text is in UTF-16; save it as UTF-8');
  }
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

/** Text as a caller sent it, without the mark that may have come along. */
export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
