/** The file of an application that runs `runKeeper`; it is in the folder of the bundle. */
const KEEPER_FILE = 'database-keeper.js';

/** The keeper's program: in the folder of the bundle that contains this code, or one above if this is a split chunk. */
export function findKeeperProgram(): string {
  for (const folder of ['.', '..']) {
    try {
      return require.resolve([folder, KEEPER_FILE].join('/'));
    } catch {
      // Not there.
    }
  }
  throw new Error(`${KEEPER_FILE} is not in the folder of the program`);
}
