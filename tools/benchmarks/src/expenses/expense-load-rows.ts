import type { LoadFigures } from '../measuring/load';
import type { Row } from '../report/row';
import { measureExpenseLoad } from './expense-load';

const GOAL = 8;

/**
 * Apart from its rows a write here is a request and a response over HTTP, the check of a key, the lookup of an idempotency
 * record and a lock on the account, most of it in one thread. The end of the run checks that nothing is lost or doubled.
 */
export async function expenseLoadRows(seconds: number): Promise<Row[]> {
  const { rest, mcp, sql } = await measureExpenseLoad(seconds);
  const row = (transport: string, figures: LoadFigures): Row => {
    const ratio = rateOf(sql) / rateOf(figures);
    return {
      what: `16 clients record expenses over ${transport}, ${seconds} s`,
      measured: formatLoad(figures),
      reference: `the same rows by SQL ${formatLoad(sql)}: ${ratio.toFixed(2)} ×`,
      goal: `≤ ${GOAL} ×`,
      isMet: ratio <= GOAL,
    };
  };
  return [row('REST', rest), row('MCP', mcp)];
}

function formatLoad(figures: LoadFigures): string {
  return `${rateOf(figures).toFixed(0)} a second, p99 ${figures.p99Milliseconds.toFixed(0)} ms`;
}

function rateOf({ calls, seconds }: LoadFigures): number {
  return calls / seconds;
}
