import { UsageError } from '../../configuration/usage-error';
import { archivedDomains } from '../../domains/archived-domains';
import { findRecord } from '../../own-data/find-record';
import { CommandFailure } from '../command-failure';
import { SHOW } from '../definitions/ledger-commands';
import { followSetLanguage } from '../follow-set-language';
import { write } from '../print';
import { readCommand } from '../read-command';
import { withEveryTable } from '../with-every-table';
import { knownOwner } from '../with-ledger';
import { say } from '../../language/say';

/** `bursar show REF`: the record behind a ref or an id, as one line of JSON. Exit status 1 where there is none. */
export async function show(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(SHOW, args);
  const [ref, ...others] = positionals;
  if (ref === undefined || others.length > 0) throw new UsageError(say('show needs one REF, such as bank:1'));
  await withEveryTable(values, async (database) => {
    const { readSnapshot } = await import('@bursar/database/backup');
    const owner = await knownOwner(database, values);
    const domains = await archivedDomains();
    const found =
      owner === undefined
        ? undefined
        : await readSnapshot(database, (connection) => findRecord(connection, owner, domains, ref));
    if (found !== undefined) return write(`${found}\n`);
    await followSetLanguage(database, owner);
    throw new CommandFailure('NOT_FOUND', say('there is no record {ref}', { ref }), { ref });
  });
}
