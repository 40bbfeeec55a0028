import { open } from 'node:fs/promises';

import { STANDARD_INPUT } from '../read-input';

const START = 64;

/** Those of some files that begin as an archive does; what cannot be read is none. */
export async function findArchives(paths: readonly string[]): Promise<string[]> {
  const { isArchive } = await import('@bursar/own-data');
  const starts = await Promise.all(paths.map(startOf));
  return paths.filter((_, place) => isArchive(starts[place] ?? ''));
}

async function startOf(path: string): Promise<string> {
  if (path === STANDARD_INPUT) return '';
  const file = await open(path, 'r').catch(() => undefined);
  try {
    const { buffer, bytesRead } = (await file?.read(Buffer.alloc(START), 0, START, 0)) ?? {};
    return buffer?.toString('utf8', 0, bytesRead) ?? '';
  } catch {
    // A folder.
    return '';
  } finally {
    await file?.close();
  }
}
