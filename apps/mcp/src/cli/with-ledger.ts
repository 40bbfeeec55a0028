import { randomUUID } from 'node:crypto';

import { systemClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { LedgerAdministration, ReadingTasks } from '@bursar/finance-tools';
import { LOCAL_OWNER, printable } from '@bursar/toolkit';

import { openWorkerThreads } from '../worker-threads';

import { CommandFailure } from './command-failure';
import { followSetLanguage } from './follow-set-language';
import { withDatabase } from './with-database';
import { didYouMean } from '../configuration/close-name';
import { say } from '../language/say';

/** Flags of commands on a ledger. */
export interface LedgerFlags extends Readonly<Record<string, unknown>> {
  readonly owner?: string | undefined;
}

/**
 * Runs a command on an owner's ledger, by default on that of the person at this machine, in the language set there.
 *
 * @param ownerFor who `--owner` is: `importingOwner`, `existingOwner`, or for what only reads `readingOwner`.
 */
export async function withLedger(
  flags: LedgerFlags,
  work: (ledger: LedgerAdministration) => Promise<void>,
  ownerFor: (database: Database, flags: LedgerFlags) => Promise<string>,
): Promise<void> {
  await withDatabase(flags, async (database) => {
    const { loadLedger, readInWorkers } = await import('@bursar/finance-tools');
    const owner = await ownerFor(database, flags);
    await followSetLanguage(database, owner);
    const workers = openWorkerThreads({});
    const tasks = workers.tasksOf<ReadingTasks>('statements', () => import('@bursar/finance-tools/reading-tasks'));
    try {
      await work(await loadLedger({ database, clock: systemClock, owner, read: readInWorkers(tasks) }));
    } finally {
      await workers.close();
    }
  });
}

/** The owner that `--owner` names; by default the person at this machine. */
export async function ownerOf(database: Database, { owner }: LedgerFlags): Promise<string> {
  if (owner === undefined) return LOCAL_OWNER;
  const { openAccess } = await import('@bursar/access');
  return openAccess(database, systemClock).ownerNamed(owner);
}

/**
 * The owner that `--owner` names, for a command that only reads: undefined where none has this name, and none is made. By
 * default the person at this machine.
 */
export async function knownOwner(database: Database, { owner }: LedgerFlags): Promise<string | undefined> {
  if (owner === undefined) return LOCAL_OWNER;
  const { openAccess } = await import('@bursar/access');
  return openAccess(database, systemClock).findOwner(owner);
}

/**
 * The same for a command that reads what an owner has: for a name that none has the id of an owner without anything, and a
 * line on stderr that says so.
 */
export async function readingOwner(database: Database, flags: LedgerFlags): Promise<string> {
  const known = await knownOwner(database, flags);
  if (known !== undefined) return known;
  if (flags['force'] === true)
    throw new CommandFailure('NOT_FOUND', `${noneNamed(flags)}${say('; the file stays as it is')}`);
  process.stderr.write(`bursar: ${printable(`${noneNamed(flags)}${say(': there is nothing to read')}`)}\n`);
  return randomUUID();
}

/**
 * Who `--owner` is for an import: with `--commit` one who is made where there is none, and to look at files alone somebody who
 * has nothing yet.
 */
export async function importingOwner(
  database: Database,
  flags: LedgerFlags & { readonly commit?: boolean | undefined },
): Promise<string> {
  if (flags.commit === true) return ownerOf(database, flags);
  return (await knownOwner(database, flags)) ?? randomUUID();
}

/** The same for a command that stores something. Throws a CommandFailure where none has the name: a misspelt one makes no household. */
export async function existingOwner(database: Database, flags: LedgerFlags): Promise<string> {
  const known = await knownOwner(database, flags);
  if (known === undefined) {
    const { openAccess } = await import('@bursar/access');
    const owners = (await openAccess(database, systemClock).listKeys()).map(({ owner }) => owner);
    throw new CommandFailure('NOT_FOUND', `${noneNamed(flags)}${didYouMean(flags.owner ?? '', owners)}`);
  }
  return known;
}

const noneNamed = ({ owner }: LedgerFlags) => say('no household has the name {name}', { name: owner ?? LOCAL_OWNER });
