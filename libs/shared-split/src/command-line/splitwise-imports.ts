import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import type { SplitwiseImport } from '../imports/import-splitwise';
import type { SplitwiseFile } from '../imports/read-splitwise';
import type { UndoneImport } from '../imports/undo-import';
import type { PreferencesOf } from '../open-context';

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
  /** What households have set; without it everything is as in the contract. */
  readonly preferencesOf?: PreferencesOf;
}): Promise<SplitwiseImports> {
  const [{ openInTerms }, { termsOf }, { readSplitwise }, { importSplitwise }, { undoImport }] = await Promise.all([
    import('../open-context'),
    import('../context'),
    import('../imports/read-splitwise'),
    import('../imports/import-splitwise'),
    import('../imports/undo-import'),
  ]);
  const household = openInTerms(options.owner, options);
  return {
    parseFile: (bytes) => household.run(async (context) => readSplitwise(bytes, termsOf(context).currency)),
    importFile: (bytes, settings) =>
      household.run(async (context) =>
        importSplitwise(context, await readSplitwise(bytes, termsOf(context).currency), settings),
      ),
    undo: (importId) => household.run((context) => undoImport(context, importId)),
  };
}
