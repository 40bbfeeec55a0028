import { measureExpenseLoad } from './expense-load';
import type { LoadFigures } from './load';
import type { Row } from './row';

/** Nothing else is measured meanwhile; that no expense is lost or doubled is checked at the end. */
export async function expenseLoadRows(server: string, seconds: number): Promise<Row[]> {
  const { rest, mcp, sql } = await measureExpenseLoad(server, seconds);
  const row = (face: string, figures: LoadFigures): Row => {
    const ratio = rateOf(sql) / rateOf(figures);
    return {
      what: `16 clients record expenses over ${face}, ${seconds} s`,
      measured: spokenLoad(figures),
      limit: `the same rows by SQL ${spokenLoad(sql)}: ${ratio.toFixed(2)} x`,
      goal: '4 x',
      isMet: ratio <= 4,
    };
  };
  return [row('REST', rest), row('MCP', mcp)];
}

function spokenLoad(figures: LoadFigures): string {
  return `${rateOf(figures).toFixed(0)} a second, p99 ${figures.p99Milliseconds.toFixed(0)} ms`;
}

function rateOf({ writes, seconds }: LoadFigures): number {
  return writes / seconds;
}
