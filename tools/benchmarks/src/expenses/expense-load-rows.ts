import type { LoadFigures } from '../measuring/load';
import type { Row } from '../report/row';
import { measureExpenseLoad } from './expense-load';

const GOAL = 8;

/**
 * Beside the bare rows a write here is a request and its answer over HTTP, the check of a key, the look for an earlier
 * answer and a lock on the account, most of it in one thread. That nothing is lost or doubled is checked at the end.
 */
export async function expenseLoadRows(seconds: number): Promise<Row[]> {
  const { rest, mcp, sql } = await measureExpenseLoad(seconds);
  const row = (face: string, figures: LoadFigures): Row => {
    const ratio = rateOf(sql) / rateOf(figures);
    return {
      what: `16 clients record expenses over ${face}, ${seconds} s`,
      measured: spokenLoad(figures),
      limit: `the same rows by SQL ${spokenLoad(sql)}: ${ratio.toFixed(2)} ×`,
      goal: `≤ ${GOAL} ×`,
      isMet: ratio <= GOAL,
    };
  };
  return [row('REST', rest), row('MCP', mcp)];
}

function spokenLoad(figures: LoadFigures): string {
  return `${rateOf(figures).toFixed(0)} a second, p99 ${figures.p99Milliseconds.toFixed(0)} ms`;
}

function rateOf({ calls, seconds }: LoadFigures): number {
  return calls / seconds;
}
