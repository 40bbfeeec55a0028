/** What applications call the file that runs `runKeeper`; it lies beside their bundle. */
const KEEPER_FILE = 'database-keeper.js';

/** The keeper's program beside the bundle that this code is part of: in its folder, or one above for split chunks. */
export function findKeeperProgram(): string {
  for (const folder of ['.', '..']) {
    try {
      return require.resolve([folder, KEEPER_FILE].join('/'));
    } catch {
      // Not there.
    }
  }
  throw new Error(`${KEEPER_FILE} is not beside the program`);
}
