import type { LedgerAdministration } from '@bursar/finance-tools';

import { UsageError } from '../../configuration/usage-error';
import { offerSampleRemoval } from '../entries/offer-sample-removal';
import { importSettings, type ImportFlags } from '../import/import-flags';
import { listImports } from '../import/list-imports';
import { printFiles } from '../import/print-files';
import { undoImport } from '../import/undo-import';
import { IMPORT } from '../definitions/ledger-commands';
import { readCommand } from '../read-command';
import { inputName, readInput } from '../read-input';
import { rejectPositionals } from '../reject-positionals';
import { existingOwner, importingOwner, readingOwner, withLedger } from '../with-ledger';
import { findArchives } from '../import/find-archives';
import { importSplitwise, undoSplitwise } from './import-splitwise';
import { say } from '../../language/say';

/** The ids of imports of shared expenses; those of statements have another form. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * `bursar import FILE...` shows what bank statements hold, and stores it with `--commit`; `import list` and `import undo`
 * are about what is stored, `--watch DIR` about files to come. A refused file is a line on stderr and exit status 1.
 */
export async function importStatements(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(IMPORT, args);
  const [first, ...others] = positionals;
  if (first === 'undo') {
    const [id = '', ...rest] = others;
    if (rest.length === 0 && UUID.test(id) && (await undoSplitwise(id, values))) return;
    return withLedger(values, (ledger) => undoImport(ledger, others, values), existingOwner);
  }
  if (values.splitwise === true) return importSplitwise(positionals, values);
  if (values.person !== undefined)
    throw new UsageError(say('--person names people of a Splitwise file: add --splitwise'));
  if (first === 'list') {
    rejectPositionals('import list', others);
    return withLedger(values, (ledger) => listImports(ledger, values), readingOwner);
  }
  if (values.watch !== undefined) {
    rejectPositionals('import --watch', positionals);
    if (values.json === true) throw new UsageError(say('--watch prints what it sees as it comes: leave --json out'));
    const { watchFolder } = await import('../import/watch-folder');
    const { watch: folder } = values;
    return withLedger(values, (ledger) => watchFolder(ledger, folder, importSettings(values)), importingOwner);
  }
  if (positionals.length === 0) {
    throw new UsageError(
      say('import needs files; --commit stores them, and "bursar import --help" explains the flags'),
    );
  }
  const [archive] = await findArchives(positionals);
  if (archive !== undefined) {
    if (positionals.length > 1)
      throw new UsageError(say('{archive} is an archive of a household: import it alone', { archive }));
    return (await import('./import-archive')).importArchive(archive, values);
  }
  const files = await Promise.all(positionals.map(statementFile));
  if (values.commit === true && values['create-account'] !== undefined) await offerSampleRemoval(values);
  await withLedger(values, (ledger) => importFiles(ledger, files, values), importingOwner);
}

async function importFiles(ledger: LedgerAdministration, files: readonly StatementFile[], flags: ImportFlags) {
  const settings = importSettings(flags);
  await printFiles(ledger, files, settings, flags.json === true);
}

type StatementFile = Awaited<ReturnType<typeof statementFile>>;

/** All files are read before anything is stored, so that a misspelt name stops the whole command. */
async function statementFile(path: string) {
  const bytes = await readInput(path);
  return { name: inputName(path), read: () => Promise.resolve(bytes) };
}
