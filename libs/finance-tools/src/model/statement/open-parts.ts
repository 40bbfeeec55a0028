import type { PartInput } from './part-input';
import { bytesOf, requireSize, zipMembers, type ZipMember } from './containers/zip-archive';
import { isZip, recognizeText, requireReadable, unknownFormat } from './containers/recognize';
import { decodeFile } from './decode/decode-file';
import { headOf, type TextSource } from './decode/text-source';
import { readCamt } from './formats/camt';
import { csvTable } from './formats/csv-table';
import { htmlTable } from './formats/html-table';
import { readMt940 } from './formats/mt940';
import { isNorma43, readNorma43 } from './formats/norma43';
import { readOfx } from './formats/ofx';
import { evidenceOf, signsOf, withSigns } from './formats/ofx-signs';
import { qifTable } from './formats/qif-table';
import { readSheets } from './formats/read-sheets';
import { readWorkbook } from './formats/xlsx-workbook';
import type { ReadablePart } from './readable-part';
import { RefusedStatement } from './refused-statement';
import { structuredPart } from './structured/structured-part';
import { readTable } from './table/read-table';

export interface NamedPart {
  /** Its name in a zip. */
  readonly name: string | null;
  readonly part: ReadablePart;
}

const HEAD = 65_536;
const MOST_MEMBERS = 100;

/** The statements of a file: one, or those of a zip. Throws RefusedStatement. */
export function openParts(content: string | Uint8Array, input: PartInput): NamedPart[] {
  if (typeof content === 'string') return [{ name: null, part: openText(decodeFile(content), input) }];
  if (content.length === 0) throw blank();
  if (isZip(content)) return openZip(content, input);
  return [{ name: null, part: openBytes(content, input) }];
}

function openBytes(bytes: Uint8Array, input: PartInput): ReadablePart {
  requireReadable(bytes);
  return openText(decodeFile(bytes), input);
}

function openText(text: TextSource, input: PartInput): ReadablePart {
  const head = headOf(text, HEAD);
  if (head.replace(/[\s\0\ufeff]/g, '') === '' && head.length < HEAD) throw blank();
  const { known, settings } = input;
  const asked = settings.format ?? 'auto';
  const format = asked === 'auto' || asked === 'xlsx' ? recognizeText(head) : asked;
  const { encoding } = text;
  switch (format) {
    case 'ofx':
      return openOfx(text, input);
    case 'camt':
      return structuredPart(format, encoding, () => readCamt(text), known);
    case 'mt940':
      return structuredPart(format, encoding, () => readMt940(text), known);
    case 'qif':
      return readTable({ source: qifTable(text), format, encoding, sheet: null, ...input });
    case 'html':
      return readTable({ source: htmlTable(text), format, encoding, sheet: null, ...input });
    default:
      // Its fields stand at places of their own, as those of other tables between separators.
      if (isNorma43(head)) return structuredPart('csv', encoding, () => readNorma43(text), known);
      return readTable({ source: csvTable(text), format: 'csv', encoding, sheet: null, ...input });
  }
}

function openOfx(text: TextSource, { known, settings }: PartInput): ReadablePart {
  const signs = settings.amounts === 'as_is' ? 'stated' : signsOf(readOfx(text));
  return structuredPart('ofx', text.encoding, () => withSigns(readOfx(text), signs), known, evidenceOf(signs));
}

function openZip(bytes: Uint8Array, input: PartInput): NamedPart[] {
  const members = zipMembers(bytes).filter(({ name }) => !/\/$|(^|\/)(__MACOSX\/|\.)/.test(name));
  if (members.length === 0) throw blank();
  const encrypted = members.find(({ isEncrypted }) => isEncrypted);
  if (encrypted !== undefined)
    throw unknownFormat('an encrypted archive', 'unpack it and send the statement itself', encrypted.name);
  requireSize(members);
  const names = new Set(members.map(({ name }) => name.toLowerCase()));
  if (names.has('xl/workbook.xml')) return [{ name: null, part: openWorkbook(members, input) }];
  const kind = officeKind(names);
  if (kind !== undefined) throw unknownFormat(kind, 'open it and save it as XLSX or CSV');
  if (members.length > MOST_MEMBERS) {
    throw new RefusedStatement({
      reason: 'TOO_LARGE',
      place: null,
      found: `the zip holds ${members.length} files`,
      remedy: `send up to ${MOST_MEMBERS} at once`,
    });
  }
  return members.map((member) => ({ name: member.name, part: inMember(member, input) }));
}

function officeKind(names: ReadonlySet<string>): string | undefined {
  if (names.has('xl/workbook.bin')) return 'a binary workbook (XLSB)';
  if (names.has('word/document.xml')) return 'a text document (DOCX)';
  if (names.has('mimetype') && names.has('content.xml')) return 'an OpenDocument file';
  return names.has('index/document.iwa') ? 'an Apple document' : undefined;
}

function openWorkbook(members: readonly ZipMember[], input: PartInput): ReadablePart {
  return readSheets(readWorkbook(members), input);
}

/** Refusals name the file in the archive. */
function inMember(member: ZipMember, input: PartInput): ReadablePart {
  try {
    const bytes = bytesOf(member);
    if (bytes.length === 0) throw blank();
    if (!isZip(bytes)) return openBytes(bytes, input);
    const inner = zipMembers(bytes);
    requireSize(inner);
    if (inner.some(({ name }) => name === 'xl/workbook.xml')) return openWorkbook(inner, input);
    throw unknownFormat('a zip inside a zip', 'unpack the inner one');
  } catch (error) {
    if (!(error instanceof RefusedStatement)) throw error;
    const { place } = error.refusal;
    throw new RefusedStatement({
      ...error.refusal,
      place: place === null || place === member.name ? member.name : `${member.name}, ${place}`,
    });
  }
}

function blank(): RefusedStatement {
  return new RefusedStatement({
    reason: 'EMPTY',
    place: null,
    found: 'there is nothing in it',
    remedy: 'choose a file that holds a statement',
  });
}
