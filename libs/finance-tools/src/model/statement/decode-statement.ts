import { isUtf8 } from 'node:buffer';

import { UnreadableStatement } from './unreadable-statement';

const BYTE_ORDER_MARK = '\ufeff';

/** The text of a file: UTF-8, with or without a byte order mark, else Windows-1252. Throws UnreadableStatement for UTF-16. */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableStatement('the text is in UTF-16; save it as UTF-8');
  }
  if (isUtf8(bytes)) return new TextDecoder('utf-8').decode(bytes);
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  return decodeWindows1252(hasMark ? bytes.subarray(3) : bytes);
}

// The characters of Windows-1252 from 0x80 to 0x9f. In several versions of Node its decoder treats the encoding as
// Latin-1, where these are control characters.
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin1.replace(/[\u0080-\u009f]/g, (control) => FROM_0X80.charAt(control.charCodeAt(0) - 0x80));
}

/** The text of a client without a byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
