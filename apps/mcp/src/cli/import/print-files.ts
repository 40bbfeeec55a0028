import type { FileImport, FileImportSettings, LedgerAdministration, StatementFile } from '@bursar/finance-tools';
import { printable } from '@bursar/toolkit';

import { t } from '../../language/language';
import { print } from '../print';
import { progressLine } from '../progress-line';
import { fileReport } from './file-report';
import type { ReadFile } from './question-report';
import { isShownByAnalysis, refusalLine, type RefusedFile } from '../refusal-line';
import { say } from '../../language/say';

const STAGES = {
  reading: (count: number) => t('import.read', { count }),
  storing: (count: number) => t('import.storing', { count }),
};

/** Imports files and prints what became of each. The exit status is 1 when a file was refused or leaves something open. */
export async function printFiles(
  ledger: LedgerAdministration,
  files: readonly StatementFile[],
  settings: FileImportSettings,
  asJson: boolean,
): Promise<void> {
  const line = progressLine();
  const items: object[] = [];
  for (const file of files) {
    line.show(`${printable(file.name)}: …`);
    const [imported] = await ledger.importFiles([file], settings, (name, { stage, rows }) => {
      line.show(`${printable(name)}: ${STAGES[stage](rows)}`);
    });
    line.clear();
    if (imported === undefined) continue;
    if (isUnsettled(imported, settings)) process.exitCode = 1;
    if (asJson) items.push(publishedFile(imported));
    else if ('refusal' in imported) await printRefusal(ledger, file, imported, settings);
    else process.stdout.write(`${[...fileReport(imported), outcome(imported)].join('\n')}\n`);
  }
  // Of several files their results are the items of one value.
  if (asJson) print({ json: true }, files.length === 1 ? (items[0] ?? {}) : { items }, '');
}

function isUnsettled(imported: FileImport, { skip_invalid: skipsInvalid }: FileImportSettings): boolean {
  return 'refusal' in imported || (imported.output.invalid_count > 0 && skipsInvalid !== true);
}

function publishedFile(imported: FileImport): object {
  const { name: file } = imported;
  return 'refusal' in imported
    ? { file, refusal: { ...imported.refusal.details, message: refusalLine(imported.refusal) } }
    : { file, ...imported.output, last: imported.last };
}

/** What a commit was refused for is shown with the file, where the file can be read at all. */
async function printRefusal(
  ledger: LedgerAdministration,
  file: StatementFile,
  refused: RefusedFile,
  settings: FileImportSettings,
): Promise<void> {
  const analyzed = isShownByAnalysis(refused)
    ? (await ledger.importFiles([file], { ...settings, mode: 'analyze' }))[0]
    : undefined;
  if (analyzed === undefined || 'refusal' in analyzed) {
    process.stderr.write(`bursar: ${printable(refused.name)}: ${refusalLine(refused.refusal)}\n`);
    return;
  }
  const { questions, ...output } = analyzed.output;
  const { questionLines } = await import('./question-report');
  const asked = questions.flatMap((question) => questionLines(question, analyzed.output)).map((text) => text.trim());
  const why = asked.length > 0 ? asked.join(' ') : refusalLine(refused.refusal).replace(', and nothing was stored', '');
  const report = fileReport({ ...analyzed, output: { ...output, questions: [] } });
  process.stdout.write(`${report.join('\n')}\n`);
  process.stderr.write(`bursar: ${say('{name}: nothing was stored. {why}', { name: printable(refused.name), why })}\n`);
}

function outcome({ output }: ReadFile): string {
  const counts = [
    say('{new_count} new', { new_count: output.new_count }),
    say('{duplicate_count} known', { duplicate_count: output.duplicate_count }),
    ...(output.modified_count > 0 ? [say('{modified_count} changed', { modified_count: output.modified_count })] : []),
    ...(output.similar_count > 0 ? [say('{similar_count} similar', { similar_count: output.similar_count })] : []),
    ...(output.invalid_count > 0 ? [say('{invalid_count} unreadable', { invalid_count: output.invalid_count })] : []),
  ];
  const done =
    output.mode === 'commit'
      ? say('stored {imported_count}, replaced {replaced_count}; to revert: bursar import undo {import_id}', {
          imported_count: output.imported_count,
          replaced_count: output.replaced_count,
          import_id: output.import_id,
        })
      : say('nothing stored; add --commit to store it');
  return `  ${say('{counts}; {done}', { counts: counts.join(', '), done })}`;
}
