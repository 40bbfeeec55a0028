import { createReadStream } from 'node:fs';

import { systemClock } from '@bursar/calendar';
import type { ArchivedDomain } from '@bursar/own-data';
import { LOCAL_OWNER } from '@bursar/toolkit';

import { archivedDomains } from '../../domains/archived-domains';
import { CommandFailure } from '../command-failure';
import { print } from '../print';
import { inputName } from '../read-input';
import { withEveryTable } from '../with-every-table';
import type { LedgerFlags } from '../with-ledger';
import { sayKnown } from '../../language/say-known';
import { say } from '../../language/say';

interface ArchiveFlags extends LedgerFlags {
  readonly json?: boolean | undefined;
  readonly commit?: boolean | undefined;
}

/**
 * `bursar import FILE` of an archive: says what it holds, and with `--commit` stores it for an owner without entries, all or
 * nothing.
 */
export async function importArchive(path: string, flags: ArchiveFlags): Promise<void> {
  const domains = await archivedDomains();
  try {
    const counts = await countRecords(path, domains);
    if (flags.commit === true) await store(path, domains, flags);
    const records = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const kinds = [...counts].map(([name, count]) => `  ${name}\t${count}\n`).join('');
    const words =
      flags.commit === true
        ? say('stored')
        : say('nothing was stored; --commit stores them in a household without entries');
    print(
      flags,
      { file: path, records, by_record: Object.fromEntries(counts), stored: flags.commit === true },
      `${say('{file}: an archive', { file: inputName(path) })}\n${kinds}${say('{records} records: {words}', { records, words })}\n`,
    );
  } catch (error) {
    const { ArchiveRefusal } = await import('@bursar/own-data');
    if (!(error instanceof ArchiveRefusal)) throw error;
    const details = error.line === undefined ? {} : { line: error.line };
    throw new CommandFailure(
      'ARCHIVE_REFUSED',
      say('{path}: {message}; nothing was stored', {
        path: inputName(path),
        message: sayKnown(error.message) ?? error.message,
      }),
      details,
    );
  }
}

/** Reads the whole archive, so that what is wrong with it is found before anything is locked. */
async function countRecords(path: string, domains: readonly ArchivedDomain[]): Promise<ReadonlyMap<string, number>> {
  const { readArchive } = await import('@bursar/own-data');
  const counts = new Map<string, number>();
  for await (const { domain, record } of readArchive(createReadStream(path), domains)) {
    const name = `${domain.domain} ${record.record}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

async function store(path: string, domains: readonly ArchivedDomain[], flags: ArchiveFlags): Promise<void> {
  const [{ readArchive, storeArchive }, { openAccess }] = await Promise.all([
    import('@bursar/own-data'),
    import('@bursar/access'),
  ]);
  await withEveryTable(flags, async (database) => {
    const { ownerNamedIn } = openAccess(database, systemClock);
    await database.transaction(async (transaction) => {
      // An archive that is refused leaves no owner either.
      const owner = await ownerNamedIn(transaction, flags.owner ?? LOCAL_OWNER);
      await storeArchive(transaction, owner, domains, readArchive(createReadStream(path), domains));
    });
  });
}
