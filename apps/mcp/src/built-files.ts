import { readFile } from 'node:fs/promises';

/** What the build left beside the program under that name. Throws where it is not there. */
export async function readBuiltFile(name: string): Promise<string> {
  const path = builtFile(name);
  if (path === undefined) throw new Error(`${name} is not beside the program`);
  return readFile(path, 'utf8');
}

/** Where it lies: in the folder of the bundle that this code is part of, or one above for split chunks. Sources have none. */
export function builtFile(name: string): string | undefined {
  for (const folder of ['.', '..']) {
    try {
      return require.resolve([folder, name].join('/'));
    } catch {
      // Not there.
    }
  }
  return undefined;
}
