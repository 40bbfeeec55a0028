import { ELICITING_DOMAIN, DELETED, lunch, newUser, NOT_CONFIRMED } from './elicitation-fixtures';
import {
  BURSAR,
  connectV1,
  connectV2,
  DataDirectory,
  HttpServer,
  type Fields,
  type McpClient,
  type ElicitationHandler,
  type ElicitationRequest,
  type Target,
  type ToolAnswer,
} from '../index';

const data = new DataDirectory();
let http: HttpServer;
/** Of a host without elicitation. */
let plain: McpClient;
beforeAll(async () => {
  http = await HttpServer.started({ args: [...data.args, ...ELICITING_DOMAIN] });
  plain = await connectV2(http.url, 'modern');
});
afterAll(async () => {
  await plain.close();
  await http.stop();
  await data.remove();
});

const stdio: Target = { command: process.execPath, args: [BURSAR, 'stdio', ...data.args, ...ELICITING_DOMAIN] };

/** Clients with elicitation: over HTTP in 2025 a stateless server cannot send requests. */
const ELICITING_CLIENTS = [
  ['SDK 1.x over stdio', (person: ElicitationHandler) => connectV1(stdio, { person })],
  ['SDK 2.x, 2025 era, over stdio', (person: ElicitationHandler) => connectV2(stdio, 'legacy', { person })],
  ['SDK 2.x, 2026 era, over stdio', (person: ElicitationHandler) => connectV2(stdio, 'modern', { person })],
  ['SDK 2.x, 2026 era, over HTTP', (person: ElicitationHandler) => connectV2(http.url, 'modern', { person })],
] as const;

/** Clients without elicitation, or where the server cannot send requests. */
const OTHER_CLIENTS = [
  ['SDK 1.x over HTTP', (person: ElicitationHandler) => connectV1(http.url, { person })],
  ['SDK 2.x, 2025 era, over HTTP', (person: ElicitationHandler) => connectV2(http.url, 'legacy', { person })],
  ['SDK 2.x over stdio, without a person', () => connectV2(stdio, 'modern')],
  ['SDK 2.x over HTTP, without a person', () => connectV2(http.url, 'modern')],
] as const;

/** The structured result; the text is the same JSON. */
function structuredOf({ structuredContent, content }: ToolAnswer): Fields {
  expect(JSON.parse((content as readonly { text: string }[])[0]?.text ?? '')).toEqual(structuredContent);
  return structuredContent as Fields;
}

const parse = (client: McpClient, text: string) =>
  client.callTool('parse_transaction_from_text', { ...newUser(), text, now_iso: '2026-02-01T12:00:00-06:00' });

describe.each(ELICITING_CLIENTS)('%s', (_, connect) => {
  let client: McpClient;
  let replies: ReturnType<ElicitationHandler>[];
  let elicited: ElicitationRequest[];
  beforeAll(async () => {
    client = await connect((question) => {
      elicited.push(question);
      return replies.shift() ?? { action: 'cancel' };
    });
  });
  beforeEach(() => {
    [replies, elicited] = [[], []];
  });
  afterAll(() => client.close());

  it('a deletion shows the transaction, and happens on confirmation', async () => {
    const who = newUser();
    replies = [{ action: 'accept', content: {} }];
    await client.callTool('add_transaction', { ...who, ...lunch('tacos') });
    expect(structuredOf(await client.callTool('delete_last_transaction', who))).toMatchObject(DELETED);
    expect(elicited).toMatchObject([
      {
        message: expect.stringMatching(/\n2026-02-01 · \$155\.50 MXN · Food · tacos$/),
        requestedSchema: { type: 'object', properties: {} },
      },
    ]);
    expect(structuredOf(await client.callTool('delete_last_transaction', who))).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(elicited).toHaveLength(1);
  });

  it.each(['decline', 'cancel'] as const)('on %s nothing is deleted', async (action) => {
    const who = newUser();
    replies = [{ action }, { action: 'accept' }];
    await client.callTool('add_transaction', { ...who, ...lunch('tacos') });
    const refused = await client.callTool('delete_last_transaction', who);
    expect(refused.isError).toBe(true);
    expect(structuredOf(refused)).toEqual(NOT_CONFIRMED);
    expect(structuredOf(await client.callTool('delete_last_transaction', who))).toMatchObject(DELETED);
  });

  it('missing fields are filled in from the answer', async () => {
    replies = [{ action: 'accept', content: { amount: 300.5, category: 'regalos', category_type: 'VARIABLE' } }];
    const { data: parsed } = structuredOf(await parse(client, 'una sorpresa para Ana'));
    expect(parsed).toMatchObject({
      candidate: { amount_mxn_cents: 30050, category: 'Regalos', category_type: 'VARIABLE', date_iso: '2026-02-01' },
      missing_fields: [],
    });
    expect(elicited).toHaveLength(1);
    const fields = Object.keys(elicited[0]?.requestedSchema.properties ?? {});
    expect(new Set(fields)).toEqual(new Set(['amount', 'category', 'category_type']));
    const { candidate } = parsed as { readonly candidate: Fields };
    const stored = await client.callTool('add_transaction', { ...newUser(), transaction: candidate });
    expect(structuredOf(stored)).toMatchObject({ ok: true });
  });

  it('no question is sent where nothing is missing', async () => {
    expect(structuredOf(await parse(client, 'gasté 200 en tacos ayer'))).toMatchObject({
      data: { missing_fields: [] },
    });
    expect(elicited).toEqual([]);
  });

  it.each<[string, ReturnType<ElicitationHandler>]>([
    ['declining', { action: 'decline' }],
    ['cancelling', { action: 'cancel' }],
    ['leaving it empty', { action: 'accept', content: { category: '' } }],
    ['answering without content', { action: 'accept' }],
    ['answering with other types', { action: 'accept', content: { amount: 'a lot', category: 7 } }],
    ['answering with values that cannot be stored', { action: 'accept', content: { amount: 0.001, category: 'x' } }],
  ])('%s gives the answer of a host without elicitation', async (_who, answer) => {
    replies = [answer];
    const { content, structuredContent } = await parse(plain, 'una sorpresa para Ana');
    const answered = await parse(client, 'una sorpresa para Ana');
    expect(answered).toMatchObject({ content, structuredContent });
    expect(answered).not.toHaveProperty('isError');
    expect(elicited).toHaveLength(1);
  });
});

it.each(OTHER_CLIENTS)('%s: no question is sent, and the tools work as usual', async (_, connect) => {
  const who = newUser();
  const client = await connect(() => {
    throw new Error('unexpected elicitation');
  });
  try {
    await client.callTool('add_transaction', { ...who, ...lunch('tacos') });
    expect(structuredOf(await client.callTool('delete_last_transaction', who))).toMatchObject(DELETED);
    const missing_fields = ['amount', 'category', 'category_type'];
    expect(structuredOf(await parse(client, 'hola'))).toMatchObject({ data: { missing_fields } });
  } finally {
    await client.close();
  }
});
