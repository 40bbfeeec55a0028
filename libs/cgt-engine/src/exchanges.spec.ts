import { resultOf } from './testing/call-tool';
import { HELD, holdingsOf, refused, report, warningsOf } from './testing/event-figures';

describe('a split', () => {
  it('may have a ratio of two numbers', async () => {
    expect(await holdingsOf(HELD, '2021-01-02 SPLIT A RATIO 3:2')).toEqual(['A 150 1000.00']);
    expect(await holdingsOf(HELD, '2021-01-02 SPLIT A RATIO 3 : 2')).toEqual(['A 150 1000.00']);
  });

  it('stands before or after the trades of its day', async () => {
    const trades = ['2021-01-02 SELL A 50 @ 12', '2021-01-02 BUY A 10 @ 11'];
    expect(await holdingsOf(HELD, '2021-01-02 SPLIT A RATIO 2 OPEN', ...trades)).toEqual(['A 160 800.00']);
    expect(await holdingsOf(HELD, '2021-01-02 SPLIT A RATIO 2 CLOSE', ...trades)).toEqual(['A 120 600.00']);
    expect(await holdingsOf(HELD, '2021-01-02 UNSPLIT A RATIO 2 OPEN', '2021-01-02 SELL A 50 @ 12')).toEqual([]);
  });

  it('within the 30 days counts on the side of the trade it stands on', async () => {
    // 10 sold before the split are 20 bought after it.
    const closing = [HELD, '2021-01-02 SPLIT A RATIO 2 CLOSE', '2021-01-02 SELL A 10 @ 12', '2021-01-20 BUY A 20 @ 5'];
    expect(await holdingsOf(...closing)).toEqual(['A 200 1000.00']);
    const opening = [HELD, '2021-01-20 SPLIT A RATIO 2 OPEN', '2021-01-02 SELL A 10 @ 12', '2021-01-20 BUY A 20 @ 5'];
    expect(await holdingsOf(...opening)).toEqual(['A 200 1000.00']);
    // On the day of a split at the open, both are in new shares.
    const same = [HELD, '2021-01-02 SPLIT A RATIO 2 OPEN', '2021-01-02 SELL A 10 @ 12', '2021-01-20 BUY A 10 @ 5'];
    expect(await holdingsOf(...same)).toEqual(['A 200 1000.00']);
    const before = [HELD, '2021-01-20 SPLIT A RATIO 2 CLOSE', '2021-01-02 SELL A 10 @ 12', '2021-01-20 BUY A 10 @ 5'];
    expect(await holdingsOf(...before)).toEqual(['A 200 1000.00']);
  });

  it('with cash keeps whole shares, and the cash reduces the cost', async () => {
    expect(await holdingsOf(HELD, '2021-01-02 SPLIT A RATIO 1:3 CASH 8')).toEqual(['A 33 992.00']);
    expect(await refused(HELD, '2021-01-02 SPLIT A RATIO 1:3 CASH 1000.01')).toContain('CAPRETURN_EXCEEDS_COST');
    expect(await refused(HELD, '2021-01-02 SPLIT A RATIO 1:300 CASH 5')).toContain('UNSPLIT_INDIVISIBLE');
    expect(await refused('2021-01-02 SPLIT A RATIO 1:3 CASH 8', '2022-01-02 BUY A 1 @ 1')).toContain(
      'CAPRETURN_EXCEEDS_COST',
    );
  });

  it('loses the fraction of the shares in hand, though the pool holds those that later purchases will replace', async () => {
    // 40 of 100 sold and bought back after the split: in hand 60 / 9 = 6.67, of the pool's 11.11 the same 0.67 goes.
    const lines = [HELD, '2021-01-02 SELL A 40 @ 9', '2021-01-10 SPLIT A RATIO 1:9 CASH 7', '2021-01-20 BUY A 5 @ 80'];
    expect(await holdingsOf(...lines)).toEqual(['A 11 1037.44']);
  });

  it('that leaves a fraction of whole shares without cash makes a warning', async () => {
    expect(await warningsOf('2020-01-02 BUY A 3 @ 1', '2021-01-02 SPLIT A RATIO 1.5')).toEqual([
      expect.stringMatching(/4\.5 shares of 3.*CASH/),
    ]);
    expect(await warningsOf('2020-01-02 BUY A 2 @ 1', '2021-01-02 SPLIT A RATIO 1.5')).toEqual([]);
  });

  it('and a trade of its day without OPEN or CLOSE are refused, and the hint names both', async () => {
    const message = await refused(HELD, '2021-01-02 SPLIT A RATIO 2', '2021-01-02 SPOUSEOUT A 1');
    for (const text of ['SAME_DATE_SPLIT_AND_TRADE', 'OPEN', 'CLOSE']) expect(message).toContain(text);
    expect(await holdingsOf(HELD, '2021-01-02 SPLIT A RATIO 2', '2021-01-02 RIGHTS A 100 @ 1')).toEqual([
      'A 400 1100.00',
    ]);
  });
});

describe('a spin-off', () => {
  it('divides the cost by the prices of the first day and the shares in hand', async () => {
    // 100 x 9 and 50 x 2: a tenth of the cost goes.
    expect(await holdingsOf(HELD, '2021-01-02 SPINOFF A TO B 50 PRICES 9 2')).toEqual(['A 100 900.00', 'B 50 100.00']);
  });

  it('adds up the lines of a day, and several companies divide one cost', async () => {
    const twice = ['2021-01-02 SPINOFF A TO B 30 SHARE 0.1', '2021-01-02 SPINOFF A TO B 20 SHARE 0.1'];
    expect(await holdingsOf(HELD, ...twice)).toEqual(['A 100 900.00', 'B 50 100.00']);
    const two = ['2021-01-02 SPINOFF A TO B 50 SHARE 0.1', '2021-01-02 SPINOFF A TO C 5 SHARE 0.2'];
    expect(await holdingsOf(HELD, ...two)).toEqual(['A 100 700.00', 'B 50 100.00', 'C 5 200.00']);
    expect(await holdingsOf(HELD, ...two.toReversed())).toEqual(['A 100 700.00', 'B 50 100.00', 'C 5 200.00']);
    expect(await refused(HELD, twice[0] ?? '', '2021-01-02 SPINOFF A TO B 20 SHARE 0.2')).toContain('PARSE_ERROR');
    expect(
      await refused(HELD, '2021-01-02 SPINOFF A TO B 1 SHARE 0.5', '2021-01-02 SPINOFF A TO C 1 SHARE 0.5'),
    ).toContain('below 1');
  });

  it('passes on within a day, whatever the order of lines', async () => {
    const lines = ['2021-01-02 SPINOFF B TO C 5 SHARE 0.5', '2021-01-02 SPINOFF A TO B 50 SHARE 0.1'];
    expect(await holdingsOf(HELD, ...lines)).toEqual(['A 100 900.00', 'B 50 50.00', 'C 5 50.00']);
    expect(
      await refused(HELD, '2021-01-02 SPINOFF A TO B 5 SHARE 0.5', '2021-01-02 SPINOFF B TO A 5 SHARE 0.1'),
    ).toContain('circle');
  });

  it('is no acquisition for a sale of the 30 days before', async () => {
    const lines = ['2020-06-01 BUY B 10 @ 1', '2021-01-01 SELL B 10 @ 2', '2021-01-02 SPINOFF A TO B 10 SHARE 0.1'];
    expect(await holdingsOf(HELD, ...lines)).toEqual(['A 100 900.00', 'B 10 100.00']);
  });

  it('finds a holding or is refused', async () => {
    expect(await refused('2021-01-02 SPINOFF A TO B 10 SHARE 0.1')).toContain('EVENT_WITHOUT_HOLDING line 1');
    expect(await refused(HELD, '2020-06-01 SELL A 100 @ 1', '2021-01-02 SPINOFF A TO B 10 PRICES 1 1')).toContain(
      'EVENT_WITHOUT_HOLDING',
    );
    expect(await refused('INSTRUMENT A ALSO B', HELD, '2021-01-02 SPINOFF A TO B 10 SHARE 0.1')).toContain(
      'both are names of A',
    );
  });

  it.each([
    ['SHARE 1', 'not below 1'],
    ['SHARE 0', 'must be positive'],
    ['PRICES 0 1', 'must be positive'],
    ['PRICES 1', 'price should follow'],
  ])('with %s is refused', async (end, found) => {
    expect(await refused(HELD, `2021-01-02 SPINOFF A TO B 10 ${end}`)).toContain(found);
  });
});

describe('a takeover', () => {
  const sums = async (...lines: string[]) => {
    const { tax_years, holdings } = await report(lines);
    return [
      tax_years.map(({ net_gain: gain }) => gain),
      holdings.map(({ ticker, quantity, total_cost: cost }) => `${ticker} ${quantity} ${cost}`),
    ];
  };

  it('takes the cost over, several lines of a day added up, and joins what is held already', async () => {
    const lines = [HELD, '2020-02-02 BUY N 10 @ 5', '2021-01-02 TAKEOVER A TO N 20', '2021-01-02 TAKEOVER A TO N 30'];
    expect(await sums(...lines)).toEqual([[], ['N 60 1050.00']]);
  });

  it('with cash of exactly 3,000 or of exactly a twentieth has small cash', async () => {
    const big = '2020-01-02 BUY A 100 @ 1000';
    expect(await sums(big, '2021-01-02 TAKEOVER A TO N 5 CASH 3000 VALUE 1')).toEqual([[], ['N 5 97000.00']]);
    expect(await sums(big, '2021-01-02 TAKEOVER A TO N 5 CASH 5000 VALUE 95000')).toEqual([[], ['N 5 95000.00']]);
    expect(await sums(big, '2021-01-02 TAKEOVER A TO N 5 CASH 5000 VALUE 94999.99')).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ]);
    expect(await refused(HELD, '2021-01-02 TAKEOVER A TO N 5 CASH 1000.01 VALUE 1')).toContain(
      'CAPRETURN_EXCEEDS_COST',
    );
  });

  it('with much cash is a part disposal that explain_matching finds', async () => {
    const cgt_content = [HELD, '2021-01-02 TAKEOVER A TO N 5 CASH 4000 VALUE 12000'].join('\n');
    const found = await resultOf('explain_matching', { cgt_content, disposal_date: '2021-01-02', ticker: 'A' });
    expect(found).toMatchObject({ quantity: '25', proceeds: '4000.00', total_gain_or_loss: '3750.00' });
    expect(JSON.stringify(found)).toContain('S129');
  });

  it('ends what the 30 days reach, with a warning', async () => {
    const lines = [HELD, '2021-01-01 SELL A 10 @ 5', '2021-01-10 TAKEOVER A TO N 90', '2021-01-20 BUY A 10 @ 5'];
    expect(await sums(...lines)).toEqual([['-50.00'], ['A 10 50.00', 'N 90 900.00']]);
    const warnings = await warningsOf(
      HELD,
      '2021-01-01 SELL A 10 @ 5',
      '2021-01-10 TAKEOVER A TO N 90',
      '2021-01-20 BUY N 10 @ 5',
    );
    expect(warnings).toEqual([expect.stringMatching(/A was sold on 2021-01-01.*N was bought on 2021-01-20/)]);
  });

  it('leaves nothing to sell', async () => {
    expect(await refused(HELD, '2021-01-02 TAKEOVER A TO N 90', '2021-02-02 SELL A 1 @ 1')).toContain(
      'DISPOSAL_EXCEEDS_HOLDING',
    );
    expect(await refused(HELD, '2021-01-02 TAKEOVER A TO N 90', '2021-01-02 TAKEOVER A TO M 1')).toContain(
      'EVENT_WITHOUT_HOLDING',
    );
  });
});
