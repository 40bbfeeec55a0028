import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import fc from 'fast-check';

import {
  DataDirectory,
  domainOf,
  RESOURCES,
  INITIALIZE_PARAMS,
  requestLine,
  StdioServer,
  TOOLS,
  type Fields,
  type RpcMessage,
} from '../index';
import type { Schema } from '../generated-input/json-schema';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';
import { effort, SEED } from './effort';
import { distorted } from './hostile/distorted';
import { hostileText } from './hostile/hostile-texts';
import { createFixturesWith, type Fixtures } from './hostile/fixtures';
import { hostileValue, written } from './hostile/hostile-values';
import { checkAnswer, characterViolations, textViolations } from './hostile/answer-violations';
import { nulInEachText } from './hostile/nul-in-each-text';
import { RowWatch } from './hostile/row-watch';
import { wellTyped } from './hostile/well-typed';
import { Counts, report } from './report';

interface Prompt {
  readonly name: string;
  readonly arguments: readonly { readonly name: string }[];
}

interface PublishedTool {
  readonly name: string;
  readonly inputSchema: Schema;
  readonly outputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean };
}

const CALLS = effort(25, 1_500);

const data = new DataDirectory();
let server: StdioServer;
let rows: RowWatch;
let fixtures: Fixtures;
let toolsByName: ReadonlyMap<string, PublishedTool>;
let published: string;
const outcomes = new Counts();

const start = () => StdioServer.started({ args: ['stdio', '--unified-ledger', ...data.args], env: OPERATIONS_ENV });

/** All that a host shows a model before the first call. */
async function publicSurface(from: StdioServer): Promise<string> {
  const listed: unknown[] = [];
  for (const method of ['tools/list', 'prompts/list', 'resources/list'])
    listed.push((await from.request(method)).result);
  listed.push((await from.request('initialize', INITIALIZE_PARAMS)).result);
  return JSON.stringify(listed);
}

// The validator warns about formats that it does not know.
beforeAll(() => void jest.spyOn(console, 'warn').mockReturnValue());

beforeAll(async () => {
  server = await start();
  published = await publicSurface(server);
  const { tools } = (JSON.parse(published) as [{ tools: PublishedTool[] }])[0];
  toolsByName = new Map(tools.map((tool) => [tool.name, tool]));
  fixtures = await createFixturesWith(async (tool, input) => {
    const { result, error } = await server.callTool(tool, input);
    if (result === undefined || result['isError'] === true)
      throw new Error(`${tool}: ${JSON.stringify(error ?? result)}`);
    return result['structuredContent'] as Fields;
  });
  // It reads settings, whose tables are made at their first use.
  await server.callTool('get_overview', {});
  rows = new RowWatch(data);
});

afterAll(async () => {
  await rows.close();
  const end = await server.close();
  await data.remove();
  expect(end).toEqual({ code: 0, signal: null });
  report(`hostile tools, seed ${SEED}: ${outcomes}`);
});

let lastId = 0;

/** Sends params as they are written, which need not be what JavaScript would write. */
function askRaw(method: string, params: unknown): Promise<RpcMessage> {
  const id = ++lastId;
  server.send(requestLine(id, method, null).replace(/null\}$/, () => `${written(params)}}`));
  // A line that is no request is answered with a null id.
  return server.next((message) => message.id === id || message.id === null);
}

it.each(TOOLS)(`%s takes or refuses whatever it is sent, as its contract requires (seed ${SEED})`, async (tool) => {
  const { inputSchema, outputSchema, annotations } = toolsByName.get(tool) as PublishedTool;
  const validate = new AjvJsonSchemaValidator().getValidator(outputSchema);
  const right = fixtures.validCalls.filter((call) => call.tool === tool).map(({ input }) => input);
  const typed = wellTyped(inputSchema, fixtures.known);
  const inputs = fc.oneof(
    { weight: 2, arbitrary: typed },
    { weight: 3, arbitrary: distorted(typed) },
    { weight: right.length > 0 ? 3 : 0, arbitrary: distorted(fc.constantFrom<Fields>({}, ...right)) },
  );
  let before = await rows.state();
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const { refused, wrong } = checkAnswer(
        await askRaw('tools/call', { name: tool, arguments: input }),
        domainOf(tool),
        validate,
      );
      outcomes.add(refused ?? 'ok');
      const after = await rows.state();
      const mayWrite = refused === undefined && !annotations.readOnlyHint;
      const written = after === before || mayWrite ? [] : [`${refused ?? 'reading'} wrote:\n${before}\n${after}`];
      before = after;
      expect([...wrong, ...written]).toEqual([]);
    }),
    { seed: SEED, numRuns: CALLS },
  );
});

it.each(TOOLS)('%s takes or refuses a text with NUL in each of its arguments', async (tool) => {
  const { inputSchema, outputSchema } = toolsByName.get(tool) as PublishedTool;
  const validate = new AjvJsonSchemaValidator().getValidator(outputSchema);
  const right = fixtures.validCalls.filter((call) => call.tool === tool).map(({ input }) => input);
  const [sample = {}] = fc.sample(wellTyped(inputSchema, fixtures.known), { seed: SEED, numRuns: 1 });
  for (const input of nulInEachText(inputSchema, [...right, sample as Fields])) {
    const { wrong } = checkAnswer(
      await askRaw('tools/call', { name: tool, arguments: input }),
      domainOf(tool),
      validate,
    );
    expect([...wrong, ...(wrong.length > 0 ? [input] : [])]).toEqual([]);
  }
});

/** Requests other than calls of published tools. */
function otherRequests(prompts: readonly Prompt[]) {
  const filled = prompts.map(({ name, arguments: taken }) =>
    fc.record({
      name: fc.constant(name),
      arguments: fc.record(Object.fromEntries(taken.map((one) => [one.name, hostileText]))),
    }),
  );
  const paramsOf = {
    'prompts/get': fc.oneof(...filled, distorted(fc.oneof(...filled))),
    'resources/read': distorted(fc.record({ uri: fc.constantFrom(...RESOURCES) })),
    'tools/call': fc.record({ name: hostileText, arguments: hostileValue }),
    'tools/list': distorted(fc.record({ cursor: hostileText })),
    initialize: distorted(fc.constant(INITIALIZE_PARAMS)),
  };
  return fc.oneof(
    ...Object.entries(paramsOf).map(([method, params]) => fc.record({ method: fc.constant(method), params })),
    fc.record({ method: hostileText, params: hostileValue }),
  );
}

it(`prompts, resources, lists and the server itself take or refuse whatever they are sent (seed ${SEED})`, async () => {
  const before = await rows.state();
  const [, { prompts }] = JSON.parse(published) as [unknown, { prompts: Prompt[] }];
  await fc.assert(
    fc.asyncProperty(otherRequests(prompts), async ({ method, params }) => {
      const { result, error } = await askRaw(method, params);
      outcomes.add(`${error?.code ?? 'answered'}`);
      const message = error?.message ?? '';
      const isOwn = error === undefined || [-32600, -32601, -32602].includes(error.code);
      expect([
        ...(isOwn ? [] : [message]),
        ...textViolations(message, error?.data),
        ...characterViolations(message),
      ]).toEqual([]);
      // The arguments of a prompt become part of its text: on one line, with no hidden characters.
      if (method === 'prompts/get') expect(characterViolations(JSON.stringify(result ?? {}))).toEqual([]);
    }),
    { seed: SEED, numRuns: 4 * CALLS },
  );
  expect(await rows.state()).toBe(before);
});

it(`nothing of it changes the published lists, and no fault is in the log (seed ${SEED})`, async () => {
  expect(await publicSurface(server)).toBe(published);
  const next = await start();
  expect(await publicSurface(next)).toBe(published);
  await next.close();
  const faults = server.process.stderr.split('\n').filter((line) => !/^(\{"level":[34]0,.*\})?$/.test(line));
  expect(faults).toEqual([]);
  expect(server.strayLines).toEqual([]);
});
