import { FileRefusal, type OpenFolders } from '@bursar/toolkit';
import { basename } from 'node:path';

import { invalidField } from '../errors';
import { refusedImport } from './import-refusals';
import type { ImportInput } from './import-input';
import type { GivenFile } from './import-call';

const MEBIBYTE = 1024 * 1024;
const CONTENT_LIMIT_MEBIBYTES = 10;
export const FILE_LIMIT_BYTES = 100 * MEBIBYTE;

/**
 * The file that a call contains or names. Throws VALIDATION_ERROR on the argument if it is too large, not base64, or not
 * in an open folder.
 */
export async function readContents(input: ImportInput, files: OpenFolders): Promise<GivenFile> {
  const { content, content_base64: base64, path } = input;
  if (content !== undefined) {
    requireSize('content', Buffer.byteLength(content));
    return { field: 'content', name: null, content };
  }
  if (base64 !== undefined) return { field: 'content_base64', name: null, content: decodeBase64(base64) };
  try {
    const bytes = await files.readBytes(path ?? '', FILE_LIMIT_BYTES);
    return { field: 'path', name: basename(path ?? ''), content: bytes };
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
  throw tooLarge(field, CONTENT_LIMIT_MEBIBYTES, 'split the statement, or import it as a file');
}

/** Refuses a file over the limit of its caller. */
export function tooLarge(field: string, limitMebibytes: number, remedy: string) {
  const found = `larger than ${limitMebibytes} MiB`;
  return refusedImport(field, { reason: 'TOO_LARGE', place: null, found, do: remedy });
}
