import { DomainError } from '@bursar/toolkit';

import type { LedgerContext } from '../context';
import { invalidField } from '../errors';
import type { ImportInput, ImportSettings } from './import-input';
import type { ImportOutput } from './import-output';
import { importStatement } from './import-statement';
import { FILE_LIMIT_BYTES, openNamed } from './read-contents';
import type { ImportProgress } from './stage-statement';

/** A statement on disk; it is read when the files before it are done. */
export interface StatementFile {
  readonly name: string;
  read(): Promise<Uint8Array>;
}

/** How to import files: the tool's arguments without the contents, with the same defaults. */
export type FileImportSettings = Pick<ImportSettings, 'account_id'> &
  Partial<Omit<ImportSettings, 'account_id'>> & { readonly format?: ImportInput['format'] };

/** The outcome for a file: what the tool would answer, or the refusal. */
export type FileImport =
  { readonly name: string; readonly output: ImportOutput } | { readonly name: string; readonly refusal: DomainError };

const DEFAULTS = {
  mode: 'analyze',
  create_account: undefined,
  date_order: 'DMY',
  decimal_separator: 'auto',
  on_modified: 'keep',
  skip_invalid: false,
} as const;

/**
 * Imports one file after the other, each in its own transaction: a file that is refused changes nothing and does not stop
 * the others. The first file that needs `create_account` uses it. Throws errors that are not refusals.
 */
export async function importFiles(
  context: LedgerContext,
  files: readonly StatementFile[],
  settings: FileImportSettings,
  onProgress?: (file: string, progress: ImportProgress) => void,
): Promise<FileImport[]> {
  const results: FileImport[] = [];
  for (const { name, read } of files) {
    try {
      const bytes = await read();
      if (bytes.length > FILE_LIMIT_BYTES) throw invalidField(name, 'larger than 100 MiB; split the statement');
      const statement = openNamed(name, bytes, settings.format ?? 'auto');
      const call = { field: name, ...(onProgress && { onProgress: (step: ImportProgress) => onProgress(name, step) }) };
      results.push({ name, output: await importStatement(context, statement, { ...DEFAULTS, ...settings }, call) });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      results.push({ name, refusal: error });
    }
  }
  return results;
}
