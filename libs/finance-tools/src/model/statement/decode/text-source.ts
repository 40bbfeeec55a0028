import iconv from 'iconv-lite';

/** A text that can be read from its beginning as often as needed, in pieces of some 64 KiB. */
export interface TextSource {
  chunks(): Iterable<string>;
  /** WHATWG label of what it was decoded from. */
  readonly encoding: string;
}

const PIECE = 65_536;

export function textOf(text: string): TextSource {
  return {
    encoding: 'utf-8',
    *chunks() {
      for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE);
    },
  };
}

export function decoded(bytes: Uint8Array, encoding: string, skip: number): TextSource {
  return {
    encoding,
    *chunks() {
      const decode = decoderOf(encoding);
      for (let start = skip; start < bytes.length; start += PIECE) {
        const text = decode(bytes.subarray(start, start + PIECE), start + PIECE >= bytes.length);
        if (text !== '') yield text;
      }
    },
  };
}

export type Decode = (bytes: Uint8Array, isLast: boolean) => string;

/** What TextDecoder lacks is left to iconv-lite. */
export function decoderOf(encoding: string, isFatal = false): Decode {
  if (encoding === 'windows-1252') return decodeWindows1252;
  if (encoding === 'cp850') {
    const decoder = iconv.getDecoder('cp850');
    return (bytes, isLast) =>
      decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) +
      (isLast ? (decoder.end() ?? '') : '');
  }
  const decoder = new TextDecoder(encoding, { fatal: isFatal });
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
}

// The characters of Windows-1252 from 0x80 to 0x9f. In several versions of Node its decoder treats the encoding as
// Latin-1, where these are control characters.
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin1.replace(/[\u0080-\u009f]/g, (control) => FROM_0X80.charAt(control.charCodeAt(0) - 0x80));
}

/** The beginning of a text, up to a number of characters. */
export function headOf(source: TextSource, length: number): string {
  let head = '';
  for (const chunk of source.chunks()) {
    head += chunk;
    if (head.length >= length) return head.slice(0, length);
  }
  return head;
}

/** Its lines without the blanks around them. */
export function* linesOf(text: TextSource): Generator<string> {
  for (const line of untrimmedLinesOf(text)) yield line.trim();
}

/** Its lines, for formats in which positions count. */
export function* untrimmedLinesOf(text: TextSource): Generator<string> {
  let rest = '';
  for (const chunk of text.chunks()) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest.trim() !== '') yield rest;
}
