import { runBursar, StdioServer, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

const HISTORY = 'Date,USD,CHF,\n2026-03-06,1.2,0.9,\n2026-03-05,1.1,N/A,\n';

describe('BURSAR_ECB_RATES', () => {
  it('gives the days that are not built in', async () => {
    const path = folder.write('eurofxref-hist.csv', HISTORY);
    const env = { BURSAR_ECB_RATES: path };
    const server = await StdioServer.started({ args: ['stdio', '--ephemeral', '--domains', 'finance-tools'], env });
    try {
      await server.callTool('finance_transactions_import', {
        account_id: 'bank',
        content: 'date,description,amount\n2026-01-05,Wages,10.00\n',
        create_account: { name: 'Bank', currency: 'CHF' },
        mode: 'commit',
      });
      const tell = [{ account_id: 'bank', date: '2026-01-05', balance: '9.00' }];
      const { result } = await server.callTool('finance_balances_get', { tell, in_currency: 'USD', on: '2026-03-08' });
      expect(result).toMatchObject({
        structuredContent: {
          converted: { total: { amount: '12.00', currency: 'USD' }, parts: [{ rate_date: '2026-03-06' }] },
        },
      });
    } finally {
      await server.stop();
    }
    const known = await runBursar(['rates'], { env });
    expect(known.stdout).toMatch(/^ecb\t1999-01-04\t2026-02-13\t.*\necb\t2026-03-05\t2026-03-06\t.*\nhmrc\t2014-02\t/);
    const { stdout } = await runBursar(['rates', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      sources: [
        { source: 'ecb', series: [{ first: '1999-01-04', last: '2026-02-13', days: 6944 }] },
        { source: 'hmrc' },
      ],
    });
  });

  it('stops the start and names the line that cannot be read', async () => {
    const path = folder.write('bad-rates.csv', 'Date,USD,\n2026-02-06,much,\n');
    const { status, stdout, stderr } = await runBursar(['stdio'], { env: { BURSAR_ECB_RATES: path } });
    expect(stderr).toMatch(/^bursar: invalid BURSAR_ECB_RATES: line 2: [^\n]+\n$/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
