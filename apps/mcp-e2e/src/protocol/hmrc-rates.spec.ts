import { runBursar, StdioServer, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

describe('BURSAR_HMRC_RATES', () => {
  it('adds months that were published after the build', async () => {
    const path = folder.write('rates.csv', 'period,currency,units_per_gbp\n2026-09,USD,1.3377\n');
    const server = await StdioServer.started({ env: { BURSAR_HMRC_RATES: path } });
    try {
      const added = await server.callTool('get_fx_rate', { currency: 'USD', year: 2026, month: 9 });
      expect(added.result).toMatchObject({
        structuredContent: { currency: 'USD', period: '2026-09', rate: '1.3377' },
      });
      const bundled = await server.callTool('get_fx_rate', { currency: 'USD', year: 2024, month: 3 });
      expect(bundled.result).toMatchObject({ structuredContent: { rate: '1.2614' } });
      const missing = await server.callTool('get_fx_rate', { currency: 'USD', year: 2026, month: 10 });
      expect(missing.error).toMatchObject({ code: -32602, data: { code: 'FX_RATE_NOT_FOUND' } });
    } finally {
      await server.stop();
    }
    const trades = folder.write('dollars.cgt', '2026-09-07 BUY ACME 10 @ 13.377 USD');
    const report = ['cgt', 'report', trades, '--format', 'json'];
    const calculated = await runBursar(report, { env: { BURSAR_HMRC_RATES: path } });
    expect(JSON.parse(calculated.stdout)).toMatchObject({ holdings: [{ ticker: 'ACME', total_cost: '100.00' }] });
    const { status, stderr } = await runBursar(report);
    expect(stderr).toMatch(/^bursar: .*USD.*2026-09/);
    expect(status).toBe(1);
  });

  it.each([
    ['a rate that is not a number', 'period,currency,units_per_gbp\n2026-09,USD,much\n', /line 2/],
    ['a month that is none', 'period,currency,units_per_gbp\n2026-09,USD,1.3\n2026-13,USD,1.3\n', /line 3/],
    ['a rate of zero', 'period,currency,units_per_gbp\n2026-09,USD,0\n', /line 2/],
    ['a column too few', 'period,currency,units_per_gbp\n2026-09,USD\n', /line 2/],
  ])('with %s stops the start and names the line', async (_, csv, line) => {
    const path = folder.write('bad-rates.csv', csv);
    const { status, stdout, stderr } = await runBursar(['stdio'], { env: { BURSAR_HMRC_RATES: path } });
    expect(stderr).toMatch(/^bursar: invalid BURSAR_HMRC_RATES: [^\n]+\n$/);
    expect(stderr).toMatch(line);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
