import { RESOURCES, HttpServer, inspect, inspected, readExample, TOOLS } from '../index';

const FX_RATE = ['--method', 'tools/call', '--tool-name', 'get_fx_rate', '--tool-arg', 'currency=USD'];

describe('the Inspector’s command line', () => {
  it('lists the tools', async () => {
    const listed = (await inspected(['--method', 'tools/list'])) as { tools: { name: string; inputSchema: unknown }[] };
    expect(listed.tools.map(({ name }) => name)).toEqual(TOOLS);
    for (const { inputSchema } of listed.tools) expect(inputSchema).toMatchObject({ type: 'object' });
  });

  it('warns of nothing when it lists the tools', async () => {
    const { stdout, stderr } = await inspect(['--method', 'tools/list']);
    expect(stderr).not.toMatch(/format|warn|ignored/i);
    expect(stdout).not.toContain('"decimal"');
  });

  it('asks for an exchange rate', async () => {
    expect(await inspected([...FX_RATE, '--tool-arg', 'year=2024', '--tool-arg', 'month=3'])).toMatchObject({
      structuredContent: { currency: 'USD', period: '2024-03', rate: '1.2614' },
    });
  });

  it('calculates a report', async () => {
    const content = `cgt_content=${readExample('three-years.cgt')}`;
    const call = ['--method', 'tools/call', '--tool-name', 'calculate_report', '--tool-arg', content];
    expect(await inspected([...call, '--tool-arg', 'year=2024'])).toMatchObject({
      content: [
        { type: 'text', text: expect.stringMatching(/Tax year 2024\/25/), annotations: { audience: ['user'] } },
        { type: 'text', annotations: { audience: ['assistant'] } },
      ],
      structuredContent: { tax_years: [{ period: '2024/25', net_gain: '1248.29', disposal_count: 3 }] },
    });
  });

  it('lists and reads the resources', async () => {
    expect(await inspected(['--method', 'resources/list'])).toMatchObject({
      resources: RESOURCES.map((uri) => ({ uri })),
    });
    expect(await inspected(['--method', 'resources/read', '--uri', 'cgt://docs/dsl-syntax'])).toMatchObject({
      contents: [{ uri: 'cgt://docs/dsl-syntax', mimeType: 'text/markdown', text: expect.stringMatching(/SELL/) }],
    });
    expect(await inspected(['--method', 'resources/templates/list'])).toEqual({ resourceTemplates: [] });
  });

  it('shows a refusal as an error of the protocol and fails', async () => {
    const { status, stdout, stderr } = await inspect([...FX_RATE, '--tool-arg', 'year=2024', '--tool-arg', 'month=13']);
    expect(stderr).toContain('MCP error -32602: month 13 does not exist');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });

  it('reaches the server over HTTP', async () => {
    const http = await HttpServer.started();
    try {
      expect(await inspected([...FX_RATE, '--tool-arg', 'year=2024', '--tool-arg', 'month=3'], http.url)).toMatchObject(
        { structuredContent: { rate: '1.2614' } },
      );
    } finally {
      await http.stop();
    }
  });
});
