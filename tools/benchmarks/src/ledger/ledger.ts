import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { systemClock } from '@bursar/calendar';
import { openDatabase, type Connection, type Database } from '@bursar/database';
import { createFinanceTools } from '@bursar/finance-tools';
import type { Domain } from '@bursar/toolkit';

import { statementText } from './bank-statement';
import { QUESTIONS, type Question } from './ledger-questions';
import { measureSqlite } from './sqlite';
import { inTurns } from '../measuring/in-turns';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';

/** A question's time as a tool call, and that of the statements one would write by hand for it. */
export interface QuestionFigures {
  readonly what: string;
  readonly milliseconds: number;
  readonly byHandMilliseconds: number;
  readonly goalMilliseconds: number;
  /** The same in SQLite, where it is installed and has been asked. */
  readonly sqliteMilliseconds: number | undefined;
}

export interface LedgerFigures {
  readonly questions: readonly QuestionFigures[];
  /** Importing 100,000 rows into a ledger that is empty, and into one that holds 900,000. */
  readonly firstImportMilliseconds: number;
  readonly lastImportMilliseconds: number;
  /** COPY of the same rows, ready made, into an empty table with the same indexes. */
  readonly copyMilliseconds: number;
  /** How much the process grew over the ten imports. */
  readonly grownMegabytes: number;
}

const STATEMENT_ROWS = 100_000;
const LEAST_ROUNDS = 15;
const MOST_ROUNDS = 151;
/** Code is slow the first times it runs, and the plans of statements are made anew. */
const WARM_UP_MILLISECONDS = 1_000;

/** Fills a ledger through the import tool, then asks it. `rows` is a multiple of 100,000. */
export async function measureLedger(rows: number): Promise<LedgerFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const url = process.env['BENCHMARK_DATABASE_URL'];
  const database = openDatabase(url === undefined ? { dataDir: folder } : { url });
  const domain = createFinanceTools({ database, clock: systemClock, filesOpen: false });
  try {
    const imports = await importAll(domain, rows);
    const copyMilliseconds = await copyRows(database);
    const sqlite = url === undefined ? await askSqlite(database) : undefined;
    const questions: QuestionFigures[] = [];
    for (const question of QUESTIONS) {
      questions.push({ ...(await ask(domain, database, question)), sqliteMilliseconds: sqlite?.[question.what] });
    }
    return { ...imports, copyMilliseconds, questions };
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
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

/** The server reads the file itself: nothing is faster. */
async function copyRows(database: Database): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-copy-'));
  const file = join(folder, 'rows');
  try {
    return await database.run(async (sql) => {
      const rows =
        await sql.query`select t::text as row from finance.transactions t order by sequence limit ${STATEMENT_ROWS}`;
      const quoted = rows.map(({ row }) => String(row).slice(1, -1)).join('\n');
      writeFileSync(file, `${quoted}\n`);
      chmodSync(folder, 0o755);
      await sql.script('create table finance.copied (like finance.transactions including all)');
      const time = await timed(() => sql.script(`copy finance.copied from '${file}' (format csv)`));
      await sql.script('drop table finance.copied');
      return time;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function askSqlite(database: Database) {
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

async function ask(domain: Domain, database: Database, question: Question) {
  const measures = {
    own: () => timed(() => callTool(domain, question.tool, question.input)),
    byHand: () => timed(() => database.run((sql: Connection) => question.byHand(sql))),
  };
  let rounds = 0;
  for (const start = performance.now(); performance.now() - start < WARM_UP_MILLISECONDS; rounds += 1) {
    await inTurns(1, measures);
  }
  const { own, byHand } = await inTurns(Math.min(Math.max(rounds, LEAST_ROUNDS), MOST_ROUNDS), measures);
  const { what, goalMilliseconds } = question;
  return { what, goalMilliseconds, milliseconds: median(own), byHandMilliseconds: median(byHand) };
}
