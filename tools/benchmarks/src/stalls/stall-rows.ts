import { portfolioText } from '../capital-gains/portfolio';
import { milliseconds, type Row } from '../report/row';
import { HttpClient } from '../servers/http-client';
import { serveBursar, type ServedBursar } from '../servers/served-bursar';

const GOAL_MILLISECONDS = 250;
const QUIET_MILLISECONDS = 2_000;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const lines = (count: number, line: (index: number) => string) => numbers(count).map(line).join('\n');
const dayOf = (index: number) => new Date(Date.UTC(2010, 0, 1 + (index % 5_000))).toISOString().slice(0, 10);

/** What one caller sends. The stress suite has more of the kind. */
const HEAVY: Readonly<Record<string, () => Uint8Array>> = {
  'a report of 100,000 trades': () => report(portfolioText(100_000, 20)),
  '2,000 ratios of one ticker': () =>
    report(`2009-12-31 BUY A 100 @ 1\n${lines(2_000, (index) => `${dayOf(index)} SPLIT A RATIO 1.234567`)}`),
  '100,000 tickers': () => report(lines(100_000, (index) => `2020-01-01 BUY T${index} 1 @ 1`)),
  '500,000 unknown arguments': () =>
    calling('calculate_report', Object.fromEntries(numbers(500_000).map((index) => [`k${index}`, 1]))),
  '500,000 unreadable rows of CSV': () => statement(lines(500_000, (index) => `2024-13-${index},x,abc`)),
  'a statement of 100,000 rows to analyze': () =>
    statement(lines(100_000, (index) => `${dayOf(index)},row ${index},${index}.00`)),
};

const report = (history: string) => calling('calculate_report', { cgt_content: history });

function statement(rows: string): Uint8Array {
  const account = { account_id: 'heavy', create_account: { name: 'Heavy', currency: 'CHF' } };
  const content = `date,description,amount\n${rows}`;
  return calling('finance_transactions_import', { ...account, mode: 'analyze', content });
}

/** The bytes of a call, written before anybody waits: writing millions of values takes this process long itself. */
function calling(name: string, input: object): Uint8Array {
  return Buffer.from(
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
  );
}

/** The longest wait of others for `/health/live` and for a small call, while one caller sends something heavy. */
export async function stallRows(): Promise<Row[]> {
  const server = await serveBursar(1);
  try {
    // The first call of each kind loads what it needs.
    await worstWaitDuring(server, () => call(server, statement('2024-01-31,first,1.00')));
    const quiet = await worstWaitDuring(
      server,
      () => new Promise((resolve) => setTimeout(resolve, QUIET_MILLISECONDS)),
    );
    const rows: Row[] = [];
    for (const [what, body] of Object.entries(HEAVY)) {
      const given = body();
      const begun = performance.now();
      const worst = await worstWaitDuring(server, () => call(server, given));
      rows.push({
        what: `others wait while one caller sends ${what}, at most`,
        measured: milliseconds(worst),
        reference: `while nobody sends anything ${milliseconds(quiet)}; the sender waits ${milliseconds(performance.now() - begun)}`,
        goal: `≤ ${GOAL_MILLISECONDS} ms`,
        isMet: worst <= GOAL_MILLISECONDS,
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

const MCP_HEADERS = { accept: 'application/json, text/event-stream' };

async function call({ post }: ServedBursar, json: Uint8Array): Promise<void> {
  const { status, text } = await post('/mcp', json, MCP_HEADERS);
  if (status !== 200) throw new Error(`answered with ${status}: ${text.slice(0, 200)}`);
}

async function worstWaitDuring(server: ServedBursar, work: () => Promise<unknown>): Promise<number> {
  const clients = [new HttpClient(1), new HttpClient(1)] as const;
  let isOver = false;
  let worst = 0;
  const watch = async (request: () => Promise<unknown>) => {
    while (!isOver) {
      const begun = performance.now();
      await request();
      worst = Math.max(worst, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const rate = calling('get_fx_rate', { currency: 'USD', year: 2024, month: 3 });
  const watching = [
    watch(() => clients[0].get(new URL('/health/live', server.url))),
    watch(() => call({ ...server, post: server.postWith(clients[1]) }, rate)),
  ];
  await work();
  isOver = true;
  await Promise.all(watching);
  for (const client of clients) client.close();
  return worst;
}
