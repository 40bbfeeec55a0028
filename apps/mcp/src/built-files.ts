import { readFile } from 'node:fs/promises';

/** Reads a text that the build put next to the program. Throws if it is missing. */
export async function readBuiltFile(name: string): Promise<string> {
  return (await readBuiltBytes(name)).toString('utf8');
}

/** Reads a file that the build put next to the program. Throws if it is missing. */
export async function readBuiltBytes(name: string): Promise<Buffer> {
  const path = builtFile(name);
  if (path === undefined) throw new Error(`${name} is not next to the program`);
  return readFile(path);
}

/** The path of a built file: in the folder of this bundle, or one above for a split chunk. Undefined when running from source. */
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
