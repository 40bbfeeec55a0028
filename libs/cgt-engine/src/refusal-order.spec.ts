import { refusalOf } from './testing/call-tool';

interface Fault {
  readonly code: string;
  /** What tells this fault from the others of its code. */
  readonly fact: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
}

// In the order in which they must be raised. Dates and tickers run against it, so that neither can explain it.
const FAULTS: readonly Fault[] = [
  {
    code: 'SAME_DATE_SPLIT_AND_TRADE',
    fact: { ticker: 'ZZZ', date: '2024-09-01' },
    lines: ['2024-09-01 BUY ZZZ 1 @ 1', '2024-09-01 SPLIT ZZZ RATIO 2'],
  },
  { code: 'DISPOSAL_BEFORE_2008', fact: { ticker: 'YYY', date: '2008-04-05' }, lines: ['2008-04-05 SELL YYY 1 @ 1'] },
  { code: 'MISSING_FX_RATE', fact: { currency: 'USD', month: '2013-05' }, lines: ['2013-05-01 BUY XXX 1 @ 1 USD'] },
  // Quantities: by date, whatever the ticker and whichever of the two it is.
  {
    code: 'UNSPLIT_INDIVISIBLE',
    fact: { ticker: 'WWW', date: '2012-01-02' },
    lines: ['2012-01-01 BUY WWW 5 @ 1', '2012-01-02 UNSPLIT WWW RATIO 2'],
  },
  {
    code: 'DISPOSAL_EXCEEDS_HOLDING',
    fact: { ticker: 'VVV', date: '2012-01-03' },
    lines: ['2012-01-03 SELL VVV 1 @ 1'],
  },
  {
    code: 'UNSPLIT_INDIVISIBLE',
    fact: { ticker: 'UUU', date: '2012-01-04' },
    lines: ['2012-01-01 BUY UUU 5 @ 1', '2012-01-04 UNSPLIT UUU RATIO 2'],
  },
  // Values: by date again, though all of them lie before the quantities' dates.
  {
    code: 'ACCUMULATION_WITHOUT_HOLDING',
    fact: { ticker: 'TTT', date: '2011-01-02' },
    lines: ['2011-01-02 ACCUMULATION TTT 1 TOTAL 1'],
  },
  {
    code: 'CAPRETURN_EXCEEDS_COST',
    fact: { ticker: 'SSS', date: '2011-01-03' },
    lines: ['2011-01-01 BUY SSS 1 @ 1', '2011-01-03 CAPRETURN SSS 1 TOTAL 2'],
  },
  {
    code: 'ACCUMULATION_WITHOUT_HOLDING',
    fact: { ticker: 'RRR', date: '2011-01-04' },
    lines: ['2011-01-04 ACCUMULATION RRR 1 TOTAL 1'],
  },
];

const refusalOfReport = (lines: readonly string[], options = {}) =>
  refusalOf('calculate_report', { cgt_content: lines.join('\n'), ...options });

describe('of several refusals the first is raised', () => {
  it.each(FAULTS.map((fault, index) => [fault.code, fault.fact, index] as const))(
    '%s of %j comes before all that follow',
    async (code, fact, index) => {
      const lines = FAULTS.slice(index).flatMap((fault) => fault.lines);
      for (const order of [lines, lines.toReversed()]) {
        expect((await refusalOfReport(order)).data).toMatchObject({ code, ...fact });
      }
    },
  );

  it('a line that cannot be read comes before what needs the whole history', async () => {
    const lines = [...FAULTS.flatMap((fault) => fault.lines), '2024-01-15 BUY A 1 @ 1 GBX'];
    expect((await refusalOfReport(lines)).data).toMatchObject({ code: 'INVALID_CURRENCY', line: lines.length });
  });

  it('an argument comes before a line that cannot be read', async () => {
    const { data } = await refusalOfReport(['nonsense'], { year: '2024' });
    expect(data).toMatchObject({ code: 'INVALID_ARGUMENT', field: 'year' });
    const explained = await refusalOf('explain_matching', {
      cgt_content: 'nonsense',
      disposal_date: '2024-02-30',
      ticker: 'A',
    });
    expect(explained.data).toMatchObject({ code: 'INVALID_DATE', field: 'disposal_date' });
  });

  it('the earlier of two missing rates is that of the earlier line', async () => {
    const { data } = await refusalOfReport(['2013-05-01 BUY A 1 @ 1 USD', '2012-05-01 BUY A 1 @ 1 EUR']);
    expect(data).toMatchObject({ code: 'MISSING_FX_RATE', line: 1, currency: 'USD', month: '2013-05' });
  });

  it('a disposal is looked for after everything else', async () => {
    const { data } = await refusalOf('explain_matching', {
      cgt_content: '2024-01-15 SELL A 1 @ 1',
      disposal_date: '2024-01-16',
      ticker: 'A',
    });
    expect(data).toMatchObject({ code: 'DISPOSAL_EXCEEDS_HOLDING', date: '2024-01-15' });
  });
});

describe('several bad lines', () => {
  const bad = ['2024-01-15 BUY A 1,000 @ 1', '2023-02-30 BUY A 1 @ 1', '2024-01-15 SOLD A 1 @ 1'];

  it('are all listed, the first of them as the refusal itself', async () => {
    const { message, data } = await refusalOfReport(['2024-01-15 BUY A 1 @ 1', ...bad]);
    expect(data).toMatchObject({ code: 'PARSE_ERROR', line: 2, value: '1,000' });
    expect(message).toMatch(/^line 2: /);
    expect(data['problems']).toEqual([
      { code: 'PARSE_ERROR', message },
      { code: 'INVALID_DATE', message: expect.stringMatching(/^line 3: 2023-02-30 /) },
      { code: 'UNKNOWN_ACTION', message: expect.stringMatching(/^line 4: "SOLD" /) },
    ]);
  });

  it('are listed as items for JSON', async () => {
    const item = { date: '2024-01-15', action: 'BUY', ticker: 'A', amount: '1', price: '1' };
    const cgt_content = [{ ...item, ticker: 'A.B' }, item, { ...item, amount: '0' }];
    const { data } = await refusalOf('parse_transactions', { cgt_content });
    expect(data).toMatchObject({
      code: 'INVALID_TICKER',
      transaction: 1,
      problems: [
        { code: 'INVALID_TICKER', message: expect.stringMatching(/^transaction 1: /) },
        { code: 'AMOUNT_NOT_POSITIVE', message: expect.stringMatching(/^transaction 3: /) },
      ],
    });
  });

  it('are listed up to twenty', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => `2024-01-15 BUY A -${index + 1} @ 1`);
    const problems = (await refusalOfReport(lines)).data['problems'] as { message: string }[];
    expect(problems).toHaveLength(20);
    expect(problems.at(-1)?.message).toMatch(/^line 20: BUY quantity -20: /);
  });

  it('are not listed when there is one: the refusal says it all', async () => {
    const { data } = await refusalOfReport(bad.slice(0, 1));
    expect(data).not.toHaveProperty('problems');
  });

  it('one among ten thousand is named', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `2024-01-15 BUY A ${index + 1} @ 1`);
    lines[7_776] = '2024-01-15 BUY A 1O0 @ 1 # the letter O';
    const { message, data } = await refusalOfReport(lines);
    expect(message).toMatch(/^line 7777: BUY quantity "1O0" /);
    expect(data).toMatchObject({ code: 'PARSE_ERROR', line: 7_777, value: '1O0' });
  });

  it('lines are counted whatever ends them', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { data } = await refusalOf('parse_transactions', { cgt_content: ['# one', '', 'three'].join(end) });
      expect(data).toMatchObject({ code: 'PARSE_ERROR', line: 3, value: 'three' });
    }
  });
});
