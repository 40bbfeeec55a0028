import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { createFinanceTools, loadLedger } from '@bursar/finance-tools';

import { copyRows } from '../ledger/copy-rows';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';
import { statementFile, type BenchmarkFormat } from './statement-files';

export interface StatementFigures {
  readonly analyzeMilliseconds: number;
  readonly commitMilliseconds: number;
  /** COPY of the same rows into an empty table with the same indexes. */
  readonly copyMilliseconds: number;
  /** How much the process grew at most. */
  readonly grownMegabytes: number;
}

export const STATEMENT_ROWS = 100_000;
const FORMATS: readonly BenchmarkFormat[] = ['csv', 'camt', 'mt940'];

/** Imports a statement of 100,000 entries: shown first, then stored. `format` is the index of one, since sizes are numbers. */
export async function measureStatement(format: number): Promise<StatementFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const database = openDatabase({ dataDir: folder });
  try {
    const domain = createFinanceTools({ database, clock: systemClock, filesOpen: false });
    await callTool(domain, 'finance_accounts_list', {});
    const ledger = await loadLedger({ database, clock: systemClock, owner: 'benchmark' });
    const kind = FORMATS[format] as BenchmarkFormat;
    const bytes = statementFile(kind, STATEMENT_ROWS);
    const files = [{ name: kind, read: async () => bytes }];
    const create = { name: kind, currency: 'CHF' };
    const importAs = (mode: 'analyze' | 'commit') => async () => {
      const [imported] = await ledger.importFiles(files, { account_id: kind, create_account: create, mode });
      if (imported === undefined || !('output' in imported)) throw new Error(`the ${kind} was refused`);
    };
    const before = process.memoryUsage.rss();
    const analyzeMilliseconds = await timed(importAs('analyze'));
    const commitMilliseconds = await timed(importAs('commit'));
    const grownMegabytes = (process.resourceUsage().maxRSS * 1024 - before) / 1_048_576;
    return {
      analyzeMilliseconds,
      commitMilliseconds,
      copyMilliseconds: await copyRows(database, STATEMENT_ROWS),
      grownMegabytes,
    };
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
