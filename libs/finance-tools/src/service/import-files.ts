import { DomainError } from '@bursar/toolkit';

import type { ImportInput } from '../contract/import-input';
import type { ImportOutput } from '../contract/outputs';
import { invalidField } from '../contract/refusals';
import { importStatement } from './import-statement';
import type { LedgerContext } from './ledger-context';
import { FILE_LIMIT_BYTES, openNamed } from './read-contents';
import type { ImportProgress, ImportSettings } from './stage-statement';

/** A statement on disk; it is read when its turn comes. */
export interface StatementFile {
  readonly name: string;
  read(): Promise<Uint8Array>;
}

/** How to import files: the tool's arguments but for the contents, with the same defaults. */
export type FileImportSettings = Pick<ImportSettings, 'account_id'> &
  Partial<Omit<ImportSettings, 'account_id'>> & { readonly format?: ImportInput['format'] };

/** What became of a file: what the tool would answer, or the refusal. */
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
 * Imports one file after the other, each in a transaction of its own: a file that is refused leaves nothing, and does not
 * hold up the others. `create_account` is used by the first that needs it. Throws what is no refusal.
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
