import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import postgres from 'postgres';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { milliseconds, type Row } from '../report/row';
import { BARE_SERVER, BURSAR } from '../servers/paths';
import { socketFolder } from '../servers/served-bursar';
import { startStdio } from '../servers/stdio-process';
import { cristiAgentWrite } from './cristi-agent-write';
import type { DomainWrite } from './domain-write';
import { financeToolsWrite } from './finance-tools-write';
import { planifiWrite } from './planifi-write';
import { sharedSplitWrite } from './shared-split-write';

const WRITES: readonly DomainWrite[] = [sharedSplitWrite, planifiWrite, cristiAgentWrite, financeToolsWrite];
const WARM_UP = 150;
const ROUNDS = 301;
const GOAL = 1.5;

/**
 * Sequential writes through the built server over stdio. The reference is the same rows by postgres.js through one
 * connection to the same database, with fsync on, and the cost of an empty call: the bare server's echo.
 */
export async function writeRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const [bursar, bare] = [await startStdio(BURSAR, ['stdio', '--data-dir', dataDir]), await startStdio(BARE_SERVER)];
  await bursar.call('list_participants', {});
  const sql = postgres({ host: socketFolder(dataDir), user: 'bursar', database: 'postgres', max: 1 });
  try {
    const prepared = [];
    for (const { what, prepare } of WRITES) {
      const { byMcp, bySql } = await prepare(bursar.call);
      const measures = {
        mcp: () => timed(() => byMcp(bursar.call)),
        sql: () => timed(() => bySql(sql)),
        echo: () => timed(() => bare.call('echo', { text: 'Supermercado' })),
      };
      // All warm up before one is measured, or the first would pay for what they share.
      await interleaved(WARM_UP, measures);
      prepared.push({ what, measures });
    }
    const rows: Row[] = [];
    for (const { what, measures } of prepared) rows.push(rowOf(what, await interleaved(ROUNDS, measures)));
    // What was written by hand must be what the journal allows.
    execFileSync(process.execPath, [BURSAR, 'journal', 'verify', '--data-dir', dataDir]);
    return rows;
  } finally {
    await sql.end();
    await bare.stop();
    await bursar.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function rowOf(what: string, times: Readonly<Record<'mcp' | 'sql' | 'echo', readonly number[]>>): Row {
  const [mcp, sql, echo] = [median(times.mcp), median(times.sql), median(times.echo)];
  const ratio = (mcp - echo) / sql;
  return {
    what: `one write by MCP: ${what}`,
    measured: milliseconds(mcp),
    reference: `the same rows by postgres.js ${milliseconds(sql)}, the echo ${milliseconds(echo)}: ${ratio.toFixed(2)} × and the echo`,
    goal: `≤ ${GOAL} × and the echo`,
    isMet: mcp <= GOAL * sql + echo,
  };
}
