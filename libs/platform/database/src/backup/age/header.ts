import { BackupRefusal } from '../backup-refusal';

export const AGE_FIRST_LINE = 'age-encryption.org/v1\n';

/** Enough for thousands of recipients. */
const LONGEST_HEADER_BYTES = 1024 * 1024;
/** The library's own limit: 2^20 need a gigabyte of memory, and each more twice that. */
const HIGHEST_WORK_FACTOR = 20;

/** The header of a file, up to the end of the line with its check; undefined if there is none. */
export async function readHeader(parts: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  let header = Buffer.alloc(0);
  for await (const part of parts) {
    header = Buffer.concat([header, part]);
    const check = header.indexOf('\n--- ');
    const end = check === -1 ? -1 : header.indexOf('\n', check + 1);
    if (end !== -1) return header.subarray(0, end + 1);
    if (header.length > LONGEST_HEADER_BYTES) return undefined;
  }
  return undefined;
}

/** What the file was encrypted with. Throws BackupRefusal for a work factor that would take all memory. */
export function kindOf(header: Buffer, path: string): 'passphrase' | 'identity' {
  const [, factor] = /\n-> scrypt \S+ (\d+)\n/.exec(header.toString('latin1')) ?? [];
  if (factor === undefined) return 'identity';
  if (Number(factor) <= HIGHEST_WORK_FACTOR) return 'passphrase';
  throw new BackupRefusal(
    'unsupported',
    `${path} has a work factor of ${factor.slice(0, 9)}, and ${HIGHEST_WORK_FACTOR} is the highest that is taken; ` +
      'decrypt it with age, and encrypt it again.',
  );
}
