import { RefusedStatement } from '../refused-statement';
import type { StatementFormat } from '../reading-arguments';
import { fixedFormat } from './fixed-formats';

const at = (bytes: Uint8Array, offset: number, ...values: number[]) =>
  values.every((value, index) => bytes[offset + index] === value);
const ascii = (bytes: Uint8Array, offset: number, text: string) =>
  [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));

/** What no statement is: its name, by the first bytes. */
function otherKind(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024)).toString('latin1');
  if (/%PDF-\d/.test(head)) return 'a PDF';
  if (at(bytes, 0, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) {
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isEncrypted = whole.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    return isEncrypted ? 'an encrypted workbook' : 'an old binary Excel file (XLS)';
  }
  if (at(bytes, 0, 0x09, 0x08) || at(bytes, 0, 0x09, 0x04) || at(bytes, 0, 0x09, 0x02)) {
    if ((bytes[2] ?? 0) <= 0x10 && bytes[3] === 0) return 'an old binary Excel file (XLS)';
  }
  if (at(bytes, 0, 0x89, 0x50, 0x4e, 0x47)) return 'a picture (PNG)';
  if (at(bytes, 0, 0xff, 0xd8, 0xff)) return 'a picture (JPEG)';
  if (ascii(bytes, 0, 'GIF8')) return 'a picture (GIF)';
  if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return 'a picture (WebP)';
  if (at(bytes, 0, 0x49, 0x49, 0x2a, 0) || at(bytes, 0, 0x4d, 0x4d, 0, 0x2a)) return 'a picture (TIFF)';
  if (ascii(bytes, 0, 'BM') && at(bytes, 6, 0, 0, 0, 0)) return 'a picture (BMP)';
  if (ascii(bytes, 4, 'ftyp')) return 'a picture or a film';
  if (at(bytes, 0, 0x1f, 0x8b)) return 'a gzip archive';
  if (at(bytes, 0, 0x37, 0x7a, 0xbc, 0xaf)) return 'a 7z archive';
  if (ascii(bytes, 0, 'Rar!')) return 'a RAR archive';
  if (ascii(bytes, 0, 'SQLite format 3')) return 'a database (SQLite)';
  if (ascii(bytes, 0, '{\\rtf')) return 'a text document (RTF)';
  if (
    ascii(bytes, 0, 'Salted__') ||
    head.startsWith('-----BEGIN PGP MESSAGE') ||
    head.startsWith('age-encryption.org/') ||
    /^-----BEGIN (PKCS7|CMS|ENCRYPTED)/.test(head)
  ) {
    return 'an encrypted file';
  }
  return undefined;
}

export function isZip(bytes: Uint8Array): boolean {
  return at(bytes, 0, 0x50, 0x4b, 3, 4) || at(bytes, 0, 0x50, 0x4b, 5, 6);
}

/** Refuses by name what is no statement. */
export function requireReadable(bytes: Uint8Array): void {
  const kind = otherKind(bytes);
  if (kind !== undefined)
    throw unknownFormat(
      kind,
      kind.includes('XLS') || kind.includes('workbook') ? 'open it and save it as XLSX or CSV' : undefined,
    );
}

export function unknownFormat(
  kind: string,
  remedy = 'choose a statement as CSV, XLSX, OFX, QIF, CAMT or MT940',
  place: string | null = null,
): RefusedStatement {
  return new RefusedStatement({
    reason: 'UNKNOWN_FORMAT',
    place,
    found: `this is ${kind}, and no statement that can be read`,
    remedy,
  });
}

/** The format of a text, by what stands in its beginning. Throws RefusedStatement for texts of other kinds. */
export function recognizeText(head: string): Exclude<StatementFormat, 'xlsx'> {
  const text = head.trimStart();
  if (/<OFX[\s>]/i.test(text)) return 'ofx';
  if (/^(OFXHEADER|<\?OFX)/i.test(text)) return 'ofx';
  if (/<(?:[\w-]+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)[\s>]/.test(text)) return 'camt';
  if (/^!(type:|account|option:|clear:)/i.test(text)) return 'qif';
  // Some programs leave out the line that names the type.
  if (/^D ?\d[^\n]*\r?\n[TUPMNLC$]/.test(text) && /\n\^/.test(text)) return 'qif';
  if (/(^|\n|\{4:\s*):20:/.test(text) && /\n:(25P?|28C?|60[FM]|61|34F|13D?):/.test(text)) return 'mt940';
  if (/^:?\{1:F\d\d/.test(text) && /:20:/.test(text)) return 'mt940';
  if (/^(\{\s*("|\})|\[\s*(\{|\[|"|\]|-?\d+\s*[,\]]))/.test(text)) throw unknownFormat('JSON');
  if (/<table[\s>]|<(?:ss:)?Workbook[\s>]/i.test(text)) return 'html';
  if (/^<(!doctype|\?xml|[a-z][\w:-]*[\s>/])/i.test(text)) {
    if (/pain\.\d{3}/.test(text)) throw unknownFormat('a payment order (pain)');
    throw unknownFormat(/^<(!doctype html|html)/i.test(text) ? 'a web page without a table' : 'XML of another kind');
  }
  const fixed = fixedFormat(text);
  if (fixed !== undefined) throw unknownFormat(fixed);
  return 'csv';
}
