import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { FileImport } from '@bursar/finance-tools';

import { readFlags } from '../../configuration/read-settings';
import { IMPORT_OPTIONS, importSettings, type ImportFlags } from '../import-flags';
import { withLedger } from '../with-ledger';
import { progressLine } from '../progress-line';
import { UsageError } from '../../configuration/usage-error';

/**
 * `bursar import FILE... --account ID`: says what the statements hold, and stores it with `--commit`.
 * `bursar import undo ID` takes an import back. A refused file is a line on stderr, and then the exit status is 1.
 */
export async function importStatements(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, IMPORT_OPTIONS);
  if (positionals[0] === 'undo') return undo(positionals.slice(1), values);
  if (positionals.length === 0 || values.account === undefined) {
    throw new UsageError('import takes files and --account ID; --commit stores them. "import undo ID" takes one back');
  }
  const settings = importSettings(values, values.account);
  const files = await Promise.all(positionals.map(statementFile));
  await withLedger(values, async (ledger) => {
    const line = progressLine();
    const imported = await ledger.importFiles(files, settings, (file, { stage, rows }) => {
      line.show(`${file}: ${stage} ${rows.toLocaleString('en')} rows`);
    });
    line.clear();
    for (const one of imported) tell(one, settings.mode === 'commit');
  });
}

async function undo([id, ...rest]: readonly string[], flags: ImportFlags): Promise<void> {
  if (id === undefined || rest.length > 0) {
    throw new UsageError('import undo takes the id that a committed import answered');
  }
  await withLedger(flags, async (ledger) => {
    const { accountId, removed, restored, kept } = await ledger.undoImport(id);
    const left = kept === 0 ? '' : `; ${kept} were changed by a later import and stay`;
    process.stdout.write(`${removed} removed from ${accountId}, ${restored} as they were before${left}.\n`);
  });
}

/** Read before anything is stored, so that a mistake in a name stops the whole command. */
async function statementFile(path: string) {
  try {
    const bytes = await readFile(path);
    return { name: basename(path), read: () => Promise.resolve(bytes) };
  } catch {
    throw new UsageError(`the file "${path}" cannot be read`);
  }
}

function tell(one: FileImport, isCommitted: boolean): void {
  if ('refusal' in one) {
    process.stderr.write(`bursar: ${one.name}: ${one.refusal.code}: ${one.refusal.message}\n`);
    process.exitCode = 1;
    return;
  }
  const { output } = one;
  const counts = `${output.new_count} new, ${output.duplicate_count} known, ${output.modified_count} changed`;
  const invalid = output.invalid_count === 0 ? '' : `, ${output.invalid_count} that cannot be read`;
  const days = output.start_date === null ? '' : ` from ${output.start_date} to ${output.end_date}`;
  const errors = output.errors.map(({ row, message }) => `  row ${row}: ${message}\n`);
  const done = isCommitted
    ? `stored ${output.imported_count}, replaced ${output.replaced_count}; to take it back: bursar import undo ${output.import_id}`
    : 'nothing was stored; --commit stores it';
  const total = `${one.name}: ${output.rows_total} rows${days}: ${counts}${invalid}`;
  process.stdout.write(`${total}\n${errors.join('')}  ${done}\n`);
}
