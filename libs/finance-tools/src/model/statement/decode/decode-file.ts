import { isUtf8 } from 'node:buffer';

import { guessEncoding } from './guess-encoding';
import { decoded, textOf, type TextSource } from './text-source';

/** The text of a file: by its mark, its zero bytes, what it declares, as UTF-8, or else by the words it makes readable. */
export function decodeFile(content: string | Uint8Array): TextSource {
  if (typeof content === 'string') return textOf(content.startsWith('\ufeff') ? content.slice(1) : content);
  const [first, second, third] = content;
  if (first === 0xef && second === 0xbb && third === 0xbf && isUtf8(content)) return decoded(content, 'utf-8', 3);
  if (first === 0xff && second === 0xfe) return decoded(content, 'utf-16le', 2);
  if (first === 0xfe && second === 0xff) return decoded(content, 'utf-16be', 2);
  const wide = utf16ByZeros(content);
  if (wide !== undefined) return decoded(content, wide, 0);
  const skip = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
  const utf8 = isUtf8(content);
  const declared = declaredEncoding(content);
  // A text with letters beyond ASCII that is valid UTF-8 is UTF-8, whatever an old header says.
  if (declared !== undefined && (declared !== 'utf-8' || utf8) && !(utf8 && hasHighBytes(content)))
    return decoded(content, declared, skip);
  if (utf8) return decoded(content, 'utf-8', skip);
  return decoded(content, guessEncoding(content.subarray(skip)), skip);
}

function hasHighBytes(bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index += 1) if ((bytes[index] as number) > 0x7f) return true;
  return false;
}

const SAMPLE = 4_096;

/** Text in UTF-16 has a zero byte in most places of one kind. */
function utf16ByZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, SAMPLE) & ~1;
  if (length < 8) return undefined;
  let [even, odd] = [0, 0];
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  const half = length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le';
  return even > half * 0.4 && odd < half * 0.05 ? 'utf-16be' : undefined;
}

const XML = /^\s*<\?(?:xml|OFX)[^>]*?\sencoding\s*=\s*["']([\w-]+)["']/i;
const META = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i;
const OFX_ENCODING = /^\s*ENCODING:\s*([\w-]+)/im;
const OFX_CHARSET = /^\s*CHARSET:\s*([\w-]+)/im;

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SAMPLE)).toString('latin1');
  const inMarkup = XML.exec(head)?.[1] ?? (/<html|<table|<meta/i.test(head) ? META.exec(head)?.[1] : undefined);
  if (inMarkup !== undefined) return label(inMarkup);
  if (!/OFXHEADER|DATA:OFX|<OFX>/i.test(head)) return undefined;
  const encoding = OFX_ENCODING.exec(head)?.[1]?.toUpperCase();
  if (encoding === 'UTF-8' || encoding === 'UTF8' || encoding === 'UNICODE') return 'utf-8';
  const charset = OFX_CHARSET.exec(head)?.[1];
  return charset === undefined || charset.toUpperCase() === 'NONE' ? undefined : label(charset);
}

function label(name: string): string | undefined {
  const plain = name.toLowerCase();
  if (/^(850|cp850|ibm850|dos-850)$/.test(plain)) return 'cp850';
  const candidate = /^\d{4}$/.test(plain) ? `windows-${plain}` : plain.startsWith('8859-') ? `iso-${plain}` : plain;
  try {
    return new TextDecoder(candidate).encoding;
  } catch {
    return undefined;
  }
}
