import { DomainError } from '@bursar/toolkit';

import type { LedgerContext } from '../context';
import type { ImportSettings } from '../model/import/import-settings';
import { importStatement, type ImportResult } from './import-statement';
import { type ImportProgress } from './import-call';
import { FILE_LIMIT_BYTES, tooLarge } from './read-contents';
import type { ReadStatementFile } from './read-file';

/** A statement on disk; it is read when the files before it are done. */
export interface StatementFile {
  readonly name: string;
  read(): Promise<Uint8Array>;
}

/** How to import files: the tool's arguments without the contents, with the same defaults. */
export type FileImportSettings = Partial<ImportSettings>;

/** The outcome for a file: what the tool would answer and the last rows, or the refusal. */
export type FileImport =
  | ({ readonly name: string } & Omit<ImportResult, 'indexed'>)
  | { readonly name: string; readonly refusal: DomainError };

export interface FileImportCall {
  readonly read: ReadStatementFile;
  readonly onProgress?: ((file: string, progress: ImportProgress) => void) | undefined;
  /** Ends the import of the file at hand and leaves out those after it. */
  readonly signal?: AbortSignal | undefined;
}

const DEFAULTS: ImportSettings = {
  mode: 'analyze',
  on_modified: 'keep',
  on_similar: 'ask',
  skip_invalid: false,
  accept_unproven: false,
};

/**
 * Imports one file after the other, each in its own transaction: a file that is refused changes nothing and does not stop
 * the others. The first file that needs `create_account` uses it. Throws errors that are not refusals.
 */
export async function importFiles(
  context: LedgerContext,
  files: readonly StatementFile[],
  settings: FileImportSettings,
  { read: readStatement, onProgress, signal = new AbortController().signal }: FileImportCall,
): Promise<FileImport[]> {
  const results: FileImport[] = [];
  for (const { name, read } of files) {
    try {
      const content = await read();
      if (content.length > FILE_LIMIT_BYTES) throw tooLarge(name, 100, 'split the statement');
      const call = {
        read: readStatement,
        signal,
        ...(onProgress && { onProgress: (step: ImportProgress) => onProgress(name, step) }),
      };
      const file = { field: name, name, content };
      const { indexed, ...result } = await importStatement(context, file, { ...DEFAULTS, ...settings }, call);
      results.push({ name, ...result });
      await indexed;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      results.push({ name, refusal: error });
    }
  }
  return results;
}
