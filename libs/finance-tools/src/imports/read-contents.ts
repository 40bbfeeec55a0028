import { FileRefusal, type OpenFolders } from '@bursar/toolkit';

import { invalidField } from '../errors';
import { decodeStatement, withoutMark } from '../model/statement/decode-statement';
import { openStatement } from '../model/statement/open-statement';
import type { OpenStatement } from '../model/statement/statement-row';
import { UnreadableStatement } from '../model/statement/unreadable-statement';
import type { ImportInput } from './import-input';

const MEBIBYTE = 1024 * 1024;
const CONTENT_LIMIT_MEBIBYTES = 10;
export const FILE_LIMIT_BYTES = 100 * MEBIBYTE;

/** A statement in a known format, and the argument that holds it. */
export interface GivenStatement {
  readonly field: 'content' | 'content_base64' | 'path';
  readonly statement: OpenStatement;
}

/**
 * The statement that a call contains or names. Throws VALIDATION_ERROR on the argument if it is too large, not base64, not
 * in an open folder, blank, or in an unknown format.
 */
export async function readContents(input: ImportInput, files: OpenFolders): Promise<GivenStatement> {
  const { content, content_base64: base64, path, format } = input;
  const field = content !== undefined ? 'content' : base64 !== undefined ? 'content_base64' : 'path';
  return { field, statement: openNamed(field, await textOf({ content, base64, path }, files), format) };
}

/** Recognizes the format of a statement. Throws VALIDATION_ERROR on `field`. */
export function openNamed(field: string, content: string | Uint8Array, format: ImportInput['format']): OpenStatement {
  try {
    return openStatement(typeof content === 'string' ? content : decodeStatement(content), format);
  } catch (error) {
    if (error instanceof UnreadableStatement) throw invalidField(field, error.message);
    throw error;
  }
}

async function textOf(
  { content, base64, path }: Record<'content' | 'base64' | 'path', string | undefined>,
  files: OpenFolders,
): Promise<string | Uint8Array> {
  if (content !== undefined) {
    requireSize('content', Buffer.byteLength(content));
    return withoutMark(content);
  }
  if (base64 !== undefined) return decodeBase64(base64);
  try {
    return await files.readBytes(path ?? '', FILE_LIMIT_BYTES);
  } catch (error) {
    if (error instanceof FileRefusal) throw invalidField('path', `${error.message}; ${error.hint}`);
    throw error;
  }
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

function decodeBase64(text: string): Uint8Array {
  requireSize('content_base64', (text.length * 3) / 4 - 2);
  const digits = text.replace(/\s+/g, '');
  const isWhole = digits.endsWith('=') ? digits.length % 4 === 0 : digits.length % 4 !== 1;
  if (!isWhole || !BASE64.test(digits)) throw invalidField('content_base64', 'the bytes of a statement in base64');
  const bytes = Buffer.from(digits, 'base64');
  requireSize('content_base64', bytes.length);
  return bytes;
}

function requireSize(field: string, bytes: number): void {
  if (bytes <= CONTENT_LIMIT_MEBIBYTES * MEBIBYTE) return;
  throw invalidField(field, `larger than ${CONTENT_LIMIT_MEBIBYTES} MiB; split the statement, or import it as a file`);
}
