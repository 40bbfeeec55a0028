import { systemClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import { invalidValue, readSettings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { DOMAIN_EXPORTS, EXPORT_FORMATS, type ExportFormat } from '../../domains/domain-exports';
import { POSTING_SOURCES, type BookedDomain } from '../../domains/posting-sources';
import { PLAIN_TEXT_FORMATS } from '../../own-data/formats/all-formats';
import type { BookFormat } from '../../own-data/formats/format';
import { postingsCsv } from '../../own-data/formats/postings-csv';
import { EXPORT } from '../definitions/ledger-commands';
import { toOutput, type Write } from '../output-file';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { refuseUnknownAccount } from '../unknown-account';
import { withDatabase } from '../with-database';
import { existingOwner, readingOwner, withLedger } from '../with-ledger';
import { withEveryTable } from '../with-every-table';
import { say } from '../../language/say';

type Flags = ReturnType<typeof readCommand<(typeof EXPORT)['options']>>['values'];

const FORMATS: readonly string[] = [...EXPORT_FORMATS, ...Object.keys(PLAIN_TEXT_FORMATS)];
const BOOKED: readonly string[] = POSTING_SOURCES.map(({ domain }) => domain);

/**
 * `bursar export`: the imported transactions, oldest first, or the records of another domain, as JSON lines or CSV; with
 * `--format beancount`, `hledger` or `ledger`, or `--all --format csv`, the entries of every domain; with `--all`, everything.
 */
export async function exportLedger(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(EXPORT, args);
  rejectPositionals('export', positionals);
  const { account, format = 'jsonl', domain: domains = [], all = false } = values;
  if (!FORMATS.includes(format)) throw invalidValue('--format', format, FORMATS.join(', '));
  const unknown = domains.find((name) => !BOOKED.includes(name));
  if (unknown !== undefined) throw invalidValue('--domain', unknown, BOOKED.join(', '));
  const book = bookFormat(format, all);
  if (account !== undefined && (domains.length > 0 || all || book !== undefined)) {
    throw new UsageError(say('--account selects imported transactions: leave out --domain, --all and other formats'));
  }
  if (all && domains.length > 0) throw new UsageError(say('--all is every domain: leave out --domain'));
  if (book !== undefined) return exportBook(values, book, domains as readonly BookedDomain[]);
  if (all) return exportArchive(values);
  await exportRecords(values, format as ExportFormat, domains);
}

/** Undefined where records are asked for, and not entries. */
function bookFormat(name: string, isAll: boolean): BookFormat | undefined {
  if (name === 'csv') return isAll ? postingsCsv : undefined;
  return Object.entries(PLAIN_TEXT_FORMATS).find(([known]) => known === name)?.[1];
}

async function exportBook(flags: Flags, format: BookFormat, domains: readonly BookedDomain[]): Promise<void> {
  const [{ writeBook }, { ecbPrices }] = await Promise.all([
    import('../../own-data/write-book'),
    import('../../own-data/ecb-prices'),
  ]);
  const pricesOf = await ecbPrices(readSettings(flags, process.env));
  await withEveryTable(flags, async (database) => {
    const owner = await readingOwner(database, flags);
    const chosen = domains.length === 0 ? undefined : domains;
    await toOutput(flags, (write) => writeBook({ database, owner, domains: chosen, format, pricesOf, write }));
  });
}

/** Everything that is stored of an owner, which `bursar import` takes into another household. */
async function exportArchive(flags: Flags): Promise<void> {
  const [{ archiveOf }, { archivedDomains }] = await Promise.all([
    import('@bursar/own-data'),
    import('../../domains/archived-domains'),
  ]);
  await withEveryTable(flags, async (database) => {
    const { readSnapshot } = await import('@bursar/database/backup');
    const owner = await readingOwner(database, flags);
    const domains = await archivedDomains();
    await toOutput(flags, (write) =>
      readSnapshot(database, async (connection) => {
        for await (const bytes of archiveOf(connection, owner, domains)) await write(bytes);
      }),
    );
  });
}

async function exportRecords(flags: Flags, format: ExportFormat, domains: readonly string[]): Promise<void> {
  const [domain, ...others] = domains;
  if (others.length > 0) throw new UsageError(say('--format {format} takes one --domain', { format }));
  if (domain === undefined || domain === 'finance-tools') return exportTransactions(flags, format);
  const known = Object.entries(DOMAIN_EXPORTS).find(([name]) => name === domain);
  if (known === undefined) {
    const names = [...Object.keys(DOMAIN_EXPORTS), 'finance-tools'];
    throw invalidValue(`--domain`, domain, say('{names} with --format {format}', { names: names.join(', '), format }));
  }
  const exportDomain = await known[1]();
  await withDatabase(flags, async (database: Database) => {
    // Shared expenses have two people as soon as they are looked at: none are made for a misspelt name.
    const owner = await (domain === 'shared-split' ? existingOwner : readingOwner)(database, flags);
    await toOutput(flags, (write) => exportDomain({ database, clock: systemClock, owner, format, write }));
  });
}

async function exportTransactions(flags: Flags, format: ExportFormat): Promise<void> {
  const { account: accountId } = flags;
  await withLedger(
    flags,
    async (ledger) => {
      if (accountId !== undefined) refuseUnknownAccount(accountId, await ledger.accountIds());
      const options = (write: Write) => ({ format, write, ...(accountId !== undefined && { accountId }) });
      await toOutput(flags, async (write) => void (await ledger.exportTransactions(options(write))));
    },
    readingOwner,
  );
}
