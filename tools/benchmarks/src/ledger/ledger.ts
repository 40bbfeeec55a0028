import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { systemClock } from '@bursar/calendar';
import { openDatabase, type Connection, type Database } from '@bursar/database';
import { createFinanceTools } from '@bursar/finance-tools';
import type { Domain } from '@bursar/toolkit';

import { statementText } from './bank-statement';
import { copyRows } from './copy-rows';
import { measureCorrections, timeJournalOfImport, type CorrectionFigures } from './corrections';
import { QUERIES, type Query } from './ledger-queries';
import { measureLinks, NOTES, type LinkFigures } from './links';
import { measureSqlite } from './sqlite';
import { measureStanding } from './standing';
import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';

/** A query's time as a tool call, and that of hand-written statements for the same answer. */
export interface QueryFigures {
  readonly what: string;
  readonly milliseconds: number;
  readonly byHandMilliseconds: number;
  readonly goalMilliseconds: number;
  /** The same in SQLite, where it is installed and the query has a counterpart. */
  readonly sqliteMilliseconds: number | undefined;
}

export interface LedgerFigures {
  readonly queries: readonly QueryFigures[];
  readonly corrections: readonly CorrectionFigures[];
  /** Balances, what comes again, a forecast. */
  readonly standing: readonly CorrectionFigures[];
  readonly links: readonly LinkFigures[];
  /** Importing 100,000 rows into a ledger that is empty, and into one that holds 900,000. */
  readonly firstImportMilliseconds: number;
  readonly lastImportMilliseconds: number;
  /** COPY of the same rows from a file into an empty table with the same indexes. */
  readonly copyMilliseconds: number;
  /** What the journal takes of one import. */
  readonly journalMilliseconds: number;
  /** How much the process grew over the corrections. */
  readonly correctionsGrownMegabytes: number;
  /** How much the process grew over the ten imports. */
  readonly grownMegabytes: number;
}

const STATEMENT_ROWS = 100_000;
const LEAST_ROUNDS = 15;
const MOST_ROUNDS = 151;
/** Until code is compiled and the plans of statements are cached. */
const WARM_UP_MILLISECONDS = 1_000;

/** Fills a ledger through the import tool, then queries it. `rows` is a multiple of 100,000. */
export async function measureLedger(rows: number): Promise<LedgerFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const url = process.env['BENCHMARK_DATABASE_URL'];
  const database = openDatabase(url === undefined ? { dataDir: folder } : { url });
  const domain = createFinanceTools({ database, clock: systemClock, filesOpen: false });
  try {
    const imports = await importAll(domain, rows);
    const journalMilliseconds = await timeJournalOfImport(database, 1, STATEMENT_ROWS);
    const copyMilliseconds = await copyRows(database, STATEMENT_ROWS);
    const sqlite = url === undefined ? await measureInSqlite(database) : undefined;
    const queries: QueryFigures[] = [];
    for (const query of QUERIES) {
      queries.push({ ...(await measureQuery(domain, database, query)), sqliteMilliseconds: sqlite?.[query.what] });
    }
    const before = process.resourceUsage().maxRSS;
    const corrections = await measureCorrections(domain, database);
    const correctionsGrownMegabytes = (process.resourceUsage().maxRSS - before) / 1_024;
    const standing = await measureStanding(domain, database);
    // Last, and in a domain of their own: what is noted elsewhere would count in all that looks at every view.
    const noting = createFinanceTools({ database, clock: systemClock, filesOpen: false, sources: [NOTES] });
    const links = await measureLinks(noting, database);
    return {
      ...{ ...imports, journalMilliseconds, copyMilliseconds, queries, corrections, correctionsGrownMegabytes },
      standing,
      links,
    };
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function importAll(domain: Domain, rows: number) {
  const times: number[] = [];
  await callTool(domain, 'finance_accounts_list', {});
  const before = process.memoryUsage.rss();
  for (let first = 0; first < rows; first += STATEMENT_ROWS) {
    const content = statementText(first, STATEMENT_ROWS, rows);
    const account = `account-${(first / STATEMENT_ROWS) % 4}`;
    const create = { name: account, currency: account === 'account-0' ? 'EUR' : 'CHF' };
    const input = { account_id: account, content, mode: 'commit', create_account: create };
    times.push(await timed(() => callTool(domain, 'finance_transactions_import', input)));
  }
  const grownMegabytes = (process.resourceUsage().maxRSS * 1024 - before) / 1_048_576;
  return { firstImportMilliseconds: times[0] ?? 0, lastImportMilliseconds: times.at(-1) ?? 0, grownMegabytes };
}

async function measureInSqlite(database: Database) {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-rows-'));
  try {
    // Another account runs the server.
    chmodSync(folder, 0o777);
    const file = join(folder, 'rows');
    await database.run((sql) =>
      sql.script(`copy (select sequence, booked_at::date, account_id, category_id, amount, description
        from finance.transactions) to '${file}'`),
    );
    return measureSqlite(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureQuery(domain: Domain, database: Database, query: Query) {
  const measures = {
    own: () => timed(() => callTool(domain, query.tool, query.input)),
    byHand: () => timed(() => database.run((sql: Connection) => query.byHand(sql))),
  };
  let rounds = 0;
  for (const start = performance.now(); performance.now() - start < WARM_UP_MILLISECONDS; rounds += 1) {
    await interleaved(1, measures);
  }
  const { own, byHand } = await interleaved(Math.min(Math.max(rounds, LEAST_ROUNDS), MOST_ROUNDS), measures);
  const { what, goalMilliseconds } = query;
  return { what, goalMilliseconds, milliseconds: median(own), byHandMilliseconds: median(byHand) };
}
