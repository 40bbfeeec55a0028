import { milliseconds, type Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { MigrationFigures } from './migrations';

/** Fewer where the disk is small or time is short: 10,000,000 take 8 GB. */
const ROWS = Number(process.env['BENCHMARK_MIGRATED_ROWS'] ?? 10_000_000);
const GOAL_MILLISECONDS = 1_000;

/** What each migration of a large ledger locks, and the slowest call meanwhile. */
export function migrationRows(): Row[] {
  return figuresOf<MigrationFigures[]>('migrations', ROWS).map((figures) => {
    const { name, locks, slowestWriteMilliseconds: write, slowestReadMilliseconds: read } = figures;
    return {
      what: `slowest write, 20 a second, while ${name} migrates ${ROWS.toLocaleString('en')} rows`,
      measured: milliseconds(write),
      reference: `slowest read ${milliseconds(read)}; takes ${milliseconds(figures.milliseconds)}; locks: ${locks.join(', ') || 'none'}`,
      goal: '≤ 1 s, reads too',
      isMet: Math.max(write, read) <= GOAL_MILLISECONDS,
    };
  });
}
