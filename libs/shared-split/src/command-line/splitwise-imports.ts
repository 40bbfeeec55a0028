import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import type { SplitwiseImport } from '../imports/import-splitwise';
import type { SplitwiseFile } from '../imports/read-splitwise';
import type { UndoneImport } from '../imports/undo-import';

export type { SplitwiseImport };

/** Imports of a household, for a command line. */
export interface SplitwiseImports {
  /** Reads and checks a file without looking at the household. Throws `INVALID_REQUEST`. */
  parseFile(bytes: Uint8Array): Promise<SplitwiseFile>;
  /** `people` maps names in the file to ids. Throws `INVALID_REQUEST`. */
  importFile(
    bytes: Uint8Array,
    options: { readonly people: Readonly<Record<string, string>>; readonly isPreview: boolean },
  ): Promise<SplitwiseImport>;
  /** `undefined` for an id that is none of an import of this household. */
  undo(importId: string): Promise<UndoneImport | undefined>;
}

/** Opens a household without its tools. What it needs is loaded when it is called. */
export async function loadSplitwise(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly owner: string;
}): Promise<SplitwiseImports> {
  const [{ openContext }, { readSplitwise }, { importSplitwise }, { undoImport }] = await Promise.all([
    import('../open-context'),
    import('../imports/read-splitwise'),
    import('../imports/import-splitwise'),
    import('../imports/undo-import'),
  ]);
  const context = openContext(options.owner, options);
  return {
    parseFile: readSplitwise,
    importFile: async (bytes, settings) => importSplitwise(context, await readSplitwise(bytes), settings),
    undo: (importId) => undoImport(context, importId),
  };
}
