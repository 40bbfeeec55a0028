import { refusalOf, resultOf } from './testing/call-tool';
import { HELD, holdingsOf, refused, report, warningsOf } from './testing/event-figures';

describe('shares to and from a spouse', () => {
  it('go at their cost, matched like a sale, and are in no sum', async () => {
    const lines = [HELD, '2021-01-02 SPOUSEOUT A 40', '2021-01-20 BUY A 10 @ 20'];
    const { tax_years, holdings } = await report(lines);
    expect(tax_years).toEqual([
      expect.objectContaining({
        disposal_count: 0,
        gross_proceeds: '0.00',
        transfers: [expect.objectContaining({ date: '2021-01-02', ticker: 'A', quantity: '40', total_cost: '500.00' })],
      }),
    ]);
    expect(holdings).toEqual([{ ticker: 'A', quantity: '70', total_cost: '700.00' }]);
  });

  it('are explained with their paragraph', async () => {
    const cgt_content = [HELD, '2021-01-02 SPOUSEOUT A 40'].join('\n');
    const found = await resultOf('explain_matching', { cgt_content, disposal_date: '2021-01-02', ticker: 'A' });
    expect(found).toMatchObject({ quantity: '40', proceeds: '400.00', total_gain_or_loss: '0.00' });
    expect(JSON.stringify(found)).toContain('S58');
  });

  it('come as an acquisition at the cost that the spouse had', async () => {
    expect(await holdingsOf(HELD, '2021-01-02 SELL A 10 @ 5', '2021-01-03 SPOUSEIN A 10 TOTAL 77')).toEqual([
      'A 100 1000.00',
    ]);
  });
});

describe('a gift', () => {
  it('that makes a loss makes a warning', async () => {
    expect(await warningsOf(HELD, '2021-01-02 GIFT A 10 TOTAL 99')).toEqual([
      expect.stringContaining('connected person'),
    ]);
    expect(await warningsOf(HELD, '2021-01-02 GIFT A 10 TOTAL 100')).toEqual([]);
  });
});

describe('excess reportable income', () => {
  it('is income of the year of its distribution', async () => {
    const paid = async (...lines: string[]) =>
      (await report(lines)).tax_years.map(({ period, excess_reportable_income: income }) => [period, income]);
    expect(await paid(HELD, '2023-09-30 ERI A 100 TOTAL 5')).toEqual([['2023/24', '5.00']]);
    expect(await paid(HELD, '2023-10-05 ERI A 100 TOTAL 5')).toEqual([['2023/24', '5.00']]);
    expect(await paid(HELD, '2023-10-06 ERI A 100 TOTAL 5')).toEqual([['2024/25', '5.00']]);
    expect(await paid(HELD, '2023-12-31 ERI A 100 TOTAL 5 PAID 2024-04-05')).toEqual([['2023/24', '5.00']]);
    expect(await refused(HELD, '2023-12-31 ERI A 100 TOTAL 5 PAID 2023-12-30')).toContain('PARSE_ERROR');
  });

  it('counts after the trades of its day', async () => {
    expect(await holdingsOf(HELD, '2023-12-31 SELL A 50 @ 1', '2023-12-31 ERI A 50 TOTAL 5')).toEqual(['A 50 505.00']);
    expect(await refused(HELD, '2023-12-31 SELL A 100 @ 1', '2023-12-31 ERI A 50 TOTAL 5')).toContain(
      'EVENT_WITHOUT_HOLDING',
    );
  });

  it('and other events that name another number of shares make a warning with both', async () => {
    expect(await warningsOf(HELD, '2023-12-31 ERI A 50 TOTAL 5')).toEqual([
      expect.stringMatching(/names 50 shares, but 100 were held/),
    ]);
    expect(await warningsOf(HELD, '2023-12-31 CAPRETURN A 50 TOTAL 5')).toHaveLength(1);
    expect(await warningsOf(HELD, '2023-12-31 CAPRETURN A 50 TOTAL 5', '2023-12-31 CAPRETURN A 50 TOTAL 5')).toEqual(
      [],
    );
    expect(await warningsOf(HELD, '2023-12-31 ACCUMULATION A 100 TOTAL 5')).toEqual([]);
  });

  it('entered as an accumulation at its distribution is named', async () => {
    const lines = [
      '2023-01-01 BUY F 1000 @ 10',
      '2024-04-30 SELL F 400 @ 12.5',
      '2024-09-30 ACCUMULATION F 1000 TOTAL 500',
    ];
    expect(await warningsOf(...lines)).toEqual([
      expect.stringMatching(/names 1000 shares, but 600.*ERI dated 2024-03-30/),
    ]);
  });
});

describe('sales before their purchase', () => {
  const lines = ['2020-01-01 SELL D 10 @ 10', '2020-01-31 BUY D 10 @ 3'];

  it('are refused unless the window is asked for, which the hint names', async () => {
    expect(await refused(...lines)).toMatch(/DISPOSAL_EXCEEDS_HOLDING.*cover "window"/);
    expect((await report(lines, { cover: 'window' })).warnings).toEqual([
      expect.stringContaining('10 D were sold on 2020-01-01'),
    ]);
  });

  it('are refused where the window does not reach or hold enough', async () => {
    const window = async (...content: string[]) =>
      (await refusalOf('calculate_report', { cgt_content: content.join('\n'), cover: 'window' })).data['code'];
    expect(await window('2020-01-01 SELL D 10 @ 10', '2020-02-01 BUY D 10 @ 3')).toBe('DISPOSAL_EXCEEDS_HOLDING');
    expect(await window('2020-01-01 SELL D 10 @ 10', '2020-01-31 BUY D 9 @ 3')).toBe('DISPOSAL_EXCEEDS_HOLDING');
    // The day's own sale comes first on its purchase.
    expect(await window(...lines, '2020-01-31 SELL D 1 @ 10')).toBe('DISPOSAL_EXCEEDS_HOLDING');
  });

  it('take from the pool only what the rules before leave', async () => {
    const { holdings } = await report(['2019-01-01 BUY D 5 @ 1', ...lines], { cover: 'window' });
    expect(holdings).toEqual([{ ticker: 'D', quantity: '5', total_cost: '5.00' }]);
  });
});

describe('exempt instruments', () => {
  it('are in no sum, refuse nothing, and are named', async () => {
    const { tax_years, holdings, warnings } = await report([
      'INSTRUMENT G KIND EXEMPT',
      '2021-01-02 SELL G 5 @ 1',
      '2021-01-02 DIVIDEND G TOTAL 3',
    ]);
    expect(tax_years).toEqual([expect.objectContaining({ disposal_count: 0, dividend_income: '3.00' })]);
    expect(holdings).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('G is of the kind EXEMPT')]);
    expect(await refused('INSTRUMENT G KIND EXEMPT', 'INSTRUMENT G KIND LISTED', HELD)).toContain('PARSE_ERROR line 2');
  });
});

describe('lines of events', () => {
  it.each([
    'INSTRUMENT BTC KIND CRYPTO ALSO XBT',
    '2021-02-15 SPLIT TSCO RATIO 15:19 CASH 1.09 GBP',
    '2024-06-10 SPLIT N RATIO 10 OPEN',
    '2024-06-10 UNSPLIT N RATIO 10 CLOSE',
    '2022-07-18 SPINOFF BIG TO SMALL 750 SHARE 0.125',
    '2022-07-18 SPINOFF BIG TO SMALL 750 PRICES 10 USD 3 GBP',
    '2022-07-18 TAKEOVER OLD TO NEW 233',
    '2022-07-18 TAKEOVER OLD TO NEW 233 CASH 7000 USD VALUE 21000 GBP',
    '2024-05-20 RIGHTS A 200 @ 2 GBP FEES 1 GBP',
    '2024-05-20 RIGHTS A 200 TOTAL 400 EUR',
    '2020-02-01 SPOUSEOUT T 100',
    '2020-02-01 SPOUSEIN T 100 TOTAL 550 GBP',
    '2024-02-01 GIFT T 30 TOTAL 450 GBP FEES 5 GBP',
    '2024-03-31 ERI F 1000 TOTAL 500 USD',
    '2024-03-31 ERI F 1000 TOTAL 500 GBP PAID 2024-08-01',
    '2024-03-31 BUY ERI 5 @ 1 GBP',
    '2024-03-31 SPINOFF TO TO SHARE 5 SHARE 0.5',
  ])('%s come back the same through DSL and JSON', async (line) => {
    const parsed = await resultOf('parse_transactions', { cgt_content: line.toLowerCase() });
    expect(await resultOf('convert_to_dsl', { cgt_content: parsed['transactions'] })).toEqual({ dsl: line });
    const again = await resultOf('parse_transactions', { cgt_content: parsed['transactions'] });
    const withoutPlace = (items: unknown) =>
      (items as Record<string, unknown>[]).map((item) => ({ ...item, line: undefined, index: undefined }));
    expect(withoutPlace(again['transactions'])).toEqual(withoutPlace(parsed['transactions']));
  });

  it('are known by other names in JSON', async () => {
    const cgt_content = [
      { type: 'Demerger', date: '2022-07-18', ticker: 'A', to: 'B', received: 3, share: '0.5' },
      { type: 'spouse_out', date: '2022-07-18', ticker: 'A', amount: '1' },
      {
        type: 'SPIN_OFF',
        date: '2022-07-18',
        ticker: 'A',
        to: 'B',
        received: '3',
        prices: ['1', { amount: '2', currency: 'USD' }],
      },
      { type: 'Spouse_In', date: '2022-07-18', ticker: 'A', amount: '1', total_value: 5 },
    ];
    const { dsl } = await resultOf('convert_to_dsl', { cgt_content });
    expect(String(dsl).split('\n')).toEqual([
      '2022-07-18 SPINOFF A TO B 3 SHARE 0.5',
      '2022-07-18 SPOUSEOUT A 1',
      '2022-07-18 SPINOFF A TO B 3 PRICES 1 GBP 2 USD',
      '2022-07-18 SPOUSEIN A 1 TOTAL 5 GBP',
    ]);
  });

  it.each([
    ['2022-07-18 TAKEOVER OLD TO NEW 233 CASH 5', 'VALUE'],
    ['2022-07-18 UNSPLIT A RATIO 2 CASH 5', 'left over'],
    ['2022-07-18 SPLIT A RATIO 2:0', 'must be positive'],
    ['2022-07-18 SPLIT A RATIO 2:', 'ratio should follow'],
    ['2022-07-18 SPOUSEOUT A 5 TOTAL 5', 'left over'],
    ['INSTRUMENT A KIND GOLD', 'LISTED, UNLISTED, CRYPTO, OTHER, EXEMPT'],
    ['2022-07-18 TAKEOVER A TO A 5', 'same ticker'],
  ])('%s is refused', async (cgt_content, found) => {
    expect((await refusalOf('parse_transactions', { cgt_content })).message).toContain(found);
  });
});

it('two numbers of one message never print alike', async () => {
  const lines = ['2020-01-02 BUY A 260 @ 1', '2021-01-02 SELL A 260.000000000001 @ 1'];
  expect(await refused(...lines)).toContain(
    '260.000000000001 A are sold on 2021-01-02 but the holding that day is 260.',
  );
  expect(await refused('2020-01-02 BUY A 3 @ 1', '2021-01-02 CAPRETURN A 3 TOTAL 3.000001')).toContain('3.000001');
});
