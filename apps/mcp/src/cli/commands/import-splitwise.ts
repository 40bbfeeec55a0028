import { systemClock } from '@bursar/calendar';
import { formatMinorUnits } from '@bursar/money';
import type { SplitwiseImport } from '@bursar/shared-split';

import { UsageError } from '../../configuration/usage-error';
import type { ImportFlags } from '../import/import-flags';
import { print } from '../print';
import { readInput } from '../read-input';
import { withDatabase } from '../with-database';
import { ownerOf } from '../with-ledger';

/** `bursar import FILE --splitwise`: previews the export of a Splitwise group of two, and stores it with `--commit`. */
export async function importSplitwise(paths: readonly string[], flags: ImportFlags): Promise<void> {
  const [path, ...more] = paths;
  if (path === undefined || more.length > 0) throw new UsageError('import --splitwise needs one file');
  const people = peopleOf(flags.person ?? []);
  const bytes = await readInput(path);
  await withDatabase(flags, async (database) => {
    const { loadSplitwise } = await import('@bursar/shared-split');
    const owner = await ownerOf(database, flags);
    const imports = await loadSplitwise({ database, clock: systemClock, owner });
    const isPreview = flags.commit !== true;
    const result = await imports.importFile(bytes, { people, isPreview });
    print(flags, publishedResult(result), resultText(result, isPreview));
  });
}

/** `bursar import undo ID` for such an import; false for an id that is none of one. */
export async function undoSplitwise(importId: string, flags: ImportFlags): Promise<boolean> {
  let isFound = false;
  await withDatabase(flags, async (database) => {
    const { loadSplitwise } = await import('@bursar/shared-split');
    const owner = await ownerOf(database, flags);
    const undone = await (await loadSplitwise({ database, clock: systemClock, owner })).undo(importId);
    if (undone === undefined) return;
    isFound = true;
    const left = undone.left === 0 ? '' : `; left ${undone.left} that were corrected since`;
    print(flags, { import_id: importId, ...undone }, `Voided ${undone.voided}${left}.\n`);
  });
  return isFound;
}

function peopleOf(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const end = text.lastIndexOf('=');
      if (end < 1)
        throw new UsageError(`invalid --person "${text}": expected "NAME=ID", a name in the file and whose it is`);
      return [text.slice(0, end).trim(), text.slice(end + 1).trim()];
    }),
  );
}

/** Amounts are decimal text. */
function publishedResult({
  sumOfFile,
  statedTotal,
  balanceBefore,
  balanceAfter,
  sumOfNewRows,
  ...facts
}: SplitwiseImport) {
  return {
    import_id: facts.importId ?? null,
    participant_ids: facts.participantIds,
    purchases: facts.purchases,
    payments: facts.payments,
    repeated: facts.repeated,
    left_out: facts.leftOut,
    sum_of_file: formatMinorUnits(sumOfFile),
    stated_total: statedTotal === undefined ? null : formatMinorUnits(statedTotal),
    sum_of_new_rows: formatMinorUnits(sumOfNewRows),
    balance_before: formatMinorUnits(balanceBefore),
    balance_after: formatMinorUnits(balanceAfter),
  };
}

function resultText(result: SplitwiseImport, isPreview: boolean): string {
  const [id] = result.participantIds;
  const { importId, purchases, payments, repeated, leftOut, statedTotal } = result;
  const left =
    leftOut.length === 0 ? '' : `; left out, nobody owes: ${leftOut.length} (line ${leftOut.slice(0, 10).join(', ')})`;
  const stated = statedTotal === undefined ? '' : `, stated as ${formatMinorUnits(statedTotal)}`;
  const done =
    importId !== undefined
      ? `stored as import ${importId}`
      : isPreview
        ? 'nothing stored; add --commit to store it'
        : 'nothing new, nothing stored';
  const change = result.balanceAfter - result.balanceBefore;
  return [
    `purchases: ${purchases}, payments: ${payments}, imported before: ${repeated}${left}`,
    `  balance of ${id} in the file: ${formatMinorUnits(result.sumOfFile)}${stated}`,
    `  balance of ${id} here: ${formatMinorUnits(result.balanceBefore)} → ${formatMinorUnits(result.balanceAfter)}`,
    `  new rows: ${formatMinorUnits(result.sumOfNewRows)}, change of the balance: ${formatMinorUnits(change)}`,
    `  ${done}\n`,
  ].join('\n');
}
