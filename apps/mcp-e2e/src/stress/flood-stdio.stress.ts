import { until } from '@bursar/database/testing';
import fc from 'fast-check';

import { DataDirectory, INITIALIZE_PARAMS, requestLine, StdioServer, toolCallLine, type Fields } from '../index';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';
import { AWAY, OPERATIONS, NO_TRACE, tracesOf, untilAnswering } from './operations';
import { effort, SEED } from './effort';
import { memoryOf } from './resident-memory';
import { openTransactions } from './open-transactions';
import { Counts, report } from './report';

const REQUESTS = 10_000;
const CALLER = { user_id: '7', thread_id: '7' };

const data = new DataDirectory();
let server: StdioServer;
beforeAll(async () => {
  server = await StdioServer.started({ args: ['stdio', ...data.args], env: OPERATIONS_ENV });
  await untilAnswering(server);
});
afterAll(async () => {
  const end = await server.close();
  await data.remove();
  expect(end).toEqual({ code: 0, signal: null });
  expect(server.strayLines).toEqual([]);
});

const READS: readonly (readonly [tool: string, input: Fields])[] = [
  ['get_fx_rate', { currency: 'USD', year: 2024, month: 3 }],
  ['parse_transaction_from_text', { ...CALLER, text: 'taxi 25 pesos', now_iso: '2031-03-10T10:00:00Z' }],
  ['parse_transactions', { cgt_content: '2024-01-15 BUY VOD 100 @ 1.20' }],
  ['list_movements', { year: 2031, month: 3, limit: 5 }],
  ['planifi_listTags_v1', {}],
  ['get_month_summary', { ...CALLER, month: '2031-03' }],
  ['finance_accounts_list', {}],
];

/** Every so many requests is a write. */
const WRITE_EVERY = 50;

let lastId = 0;

/** So many calls, and the names of what they write, by the ids of the calls. */
function calls(count: number, round: string) {
  const written = new Map<number, string>();
  const lines = Array.from({ length: count }, (_, index) => {
    const id = ++lastId;
    if (index % WRITE_EVERY !== 0) return toolCallLine(id, ...(READS[index % READS.length] as (typeof READS)[number]));
    const { name, tool, input } = OPERATIONS.movement(`${round}n${index}`);
    written.set(id, name);
    return toolCallLine(id, tool, input);
  });
  return { lines, written, ids: Array.from({ length: count }, (_, index) => lastId - count + 1 + index) };
}

/** The answers since the last look, by id, a failure as its text; no call is answered twice. */
function taken(): ReadonlyMap<number, { readonly failure: string | undefined }> {
  const messages = server.unread.splice(0);
  const answers = new Map(
    messages.map(({ id, result, error }) => {
      const isFailure = error !== undefined || result?.['isError'] === true;
      return [Number(id), { failure: isFailure ? JSON.stringify(error ?? result) : undefined }];
    }),
  );
  expect(answers.size).toBe(messages.length);
  return answers;
}

it('ten thousand calls in one write are all answered, once, and memory stays what it was', async () => {
  const memory: number[] = [];
  let refused = 0;
  for (let round = 0; round < effort(1, 20); round += 1) {
    const { lines, written, ids } = calls(REQUESTS, `r${round}`);
    server.process.child.stdin.write(`${lines.join('\n')}\n`);
    await until(() => server.unread.length >= REQUESTS);
    const answers = taken();
    expect([...answers.keys()].sort((one, other) => one - other)).toEqual(ids);
    // A call that waited too long for the database, as on a busy machine, is refused, and nothing of it is done.
    const failures = [...answers.values()].flatMap(({ failure = [] }) => failure);
    expect(failures.filter((failure) => !AWAY.some((code) => failure.includes(code)))).toEqual([]);
    refused += failures.length;
    const traces = await tracesOf(data, written.values());
    for (const [id, name] of written) {
      const wasDone = traces.get(name) !== NO_TRACE;
      expect({ name, wasDone }).toEqual({ name, wasDone: answers.get(id)?.failure === undefined });
    }
    memory.push(memoryOf(server.process.child.pid).now);
    server.process.stdout = '';
  }
  const { most } = memoryOf(server.process.child.pid);
  report(
    `${REQUESTS} calls at once over stdio, ${refused} refused: ${memory.map(Math.round).join(', ')} MiB after each round, ${Math.round(most)} MiB at most`,
  );
  const [first = 0, last = 0] = [memory[Math.min(1, memory.length - 1)], memory.at(-1)];
  expect(last).toBeLessThan(1.5 * first + 100);
});

it(`calls that are cancelled leave nothing open, and are done wholly or not at all (seed ${SEED})`, async () => {
  const outcomes = new Counts();
  for (let round = 0; round < effort(1, 30); round += 1) {
    const operations = Array.from({ length: 200 }, (_, index) =>
      index % 4 === 0 ? OPERATIONS.statement(`c${round}n${index}`, 200) : OPERATIONS.movement(`c${round}n${index}`),
    );
    const shares = fc.sample(fc.noBias(fc.nat(999)), { seed: SEED + round, numRuns: operations.length });
    const named = new Map(operations.map((operation) => [++lastId, operation] as const));
    const lines: string[] = [];
    const cancelled: number[] = [];
    const later: string[] = [];
    for (const [index, [id, { tool, input }]] of [...named].entries()) {
      lines.push(toolCallLine(id, tool, input));
      const share = shares[index] as number;
      if (share < 300) continue;
      cancelled.push(id);
      const line = JSON.stringify({
        jsonrpc: '2.0',
        method: 'notifications/cancelled',
        params: { requestId: id, reason: 'enough' },
      });
      // Some at once, before the call has begun; the others while it runs.
      if (share < 500) lines.push(line);
      else later.push(line);
    }
    const ping = ++lastId;
    server.process.child.stdin.write(`${lines.join('\n')}\n`);
    for (const line of later) {
      server.send(line);
      await new Promise(setImmediate);
    }
    const remaining = [...named.keys()].filter((id) => !cancelled.includes(id));
    await until(() => remaining.every((id) => server.unread.some((message) => message.id === id)));
    server.send(requestLine(ping, 'ping'));
    await server.answerTo(ping);
    // What was cancelled late may still be at work.
    await untilAnswering(server);
    await until(async () => (await openTransactions(data)) === 0);
    const answers = taken();
    const traces = await tracesOf(
      data,
      operations.map(({ name }) => name),
    );
    for (const [id, { name, tool }] of named) {
      const trace = traces.get(name);
      const answer = answers.get(id);
      outcomes.add(
        `${cancelled.includes(id) ? 'cancelled' : 'left'}, ${trace === NO_TRACE ? 'not done' : 'done'}, ${answer === undefined ? 'unanswered' : 'answered'}`,
      );
      if (answer !== undefined)
        expect({ name, ...answer, isDone: trace !== NO_TRACE }).toEqual({ name, failure: undefined, isDone: true });
      if (trace !== NO_TRACE && tool === 'finance_transactions_import') expect(trace).toContain(',200]');
    }
  }
  report(`cancelled calls, seed ${SEED}: ${outcomes}`);
  expect((await server.request('initialize', INITIALIZE_PARAMS)).result).toBeDefined();
});
