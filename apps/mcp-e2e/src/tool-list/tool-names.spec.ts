import { connectV1, connectV2, HttpServer, StdioServer, stopAfterwards, TOOLS, type Fields } from '../index';

interface Listed {
  readonly name: string;
  readonly title: string;
  readonly _meta?: { readonly 'bursar/name'?: string };
}

const CHOICES = {
  portable: { args: [] as string[] },
  contract: { args: ['--tool-names', 'contract'] },
  'contract, by the environment': { args: [], env: { BURSAR_TOOL_NAMES: 'contract' } },
};

const stopped = stopAfterwards();

async function startedWith({ args, env = {} }: { args: string[]; env?: Record<string, string> }) {
  return stopped(await StdioServer.started({ args: ['stdio', ...args], env }));
}

async function listOf(server: StdioServer): Promise<readonly Listed[]> {
  return ((await server.request('tools/list')).result as Fields)['tools'] as readonly Listed[];
}

const contractName = ({ name, _meta }: Listed) => _meta?.['bursar/name'] ?? name;

it('a name with dots is published without, and stands in the title and in _meta', async () => {
  const dotted = (await listOf(await startedWith(CHOICES.portable))).filter(({ _meta }) => _meta?.['bursar/name']);
  expect(dotted.length).toBeGreaterThan(8);
  for (const { name, title, _meta } of dotted) {
    expect(title).toMatch(/^\w+(\.\w+)+$/);
    expect(_meta).toMatchObject({ 'bursar/name': title });
    expect(name).toBe(title.replaceAll('.', '_'));
  }
});

it('with --tool-names contract the contract’s names and formats are published, and nothing else is different', async () => {
  const portable = await listOf(await startedWith(CHOICES.portable));
  const asPublished = await listOf(await startedWith(CHOICES.contract));
  expect(JSON.stringify(portable)).not.toContain('"decimal"');
  expect(JSON.stringify(asPublished).match(/"format":"decimal"/g)?.length).toBeGreaterThan(8);
  const contract = JSON.parse(JSON.stringify(asPublished, withoutDecimal)) as readonly Listed[];
  expect(contract.map(({ name }) => name)).toEqual(portable.map(contractName));
  for (const [index, { title, ...tool }] of contract.entries()) {
    const { _meta: { 'bursar/name': dotted, ...meta } = {}, ...same } = portable[index] as Listed;
    expect({ _meta: {}, ...tool }).toEqual({ ...same, name: dotted ?? same.name, title: undefined, _meta: meta });
    expect(title).toMatch(/^[A-Z][^.]{4,}$/);
  }
  expect(await listOf(await startedWith(CHOICES['contract, by the environment']))).toEqual(asPublished);
});

/** The format that the brief of planifi names; portable lists leave it out. */
const withoutDecimal = (key: string, value: unknown) => (key === 'format' && value === 'decimal' ? undefined : value);

it.each(['portable', 'contract'] as const)('with names that are %s, a call may use either', async (choice) => {
  const names = (await listOf(await startedWith(CHOICES.portable))).map((tool) => [tool.name, contractName(tool)]);
  const server = await startedWith(CHOICES[choice]);
  for (const [portable = '', contract = ''] of names) {
    const answers = [];
    for (const name of [portable, contract]) {
      const { result, error } = await server.callTool(name, { nothing_has_this: true });
      answers.push(withoutTrace(JSON.stringify({ result, error })));
    }
    expect(answers[0]).not.toContain('UNKNOWN_TOOL');
    expect(answers[1]).toBe(answers[0]);
  }
});

const withoutTrace = (text: string) => text.replaceAll(/\b[0-9a-f]{32}\b/g, 'a trace');

it('a call to an unknown tool is refused with the published names', async () => {
  for (const choice of ['portable', 'contract'] as const) {
    const server = await startedWith(CHOICES[choice]);
    const published = (await listOf(server)).map(({ name }) => name);
    const { error } = await server.callTool('planifi-createExpense', {});
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(published.join(', ')) });
  }
});

it('clients of both SDKs list and call by names with dots', async () => {
  const http = stopped(await HttpServer.started({ args: ['--ephemeral', '--tool-names', 'contract'] }));
  const clients = [
    await connectV1(http.url),
    await connectV2(http.url, 'legacy'),
    await connectV2(http.url, 'modern'),
  ] as const;
  for (const client of clients) {
    try {
      const names = (await client.listTools()).map(({ name }) => name);
      expect(names.map((name) => name.replaceAll('.', '_'))).toEqual(TOOLS);
      expect(names).toContain('planifi.listAccounts.v1');
      for (const name of ['planifi.listAccounts.v1', 'planifi_listAccounts_v1']) {
        expect(await client.callTool(name, {})).toMatchObject({ structuredContent: { accounts: [] } });
      }
    } finally {
      await client.close();
    }
  }
});
