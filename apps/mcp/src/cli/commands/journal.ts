import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';

import { civilDate } from '@bursar/calendar';
import type { ForgottenChanges, JournalCheck } from '@bursar/finance-tools';
import { printable } from '@bursar/toolkit';

import { UsageError } from '../../configuration/usage-error';
import { JOURNAL_EXPORT, JOURNAL_FORGET, JOURNAL_VERIFY } from '../definitions/journal-commands';
import { print, write } from '../print';
import { readSubcommand } from '../read-command';
import { STANDARD_INPUT, unreadable } from '../read-input';
import { rejectMore, rejectPositionals } from '../reject-positionals';
import { existingOwner, readingOwner, withLedger } from '../with-ledger';
import { say } from '../../language/say';

/**
 * `bursar journal export` prints the journal of the ledger, one record a line; `bursar journal verify` checks it in the
 * database, or in an exported file, and exits 1 with the first change that does not hold. `bursar journal forget --before DATE`
 * drops what older changes keep of the rows that they touched.
 */
export async function journal(args: readonly string[]): Promise<void> {
  const commands = [JOURNAL_EXPORT, JOURNAL_VERIFY, JOURNAL_FORGET];
  const { values, verb, positionals } = readSubcommand('journal', commands, JOURNAL_FORGET.options, args);
  if (verb === 'forget') {
    rejectPositionals('journal forget', positionals);
    const before = dayOf(values.before);
    return withLedger(
      values,
      async (ledger) => reportForgotten(values, await ledger.forgetChanges(before), before),
      existingOwner,
    );
  }
  if (verb === 'export') {
    rejectPositionals('journal export', positionals);
    return withLedger(values, async (ledger) => void (await ledger.exportJournal(write)), readingOwner);
  }
  const [file, ...rest] = positionals;
  rejectMore('journal verify', rest);
  if (file !== undefined) return report(values, await checkFile(file));
  await withLedger(values, async (ledger) => report(values, await ledger.verifyJournal()), readingOwner);
}

/** Throws UsageError for what is not a day. */
function dayOf(text: string | undefined): string {
  if (text === undefined) throw new UsageError(say('journal forget needs --before DATE, such as --before 2026-01-31'));
  try {
    return civilDate(text).text;
  } catch {
    throw new UsageError(say('invalid --before "{text}": expected a day, YYYY-MM-DD', { text }));
  }
}

function reportForgotten(flags: { readonly json?: unknown }, { count, last }: ForgottenChanges, before: string): void {
  const done =
    count === 0
      ? say('There is nothing to forget before {before}.', { before })
      : say(
          'Forgot the rows of {count} changes, up to change-{last}. They can no longer be undone; the chain still verifies.',
          { count, last },
        );
  print(flags, { forgotten: count, last: count === 0 ? null : `change-${last}` }, `${done}\n`);
}

async function checkFile(file: string): Promise<JournalCheck> {
  const { verifyJournalFile } = await import('@bursar/finance-tools');
  if (file === STANDARD_INPUT) return verifyJournalFile(process.stdin);
  try {
    await access(file, constants.R_OK);
    return await verifyJournalFile(createReadStream(file));
  } catch (error) {
    throw unreadable(file, error);
  }
}

function report(flags: { readonly json?: unknown }, check: JournalCheck): void {
  if (check.failure === undefined) {
    const { changes, head, forgotten = 0 } = check;
    const dropped =
      forgotten > 0 ? `${say('The rows of the first {forgotten} changes were forgotten.', { forgotten })}\n` : '';
    return print(
      flags,
      { holds: true, changes, head, forgotten, failure: null },
      `${dropped}${say('{changes} changes, chain holds, head {head}', { changes, head: head ?? say('none') })}\n`,
    );
  }
  const { changeId, reason } = check.failure;
  const failure = { change_id: changeId, reason };
  print(
    flags,
    { holds: false, failure },
    `${printable(say('{changeId} does not hold: {reason}', { changeId, reason }))}\n`,
  );
  process.exitCode = 1;
}
