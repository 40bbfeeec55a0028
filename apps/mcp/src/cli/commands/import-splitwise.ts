import { systemClock } from '@bursar/calendar';
import { formatMinorUnits } from '@bursar/money';
import type { SplitwiseImport } from '@bursar/shared-split';

import { readSettings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { householdPreferences } from '../../domains/household';
import { offerSampleRemoval } from '../entries/offer-sample-removal';
import type { ImportFlags } from '../import/import-flags';
import { followSetLanguage } from '../follow-set-language';
import { print } from '../print';
import { readInput } from '../read-input';
import { withDatabase } from '../with-database';
import { existingOwner, importingOwner } from '../with-ledger';
import { say } from '../../language/say';

/** `bursar import FILE --splitwise`: previews the export of a Splitwise group of two, and stores it with `--commit`. */
export async function importSplitwise(paths: readonly string[], flags: ImportFlags): Promise<void> {
  const [path, ...more] = paths;
  if (path === undefined || more.length > 0) throw new UsageError(say('import --splitwise needs one file'));
  const people = peopleOf(flags.person ?? []);
  const bytes = await readInput(path);
  if (flags.commit === true) await offerSampleRemoval(flags);
  await withDatabase(flags, async (database) => {
    const { loadSplitwise } = await import('@bursar/shared-split');
    const owner = await importingOwner(database, flags);
    await followSetLanguage(database, owner);
    const preferencesOf = householdPreferences(readSettings(flags, process.env));
    const imports = await loadSplitwise({ database, clock: systemClock, owner, preferencesOf });
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
    const owner = await existingOwner(database, flags);
    await followSetLanguage(database, owner);
    const undone = await (await loadSplitwise({ database, clock: systemClock, owner })).undo(importId);
    if (undone === undefined) return;
    isFound = true;
    const left = undone.left === 0 ? '' : say('; left {left} that were corrected since', { left: undone.left });
    print(
      flags,
      { import_id: importId, ...undone },
      `${say('Voided {voided}{left}.', { voided: undone.voided, left })}\n`,
    );
  });
  return isFound;
}

function peopleOf(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const end = text.lastIndexOf('=');
      if (end < 1)
        throw new UsageError(
          say('invalid --person "{text}": expected "NAME=ID", a name in the file and whose it is', { text }),
        );
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
    leftOut.length === 0
      ? ''
      : say('; left out, nobody owes: {count} (line {lines})', {
          count: leftOut.length,
          lines: leftOut.slice(0, 10).join(', '),
        });
  const stated =
    statedTotal === undefined ? '' : say(', stated as {statedTotal}', { statedTotal: formatMinorUnits(statedTotal) });
  const done =
    importId !== undefined
      ? say('stored as import {importId}', { importId })
      : isPreview
        ? say('nothing stored; add --commit to store it')
        : say('nothing new, nothing stored');
  const change = result.balanceAfter - result.balanceBefore;
  return [
    say('purchases: {purchases}, payments: {payments}, imported before: {repeated}{left}', {
      purchases,
      payments,
      repeated,
      left,
    }),
    `  ${say('balance of {id} in the file: {sumOfFile}{stated}', { id, sumOfFile: formatMinorUnits(result.sumOfFile), stated })}`,
    `  ${say('balance of {id} here: {balanceBefore} → {balanceAfter}', { id, balanceBefore: formatMinorUnits(result.balanceBefore), balanceAfter: formatMinorUnits(result.balanceAfter) })}`,
    `  ${say('new rows: {sumOfNewRows}, change of the balance: {change}', { sumOfNewRows: formatMinorUnits(result.sumOfNewRows), change: formatMinorUnits(change) })}`,
    `  ${done}\n`,
  ].join('\n');
}
