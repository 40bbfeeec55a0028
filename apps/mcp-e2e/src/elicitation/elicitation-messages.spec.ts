import { ELICITING_DOMAIN, DELETED, lunch, newUser, NOT_CONFIRMED } from './elicitation-fixtures';
import { DataDirectory, HttpServer, MODERN_VERSION, StdioServer, stopAfterwards, type Fields } from '../index';

const data = new DataDirectory();
let http: HttpServer;
beforeAll(async () => {
  http = await HttpServer.started({ args: [...data.args, ...ELICITING_DOMAIN] });
});
afterAll(async () => {
  await http.stop();
  await data.remove();
});
const stopped = stopAfterwards();

describe('since 2026, where any replica may get the answer', () => {
  const META = {
    'io.modelcontextprotocol/protocolVersion': MODERN_VERSION,
    'io.modelcontextprotocol/clientInfo': { name: 'mcp-e2e', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
  };

  async function call(name: string, input: Fields, { answered = {}, server = http } = {}): Promise<Fields> {
    const params = { _meta: META, name, arguments: input, ...answered };
    const headers = { 'mcp-protocol-version': MODERN_VERSION, 'mcp-method': 'tools/call', 'mcp-name': name };
    const { message } = await server.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers);
    return message?.result as Fields;
  }

  const store = (who: Fields, description: string) => call('add_transaction', { ...who, ...lunch(description) });
  const askedAbout = (result: Fields): string => Object.keys(result['inputRequests'] as Fields)[0] ?? '';
  const yesTo = (about: string) => ({ inputResponses: { [about]: { action: 'accept', content: {} } } });
  const QUESTION = { resultType: 'input_required', inputRequests: expect.any(Object) };

  it('another replica accepts it, and the question is all the state there is', async () => {
    const who = newUser();
    await store(who, 'tacos');
    const question = await call('delete_last_transaction', who);
    expect(question).toMatchObject(QUESTION);
    expect(question).not.toHaveProperty('requestState');
    const server = stopped(await HttpServer.started({ args: [...data.args, ...ELICITING_DOMAIN] }));
    const answered = yesTo(askedAbout(question));
    expect(await call('delete_last_transaction', who, { answered, server })).toMatchObject({
      structuredContent: DELETED,
    });
  });

  it('a confirmation of one transaction deletes no other: the user is asked about that one', async () => {
    const who = newUser();
    await store(who, 'tacos');
    const first = await call('delete_last_transaction', who);
    await store(who, 'more tacos');
    const answered = yesTo(askedAbout(first));
    const second = await call('delete_last_transaction', who, { answered });
    expect(second).toMatchObject(QUESTION);
    expect(JSON.stringify(second)).toContain('more tacos');
    expect(askedAbout(second)).not.toBe(askedAbout(first));
  });

  it('another user’s confirmation does not count', async () => {
    const [mine, theirs] = [newUser(), newUser()];
    await store(mine, 'tacos');
    await store(theirs, 'tacos');
    const answered = yesTo(askedAbout(await call('delete_last_transaction', theirs)));
    expect(await call('delete_last_transaction', mine, { answered })).toMatchObject(QUESTION);
  });

  it.each<[string, Fields]>([
    ['a confirmation without a question', yesTo('delete tx_0')],
    ['a confirmation with an invented state', { ...yesTo('delete tx_0'), requestState: 'delete' }],
    ['a state alone', { requestState: 'v1.e30.AAAA' }],
    ['a malformed answer', { inputResponses: { 'delete tx_0': 'yes' } }],
  ])('%s is no answer: the user is asked', async (_, answered) => {
    const who = newUser();
    await store(who, 'tacos');
    expect(await call('delete_last_transaction', who, { answered })).toMatchObject(QUESTION);
  });

  it('a malformed answer to the question does not count', async () => {
    const who = newUser();
    await store(who, 'tacos');
    const about = askedAbout(await call('delete_last_transaction', who));
    for (const response of [{ action: 'perhaps' }, { content: {} }, {}]) {
      const answered = { inputResponses: { [about]: response } };
      expect(await call('delete_last_transaction', who, { answered })).toMatchObject(QUESTION);
    }
  });
});

describe('in 2025, where the server sends a request while the call waits', () => {
  async function connected(elicitation: Fields): Promise<StdioServer> {
    const server = stopped(new StdioServer({ args: ['stdio', ...data.args, ...ELICITING_DOMAIN] }));
    const clientInfo = { name: 'mcp-e2e', version: '1' };
    await server.request('initialize', { protocolVersion: '2025-11-25', capabilities: { elicitation }, clientInfo });
    server.send('{"jsonrpc":"2.0","method":"notifications/initialized"}');
    return server;
  }

  /** The result of a deletion when the host answers the elicitation with `response`. */
  async function deletionAnswered(server: StdioServer, response: Fields): Promise<Fields> {
    const who = newUser();
    await server.callTool('add_transaction', { ...who, ...lunch('tacos') });
    const deleted = server.callTool('delete_last_transaction', who);
    const { id, ...question } = await server.next((message) => 'method' in message);
    expect(question).toMatchObject({ method: 'elicitation/create', params: { message: expect.any(String) } });
    server.send(JSON.stringify({ jsonrpc: '2.0', id, ...response }));
    return (await deleted).result as Fields;
  }

  it('a host that declares elicitation and does not implement it gets what every other host gets', async () => {
    const response = { error: { code: -32601, message: 'Method not found' } };
    expect(await deletionAnswered(await connected({}), response)).toMatchObject({ structuredContent: DELETED });
  });

  it('a host that fails, or answers malformed, has not confirmed', async () => {
    const server = await connected({ form: {} });
    for (const response of [
      { error: { code: -32603, message: 'the window is gone' } },
      { result: { action: 'perhaps' } },
      { result: {} },
    ]) {
      expect(await deletionAnswered(server, response)).toMatchObject({
        isError: true,
        structuredContent: NOT_CONFIRMED,
      });
    }
  });

  it('a transaction that became the last one meanwhile is not deleted', async () => {
    const server = await connected({ form: {} });
    const who = newUser();
    await server.callTool('add_transaction', { ...who, ...lunch('tacos') });
    const deleted = server.callTool('delete_last_transaction', who);
    const { id } = await server.next((message) => 'method' in message);
    await server.callTool('add_transaction', { ...who, ...lunch('more tacos') });
    server.send(JSON.stringify({ jsonrpc: '2.0', id, result: { action: 'accept', content: {} } }));
    expect((await deleted).result).toMatchObject({ isError: true, structuredContent: NOT_CONFIRMED });
  });

  it('a host with URL elicitation alone gets no form', async () => {
    const server = await connected({ url: {} });
    const who = newUser();
    await server.callTool('add_transaction', { ...who, ...lunch('tacos') });
    expect((await server.callTool('delete_last_transaction', who)).result).toMatchObject({
      structuredContent: DELETED,
    });
  });

  it('a host that goes away leaves nothing deleted', async () => {
    const server = await connected({ form: {} });
    const who = newUser();
    await server.callTool('add_transaction', { ...who, ...lunch('tacos') });
    const deleted = server.callTool('delete_last_transaction', who).catch(() => undefined);
    await server.next((message) => 'method' in message);
    expect(await server.close()).toMatchObject({ code: 0 });
    await deleted;
    const { message } = await http.callTool('delete_last_transaction', who);
    expect(message?.result).toMatchObject({ structuredContent: DELETED });
  });
});
