import { readFile } from 'node:fs/promises';

const PAGE = 'page/index.html';

/** The page for people, as the build made it: beside the bundle that this code is part of, or one above for split chunks. */
export async function findPage(): Promise<string> {
  for (const folder of ['.', '..']) {
    const path = [folder, PAGE].join('/');
    try {
      return await readFile(require.resolve(path), 'utf8');
    } catch {
      // Not there.
    }
  }
  throw new Error(`${PAGE} is not beside the program`);
}
