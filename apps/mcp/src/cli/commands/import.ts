import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { FileImport } from '@bursar/finance-tools';

import { readFlags, STORAGE_OPTIONS } from '../../configuration/read-flags';
import { IMPORT_OPTIONS, importSettings, type ImportFlags } from '../import-flags';
import { withLedger } from '../with-ledger';
import { progressLine } from '../progress-line';
import { UsageError } from '../../configuration/usage-error';

/**
 * `bursar import FILE... --account ID`: analyzes bank statements, and stores them with `--commit`.
 * `bursar import undo ID` reverts an import. A refused file is a line on stderr, and the exit status is then 1.
 */
export async function importStatements(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, STORAGE_OPTIONS, IMPORT_OPTIONS);
  if (positionals[0] === 'undo') return undo(positionals.slice(1), values);
  if (positionals.length === 0 || values.account === undefined) {
    throw new UsageError(
      'import needs files and --account ID; --commit stores them, "import undo ID" reverts an import',
    );
  }
  const settings = importSettings(values, values.account);
  const files = await Promise.all(positionals.map(statementFile));
  await withLedger(values, async (ledger) => {
    const line = progressLine();
    const imported = await ledger.importFiles(files, settings, (file, { stage, rows }) => {
      line.show(`${file}: ${stage} ${rows.toLocaleString('en')} rows`);
    });
    line.clear();
    for (const one of imported) printResult(one, settings.mode === 'commit');
  });
}

async function undo([id, ...rest]: readonly string[], flags: ImportFlags): Promise<void> {
  if (id === undefined || rest.length > 0) {
    throw new UsageError('import undo needs the ID that a committed import printed');
  }
  await withLedger(flags, async (ledger) => {
    const { accountId, removed, restored, kept } = await ledger.undoImport(id);
    const left = kept === 0 ? '' : `; kept ${kept} that a later import changed`;
    process.stdout.write(`Removed ${removed} from ${accountId}, restored ${restored}${left}.\n`);
  });
}

/** All files are read before anything is stored, so that a misspelt name stops the whole command. */
async function statementFile(path: string) {
  try {
    const bytes = await readFile(path);
    return { name: basename(path), read: () => Promise.resolve(bytes) };
  } catch {
    throw new UsageError(`cannot read the file "${path}"`);
  }
}

function printResult(one: FileImport, isCommitted: boolean): void {
  if ('refusal' in one) {
    process.stderr.write(`bursar: ${one.name}: ${one.refusal.code}: ${one.refusal.message}\n`);
    process.exitCode = 1;
    return;
  }
  const { output } = one;
  const counts = `${output.new_count} new, ${output.duplicate_count} known, ${output.modified_count} changed`;
  const invalid = output.invalid_count === 0 ? '' : `, ${output.invalid_count} invalid`;
  const days = output.start_date === null ? '' : ` from ${output.start_date} to ${output.end_date}`;
  const errors = output.errors.map(({ row, message }) => `  row ${row}: ${message}\n`);
  const done = isCommitted
    ? `stored ${output.imported_count}, replaced ${output.replaced_count}; to revert: bursar import undo ${output.import_id}`
    : 'nothing stored; add --commit to store it';
  const total = `${one.name}: ${output.rows_total} rows${days}: ${counts}${invalid}`;
  process.stdout.write(`${total}\n${errors.join('')}  ${done}\n`);
}
