import { createKey, DataDirectory, errorTextViolations, HttpServer, shown, UNLIMITED, type RpcError } from '../index';

const data = new DataDirectory();
let server: HttpServer;
beforeAll(async () => {
  server = await HttpServer.started({ args: [...data.args], env: UNLIMITED });
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

const JSON_LINES = { 'content-type': 'application/x-ndjson' };
const call = (id: number, name: string, input: object = {}) => ({
  ...{ jsonrpc: '2.0', id, method: 'tools/call' },
  params: { name, arguments: input },
});
const send = (body: string, headers: Record<string, string> = {}) =>
  server.send({ method: 'POST', path: '/calls', headers: { ...JSON_LINES, ...headers }, body });
const linesOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');

interface Answer {
  readonly id: number | null;
  readonly result?: { readonly structuredContent: unknown; readonly content: unknown[]; readonly isError?: boolean };
  readonly error?: RpcError;
}

/** The answers to what each line holds, by the ids of their calls. */
async function answersTo(lines: readonly unknown[], headers = {}): Promise<ReadonlyMap<unknown, Answer>> {
  const { status, text } = await send(linesOf(lines), headers);
  expect(status).toBe(200);
  const answers = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Answer);
  expect(answers).toHaveLength(lines.length);
  return new Map(answers.map((answer) => [answer.id, answer]));
}

it('each call has the result that it has by itself, with its texts where it failed', async () => {
  const calls: [string, object][] = [
    ['finance_categories_list', {}],
    ['get_month_summary', { user_id: 'ana', thread_id: 't', year: 2026, month: 3 }],
    ['finance_transactions_search', { date_range: { from: '2026-02-30' } }],
    ['list_movements', { year: 2026, month: 13 }],
    ['get_fx_rate', { currency: 'USD', year: 2024, month: 3 }],
  ];
  const answers = await answersTo(calls.map(([name, input], id) => call(id, name, input)));
  for (const [id, [name, input]] of calls.entries()) {
    const single = (await server.callTool(name, input)).message;
    const result = single?.result as Answer['result'];
    const expected =
      single?.error !== undefined
        ? { error: { code: single.error.code } }
        : { result: result?.isError === true ? result : { ...result, content: [] } };
    expect(answers.get(id)).toMatchObject(expected);
  }
});

it('a line that is no call is answered by itself, and the others are made', async () => {
  const answers = await answersTo([
    call(1, 'finance_categories_list'),
    call(2, 'no_such_tool'),
    { jsonrpc: '2.0', id: 3, method: 'tools/list' },
    { jsonrpc: '2.0', id: 4, method: 'tools/call', params: {} },
    'words',
  ]);
  expect(answers.get(1)?.result?.structuredContent).toMatchObject({ items: [] });
  for (const [id, name] of [
    [2, 'UNKNOWN_TOOL'],
    [3, 'INVALID_PARAMS'],
    [4, 'INVALID_PARAMS'],
    [null, 'INVALID_REQUEST'],
  ]) {
    const error = answers.get(id)?.error as RpcError;
    expect([error.data, errorTextViolations(error)]).toEqual([expect.objectContaining({ code: name }), []]);
  }
});

it('reads and writes in the household of the caller', async () => {
  const key = await createKey(data, 'elias');
  const list = call(2, 'finance_accounts_list');
  const itemsOf = async (headers = {}) => (await answersTo([list], headers)).get(2)?.result?.structuredContent;
  const stored = await answersTo([
    call(1, 'finance_transactions_import', {
      ...{ account_id: 'mine', create_account: { name: 'Mine', currency: 'EUR' }, mode: 'commit' },
      content: 'Date;Amount;Description\n2026-01-05;-3.00;Bread',
    }),
  ]);
  expect(stored.get(1)?.result?.structuredContent).toMatchObject({ new_count: 1 });
  expect(await itemsOf()).toMatchObject({ items: [{ id: 'mine' }] });
  expect(await itemsOf(shown(key))).toEqual({ items: [] });
  expect((await send(linesOf([list]), { 'x-mcp-api-key': 'wrong' })).status).toBe(401);
});

it('is refused from elsewhere, in another form, and when it is too large', async () => {
  const body = linesOf([call(1, 'finance_categories_list')]);
  const statusOf = async (text: string, headers = {}) => (await send(text, headers)).status;
  expect(await statusOf(body, { origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(body, { 'content-type': 'text/plain' })).toBe(415);
  expect(await statusOf(body, { 'content-type': 'application/json' })).toBe(415);
  expect(await statusOf(`${body}\n`.repeat(33))).toBe(413);
  expect(await statusOf('x'.repeat(257 * 1024))).toBe(413);
  expect((await server.send({ path: '/calls' })).status).toBe(405);
  expect(await send('')).toMatchObject({ status: 200, text: '' });
});

it('a call that takes long holds up none of the others', async () => {
  const slow = call(1, 'calculate_report', { cgt_content: manyTrades(3_000) });
  const { text } = await send(linesOf([slow, call(2, 'finance_categories_list')]));
  expect(text.split('\n').map((line) => (line === '' ? undefined : (JSON.parse(line) as Answer).id))).toEqual([
    ...[2, 1, undefined],
  ]);
});

function manyTrades(count: number): string {
  const day = (place: number) => new Date(Date.UTC(2010, 0, 1) + place * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, place) => `${day(place)} BUY VOD 1 @ 10 GBP`).join('\n');
}
