import {
  connectV1,
  connectV2,
  RESOURCES,
  HttpServer,
  LEGACY_VERSION,
  MODERN_VERSION,
  PROMPTS,
  readExample,
  STDIO,
  TOOLS,
  VERSION,
  type McpClient,
  type Target,
} from '../index';

const THREE_YEARS = readExample('three-years.cgt');

let http: HttpServer;

beforeAll(async () => {
  http = await HttpServer.started();
});
afterAll(() => http.stop());

const over = {
  stdio: () => STDIO,
  http: () => http.url,
} as const satisfies Record<string, () => Target>;

const CLIENTS = [
  ['SDK 1.x', (target: Target) => connectV1(target), LEGACY_VERSION],
  ['SDK 2.x, 2025 era', (target: Target) => connectV2(target, 'legacy'), LEGACY_VERSION],
  ['SDK 2.x, 2026 era', (target: Target) => connectV2(target, 'modern'), MODERN_VERSION],
  ['SDK 2.x, its own choice', (target: Target) => connectV2(target, 'auto'), MODERN_VERSION],
] as const;

const CASES = CLIENTS.flatMap(([name, connect, version]) =>
  (['stdio', 'http'] as const).map((transport) => ({ name, connect, version, transport })),
);

describe.each(CASES)('$name over $transport', ({ connect, version, transport }) => {
  let client: McpClient;

  beforeAll(async () => {
    client = await connect(over[transport]());
  });
  afterAll(() => client.close());

  it('settles on the protocol version', () => {
    expect(client.protocolVersion).toBe(version);
    expect(client.serverInfo).toMatchObject({ name: 'bursar', version: VERSION });
  });

  it('lists the tools in their order', async () => {
    expect((await client.listTools()).map(({ name }) => name)).toEqual(TOOLS);
  });

  it('lists and reads the resources', async () => {
    const resources = await client.listResources();
    expect(resources.map(({ uri, mimeType }) => [uri, mimeType])).toEqual(
      RESOURCES.map((uri) => [uri, uri.startsWith('ui:') ? 'text/html;profile=mcp-app' : 'text/markdown']),
    );
    const [rules, syntax] = await Promise.all(resources.map(({ uri }) => client.readResource(uri)));
    expect(rules).toMatchObject({ mimeType: 'text/markdown', text: expect.stringMatching(/Section 104/) });
    expect(syntax).toMatchObject({ mimeType: 'text/markdown', text: expect.stringMatching(/CAPRETURN/) });
  });

  it('lists and fills in the prompts', async () => {
    const prompts = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(PROMPTS);
    for (const { name, arguments: taken = [] } of prompts) {
      const given = Object.fromEntries(taken.map((argument) => [argument.name, `some ${argument.name}`]));
      const text = await client.getPrompt(name, given);
      for (const value of Object.values(given)) expect(text).toContain(`"${value}"`);
    }
    await expect(client.getPrompt('close_month', {})).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('close_month needs the argument "month"'),
      data: { code: 'MISSING_ARGUMENT', prompt: 'close_month', argument: 'month' },
    });
  });

  it('calls every tool, and checks the results against their schemas', async () => {
    await client.listTools();
    const before = client.validatedResults();

    const report = await client.callTool('calculate_report', { cgt_content: THREE_YEARS });
    expect(report.structuredContent).toMatchObject({
      tax_years: [
        { period: '2022/23', net_gain: '227.75' },
        { period: '2023/24', net_gain: '416.92' },
        { period: '2024/25', net_gain: '1248.29' },
      ],
      holdings: [
        { ticker: 'ORCH', quantity: '95', total_cost: '2875.84' },
        { ticker: 'WLDACC', quantity: '650', total_cost: '1242.80' },
      ],
    });

    const explanation = await client.callTool('explain_matching', {
      cgt_content: THREE_YEARS,
      disposal_date: '2024-12-10',
      ticker: 'orch',
    });
    expect(explanation.structuredContent).toMatchObject({
      ticker: 'ORCH',
      total_gain_or_loss: '931.99',
      matches: [
        { rule: 'Bed & Breakfast', acquisition_date: '2025-01-09', days_after: 30, gain_or_loss: '62.91' },
        { rule: 'Section 104', average_cost: '30.272015', gain_or_loss: '869.08' },
      ],
    });

    const rate = await client.callTool('get_fx_rate', { currency: 'USD', year: 2024, month: 3 });
    expect(rate.structuredContent).toEqual({ currency: 'USD', period: '2024-03', rate: '1.2614' });

    const dsl = await client.callTool('convert_to_dsl', {
      cgt_content: [{ date: '2024-01-15', type: 'buy', ticker: 'aapl', quantity: '3', price: '150.5' }],
    });
    expect(dsl.structuredContent).toEqual({ dsl: '2024-01-15 BUY AAPL 3 @ 150.5 GBP' });

    const parsed = await client.callTool('parse_transactions', { cgt_content: THREE_YEARS });
    expect(parsed.structuredContent).toMatchObject({ count: 24 });

    for (const { isError } of [report, explanation, rate, dsl, parsed]) expect(isError).toBeUndefined();
    expect(client.validatedResults() - before).toBe(5);
  });

  it('is refused with a JSON-RPC error, not with a result', async () => {
    const refused = client.callTool('calculate_report', { cgt_content: '2024-06-20 SELL VOD -5 @ 1.20' });
    await expect(refused).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(/line 1.*-5.*must be positive/),
      data: { code: 'AMOUNT_NOT_POSITIVE', line: 1, value: '-5', hint: expect.any(String) },
    });
    await expect(client.callTool('no_such_tool', {})).rejects.toMatchObject({
      code: -32602,
      data: { code: 'UNKNOWN_TOOL', message: expect.any(String), details: { tool: 'no_such_tool' } },
    });
  });

  it('is answered rightly when 32 calls run at once, one in four of them refused', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 32 }, (_, index) =>
        client.callTool('convert_to_dsl', { cgt_content: `2024-01-15 BUY ACME ${quantity(index)} @ 1.20` }),
      ),
    );
    const facts = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.structuredContent : (answer.reason as { data: unknown }).data,
    );
    expect(facts).toEqual(
      Array.from({ length: 32 }, (_, index) =>
        isRefused(index)
          ? expect.objectContaining({ code: 'AMOUNT_NOT_POSITIVE', value: quantity(index) })
          : { dsl: `2024-01-15 BUY ACME ${quantity(index)} @ 1.20 GBP` },
      ),
    );
  });
});

function isRefused(index: number): boolean {
  return index % 4 === 3;
}

function quantity(index: number): string {
  return `${isRefused(index) ? '-' : ''}${index + 1}`;
}
