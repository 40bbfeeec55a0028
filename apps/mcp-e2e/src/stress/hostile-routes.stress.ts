import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import fc from 'fast-check';

import {
  createKey,
  DataDirectory,
  EXPECTED_SURFACE,
  HttpServer,
  shown,
  UNLIMITED,
  type Fields,
  type HttpAnswer,
} from '../index';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';
import { effort, SEED } from './effort';
import { createFixturesWith, type Fixtures } from './hostile/fixtures';
import { operationsOf, type OpenApiOperation } from '../http/openapi-operations';
import { REFUSALS, shownOf, characterViolations, textViolations } from './hostile/answer-violations';
import { requestsOf } from './hostile/requests';
import { RowWatch } from './hostile/row-watch';
import { Counts, report } from './report';

const REQUESTS = effort(15, 1_000);
const PREFIXES = ['/v1', '/api/v1'];

const data = new DataDirectory();
let server: HttpServer;
let rows: RowWatch;
let fixtures: Fixtures;
let key: Readonly<Record<string, string>>;
let published: string;
let operations: ReadonlyMap<string, OpenApiOperation>;
const outcomes = new Counts();

/** The OpenAPI documents and the list of tools. */
async function publicSurface(): Promise<string> {
  const documents = await Promise.all(PREFIXES.map((prefix) => server.send({ path: `${prefix}/openapi.json` })));
  const tools = await server.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  return [...documents, tools].map(({ text }) => text).join('\n');
}

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  server = await HttpServer.started({ args: [...data.args], env: { ...UNLIMITED, ...OPERATIONS_ENV } });
  key = shown(await createKey(data, 'local'));
  published = await publicSurface();
  const documents = await Promise.all(PREFIXES.map((prefix) => server.send({ path: `${prefix}/openapi.json` })));
  operations = new Map(
    documents.flatMap(({ text }) => operationsOf(JSON.parse(text))).map((found) => [found.name, found]),
  );
  fixtures = await createFixturesWith(async (tool, input) => {
    const { text, message } = await server.callTool(tool, input);
    if (message?.result === undefined || message.result['isError'] === true) throw new Error(`${tool}: ${text}`);
    return message.result['structuredContent'] as Fields;
  });
  rows = new RowWatch(data);
});

afterAll(async () => {
  await rows.close();
  await server.stop();
  await data.remove();
  report(`hostile routes, seed ${SEED}: ${outcomes}`);
});

/** Checks any response: of the operation's own schema or media type for its status, in readable messages. */
function checkAnswer({ status, text, headers }: HttpAnswer, operation: OpenApiOperation): string[] {
  const { path, method, responses, mediaTypes } = operation;
  outcomes.add(String(status));
  if (status >= 500) return [`${status} ${text}`];
  if (status === 204) return text === '' ? [] : [text];
  const wrong = [...textViolations(text, {}), ...(status < 400 ? [] : characterViolations(shownOf(text)))];
  const [mediaType = ''] = String(headers['content-type']).split(';');
  if (mediaType !== 'application/json') {
    if (mediaTypes[status]?.includes(mediaType) !== true) return [...wrong, `${headers['content-type']}`];
    return [...wrong, ...(mediaType === 'application/x-ndjson' ? lineViolations(text) : [])];
  }
  const answer = JSON.parse(text) as Fields;
  const code = answer['errorCode'] ?? answer['code'];
  const domain = path.startsWith('/api/') ? 'planifi' : 'shared-split';
  const ofTransport = [
    'NOT_FOUND',
    'ROUTE_NOT_FOUND',
    'METHOD_NOT_ALLOWED',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
  ];
  if (status >= 400 && ![...(REFUSALS[domain] ?? []), ...ofTransport].includes(String(code)))
    wrong.push(`${status} ${text}`);
  const schema = responses[status];
  // What never came as far as the operation: another path or method, a body that is too large.
  if (schema === undefined)
    return [404, 405, 413].includes(status) ? wrong : [...wrong, `${method} ${path}: ${status} ${text}`];
  const { valid, errorMessage } = new AjvJsonSchemaValidator().getValidator(schema)(answer);
  return valid ? wrong : [...wrong, `not of its schema: ${errorMessage}: ${text}`];
}

/** Every line of a file of JSON lines is one object, the last one too. */
function lineViolations(text: string): string[] {
  const lines = text.split('\n');
  return lines.pop() === ''
    ? lines.filter((line) => !line.startsWith('{') || typeof JSON.parse(line) !== 'object')
    : [text];
}

const NAMES = Object.values(EXPECTED_SURFACE).flatMap((surface) => surface.operations);

it.each(NAMES)(`%s takes or refuses whatever it is sent, as its contract requires (seed ${SEED})`, async (name) => {
  const operation = operations.get(name) as OpenApiOperation;
  let before = await rows.state();
  await fc.assert(
    fc.asyncProperty(requestsOf(operation, fixtures, key), async (sent) => {
      const answer = await server.send({ method: operation.method, ...sent });
      const wrong = checkAnswer(answer, operation);
      const after = await rows.state();
      const mayWrite = answer.status < 400 && (operation.method !== 'GET' || sent.path.includes('auto_generate'));
      if (after !== before && !mayWrite) wrong.push(`${answer.status} wrote:\n${before}\n${after}`);
      before = after;
      expect(wrong).toEqual([]);
    }),
    { seed: SEED, numRuns: REQUESTS },
  );
});

it(`nothing of it changes the published documents, and no fault is in the log (seed ${SEED})`, async () => {
  expect(await publicSurface()).toBe(published);
  const faults = server.process.stderr.split('\n').filter((line) => !/^(\{"level":[34]0,.*\})?$/.test(line));
  expect(faults).toEqual([]);
});
