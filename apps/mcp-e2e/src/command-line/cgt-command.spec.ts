import { BURSAR, examplePath, readExample, runBursar, RunningProcess, TemporaryFolder } from '../index';

const THREE_YEARS = examplePath('three-years.cgt');
const MINIMAL = examplePath('minimal.cgt');

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

/** What a command prints when all goes well. */
async function printed(...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await runBursar(['cgt', ...args]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

describe('cgt report', () => {
  it('is text for people, with a section for every year', async () => {
    const text = await printed('report', THREE_YEARS);
    expect([...text.matchAll(/^Tax year (\S+)/gm)].map(([, year]) => year)).toEqual(['2022/23', '2023/24', '2024/25']);
    expect([...text.matchAll(/^ {2}Net gain +(\S+)$/gm)].map(([, net]) => net)).toEqual([
      '227.75',
      '416.92',
      '1248.29',
    ]);
    expect(text).toMatch(/ORCH +95 +cost 2875\.84/);
  });

  it('is the tool’s report in JSON', async () => {
    const report = JSON.parse(await printed('report', THREE_YEARS, '--format', 'json', '--year', '2023')) as unknown;
    expect(report).toMatchObject({
      tax_years: [{ period: '2023/24', net_gain: '416.92', total_gain: '553.35', total_loss: '136.43' }],
      holdings: [{ ticker: 'ORCH' }, { ticker: 'WLDACC' }],
    });
  });

  it('is a row for every match in CSV', async () => {
    const rows = (await printed('report', MINIMAL, '--format', 'csv')).trim().split('\n');
    expect(rows).toEqual([
      'tax_year,date,ticker,disposal_quantity,disposal_proceeds,rule,acquisition_date,quantity,allowable_cost,gain_or_loss,gross_proceeds,disposal_costs',
      '2023/24,2023-06-20,ACME,60,655.00,SameDay,2023-06-20,10,108.00,1.17,660.00,5.00',
      '2023/24,2023-06-20,ACME,,,BedAndBreakfast,2023-07-05,20,210.00,8.33,,',
      '2023/24,2023-06-20,ACME,,,Section104,,30,303.34,24.16,,',
    ]);
  });

  it('takes several files, DSL and JSON, as one history', async () => {
    const lines = readExample('minimal.cgt').trim().split('\n');
    const first = folder.write('first.cgt', lines.slice(0, 2).join('\n'));
    const rest = [
      { date: '2023-06-20', type: 'BUY', ticker: 'ACME', quantity: '10', price: '10.80' },
      { date: '2023-07-05', type: 'BUY', ticker: 'ACME', quantity: '20', price: '10.50' },
    ];
    const second = folder.write('second.json', JSON.stringify(rest));
    expect(await printed('report', second, first)).toBe(await printed('report', MINIMAL));
  });
});

describe('cgt explain', () => {
  const disposal = ['--date', '2024-12-10', '--ticker', 'orch'];

  it.each([
    ['text', /Bed & Breakfast[^]+2025-01-09[^]+Section 104[^]+30\.272015/],
    ['csv', /^date,ticker,rule[^]+BedAndBreakfast,2025-01-09,25[^]+Section104,,55/],
    ['json', /"total_gain_or_loss": "931\.99"/],
  ])('explains in %s how the sale was matched', async (format, words) => {
    expect(await printed('explain', THREE_YEARS, ...disposal, '--format', format)).toMatch(words);
  });

  it('names the disposals there are when there is none that day', async () => {
    const { status, stdout, stderr } = await runBursar([
      'cgt',
      'explain',
      MINIMAL,
      '--date',
      '2023-06-21',
      '--ticker',
      'ACME',
    ]);
    expect(stderr).toMatch(/^bursar: [^\n]*2023-06-20[^\n]*\n$/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});

describe('cgt return and cgt plan', () => {
  it('return has the boxes, the ledger and the tax', async () => {
    const text = await printed('return', THREE_YEARS, '--year', '2024', '--taxable-income', '30000');
    for (const part of ['Boxes of SA108', 'Losses by year', 'Basic rate band left', 'Self Assessment'])
      expect(text).toContain(part);
    const kinds = JSON.parse(
      await printed('return', THREE_YEARS, '--year', '2024', '--kinds', 'ORCH=unlisted', '--format', 'json'),
    ) as {
      kinds: { kind: string }[];
    };
    expect(kinds.kinds.map(({ kind }) => kind)).toEqual(['listed', 'unlisted']);
    expect(await printed('return', THREE_YEARS, '--year', '2024', '--format', 'csv')).toMatch(
      /^section,of,figure,value\nkind,listed,disposals,/,
    );
  });

  it('plan has what the sale adds and what fits into the allowance', async () => {
    const sale = ['--ticker', 'orch', '--date', '2026-08-03', '--price', '41'];
    const text = await printed('plan', THREE_YEARS, ...sale);
    for (const part of [
      'Selling 95 ORCH on 2026-08-03',
      'Without taxable gains: 95 shares',
      'Buy back from: 2026-09-03',
    ])
      expect(text).toContain(part);
    expect(
      await printed('plan', THREE_YEARS, ...sale, '--quantity', '5', '--fees', '2 USD', '--format', 'json'),
    ).toContain('"quantity": "5"');
  });
});

describe('cgt parse and cgt convert', () => {
  it.each(['text', 'json'])('parse gives the bare list as %s', async (format) => {
    const list = JSON.parse(await printed('parse', MINIMAL, '--format', format)) as unknown[];
    expect(list).toHaveLength(4);
    expect(list[0]).toMatchObject({ date: '2023-02-10', action: 'BUY', ticker: 'ACME', amount: '100', line: 1 });
  });

  it('parse gives a row for every transaction in CSV', async () => {
    const [head, ...rows] = (await printed('parse', THREE_YEARS, '--format', 'csv')).trim().split('\n');
    expect(head).toMatch(/^date,action,ticker,quantity,price,price_currency/);
    expect(rows).toHaveLength(24);
  });

  it('convert gives DSL that means the same, and stays the same when converted again', async () => {
    const parsed = folder.write('parsed.json', await printed('parse', THREE_YEARS));
    const converted = folder.write('converted.cgt', await printed('convert', parsed));
    expect(await printed('convert', converted)).toBe(await printed('convert', THREE_YEARS));
    expect(await printed('report', converted)).toBe(await printed('report', THREE_YEARS));
  });

  it('convert gives DSL in JSON', async () => {
    const { dsl } = JSON.parse(await printed('convert', MINIMAL, '--format', 'json')) as { dsl: string };
    expect(dsl.split('\n')).toHaveLength(4);
    expect(dsl).toMatch(/^2023-02-10 BUY ACME 100 @ 12\.50 USD FEES 3 USD\n/);
  });
});

describe('a refusal', () => {
  it('names the file and the line, on one line of stderr, with status 1', async () => {
    const good = folder.write('good.cgt', '2024-01-15 BUY VOD 10 @ 1');
    const bad = folder.write('bad.cgt', '# a comment\n\n2024-02-30 SELL VOD 5 @ 2');
    const { status, stdout, stderr } = await runBursar(['cgt', 'report', good, bad]);
    expect(stderr).toMatch(/^bursar: [^\n]*bad\.cgt[^\n]*line 3[^\n]*2024-02-30[^\n]*\n$/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });

  it('of the whole history names what is wrong', async () => {
    const sale = folder.write('sale.cgt', '2024-06-20 SELL VOD 5 @ 1.20');
    const { status, stderr } = await runBursar(['cgt', 'report', sale]);
    expect(stderr).toMatch(/^bursar: [^\n]*VOD[^\n]*2024-06-20[^\n]*\n$/);
    expect(status).toBe(1);
  });

  it('of a file that is empty or no text is a readable message as well', async () => {
    for (const content of ['', '# nothing yet\n', Buffer.from([0xff, 0xfe, 0x00, 0x01])]) {
      const { status, stdout, stderr } = await runBursar(['cgt', 'report', folder.write('empty.cgt', content)]);
      expect(stderr).toMatch(/^bursar: [^\n]+\n$/);
      expect(stderr).not.toMatch(/internal error/);
      expect({ isRefused: status === 1 || status === 2, stdout }).toEqual({ isRefused: true, stdout: '' });
    }
  });
});

it('a reader that stops reading ends any command quietly', async () => {
  for (const args of [['cgt', 'parse', THREE_YEARS], ['help'], ['demo']]) {
    const running = new RunningProcess(process.execPath, [BURSAR, ...args]);
    running.child.stdout.destroy();
    try {
      expect(await running.ended()).toEqual({ code: 0, signal: null });
    } finally {
      await running.stop();
    }
    expect(running.stderr).toBe('');
  }
});
