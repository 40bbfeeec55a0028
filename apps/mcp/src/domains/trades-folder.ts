import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the folder, with what shows that it has changed. */
export interface TradesFile {
  readonly name: string;
  readonly state: string;
}

/** The files of the folder that `--trades` names, as `DIR/*` of a shell lists them; none where it cannot be read. */
export async function listTrades(folder: string): Promise<readonly TradesFile[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map(async (name) => {
        const facts = await stat(join(folder, name)).catch(() => undefined);
        return facts?.isFile() === true ? [{ name, state: `${facts.mtimeMs} ${facts.size}` }] : [];
      }),
  );
  return files.flat();
}
