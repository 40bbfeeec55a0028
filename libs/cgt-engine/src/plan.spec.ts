import { refusalOf, resultOf } from './testing/call-tool';

interface Planned {
  readonly quantity: string;
  readonly gain_or_loss: string;
  readonly allowable_cost: string;
  readonly matches: readonly { rule: string; quantity: string }[];
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly tax?: Readonly<Record<string, string>>;
  readonly within_allowance: { readonly quantity: string; readonly gain_or_loss: string };
  readonly buy_back_from: string;
  readonly warnings: readonly string[];
}

const HELD = '2020-01-02 BUY ACME 2000 @ 10';
const SALE = { ticker: 'acme', date: '2025-01-10', price: '15', fees: '5' };

const planned = async (lines: readonly string[], options = {}) =>
  (await resultOf('plan_disposal', { cgt_content: lines.join('\n'), ...SALE, ...options })) as unknown as Planned;

const refused = async (lines: readonly string[], options = {}) =>
  (await refusalOf('plan_disposal', { cgt_content: lines.join('\n'), ...SALE, ...options })).data;

describe('a planned sale', () => {
  it('has the figures of the documentation', async () => {
    expect(await planned([HELD], { quantity: '100' })).toMatchObject({
      ticker: 'ACME',
      date: '2025-01-10',
      quantity: '100',
      gross_proceeds: '1500.00',
      proceeds: '1495.00',
      allowable_cost: '1000.00',
      gain_or_loss: '495.00',
      before: { taxable_gains: '0', exempt_amount_left: '3000', losses_left: '0' },
      after: { taxable_gains: '0', exempt_amount_left: '2505', losses_left: '0' },
      within_allowance: { quantity: '601', gain_or_loss: '3000.00' },
      buy_back_from: '2025-02-10',
    });
  });

  it('without a number is of as many shares as stay within the allowance, and one more is taxed', async () => {
    const most = await planned([HELD]);
    expect(most).toMatchObject({ quantity: '601', gain_or_loss: '3000.00', after: { taxable_gains: '0' } });
    expect((await planned([HELD], { quantity: '602' })).after['taxable_gains']).toBe('5');
  });

  it('is of the whole holding, fraction included, where that is within', async () => {
    expect(await planned(['2020-01-02 BUY ACME 10.5 @ 10'])).toMatchObject({ quantity: '10.5', gain_or_loss: '47.50' });
  });

  it.each(['2:3', '15:19', '5:7'])('of the whole holding can be entered, after a split of %s', async (ratio) => {
    const lines = ['2020-01-02 BUY ACME 10 @ 10', `2021-01-04 SPLIT ACME RATIO ${ratio}`];
    const { quantity } = await planned(lines);
    expect(await planned(lines, { quantity })).toMatchObject({ quantity });
  });

  it('is of nothing where one share is too many', async () => {
    const lines = [HELD, '2024-06-01 BUY X 1 @ 1', '2024-06-01 SELL X 1 @ 5000'];
    expect(await planned(lines)).toMatchObject({
      quantity: '0',
      gross_proceeds: '0.00',
      gain_or_loss: '0.00',
      matches: [],
      before: { taxable_gains: '1999', exempt_amount_left: '0' },
      within_allowance: { quantity: '0', gain_or_loss: '0.00' },
    });
  });

  it('uses losses of the year and those brought forward', async () => {
    const lost = ['2022-06-01 BUY L 1 @ 1001', '2022-06-01 SELL L 1 @ 1'];
    const { within_allowance: within, after } = await planned([HELD, ...lost]);
    expect(within).toEqual({ quantity: '801', gain_or_loss: '4000.00' });
    expect(after).toEqual({ taxable_gains: '0', exempt_amount_left: '0', losses_left: '0' });
  });

  it('says what tax it adds', async () => {
    const { tax } = await planned([HELD], { quantity: '2000', taxable_income: '37700' });
    // 9,995 less 3,000 at 24%.
    expect(tax).toEqual({ before: '0.00', after: '1678.80', extra: '1678.80' });
    expect((await planned([HELD], { quantity: '2000' })).tax).toBeUndefined();
  });

  it('is matched with what the history has on its day and in the 30 days after it', async () => {
    const lines = [HELD, '2025-01-10 BUY ACME 10 @ 14', '2025-02-09 BUY ACME 20 @ 12', '2025-01-10 SELL ACME 5 @ 15'];
    const plan = await planned(lines, { quantity: '100', fees: '0' });
    expect(plan.matches.map(({ rule, quantity }) => `${rule} ${quantity}`)).toEqual([
      'SameDay 10',
      'BedAndBreakfast 20',
      'Section104 75',
    ]);
    // The day's disposal with it, 10 at 14, 20 at 12, 75 at 10; without it 5 at 14.
    expect(plan).toMatchObject({ allowable_cost: '1060.00', gain_or_loss: '440.00' });
    expect(plan.warnings).toContainEqual(expect.stringMatching(/bought on 2025-02-09, within 30 days/));
    expect((await planned([HELD], { quantity: '1' })).warnings).toContainEqual(
      expect.stringMatching(/before 2025-02-10 changes/),
    );
  });

  it('takes a purchase of its day from an earlier sale that was matched with it', async () => {
    const lines = [HELD, '2025-01-05 SELL ACME 10 @ 15', '2025-01-10 BUY ACME 10 @ 14'];
    const plan = await planned(lines, { quantity: '10', fees: '0' });
    expect(plan.matches).toEqual([expect.objectContaining({ rule: 'SameDay', quantity: '10' })]);
    // The sale of 5 January gains 40 more out of the pool than with the purchase.
    expect(plan.after['exempt_amount_left']).toBe('2940');
  });

  it('equals the report with that sale added', async () => {
    const lines = [
      HELD,
      '2024-05-01 SPLIT ACME RATIO 2',
      '2024-12-20 SELL ACME 50 @ 6',
      '2025-01-20 BUY ACME 30 @ 7',
      '2025-03-01 SELL ACME 100 @ 8',
    ];
    const { gain_or_loss: gain, after } = await planned(lines, { quantity: '77' });
    const cgt_content = [...lines, '2025-01-10 SELL ACME 77 @ 15 FEES 5'].join('\n');
    const report = await resultOf('calculate_report', { cgt_content, year: 2024 });
    const found = (
      report as { tax_years: { disposals: { date: string; matches: { gain_or_loss: string }[] }[] }[] }
    ).tax_years[0]?.disposals.find(({ date }) => date === '2025-01-10');
    const net = found?.matches.reduce((sum, match) => sum + Math.round(Number(match.gain_or_loss) * 100), 0) ?? 0;
    expect(gain).toBe((net / 100).toFixed(2));
    expect((await resultOf('prepare_return', { cgt_content, year: 2024 }))['taxable_gains']).toBe(
      after['taxable_gains'],
    );
  });

  it('finds the share by an old name, and shares of a spin-off', async () => {
    expect(await planned([HELD, '2024-01-02 RENAME ACME TO NEWCO'], { quantity: '1' })).toMatchObject({
      ticker: 'NEWCO',
    });
    const spun = await planned([HELD, '2024-01-02 SPINOFF ACME TO SPUN 100 SHARE 0.5'], {
      ticker: 'SPUN',
      quantity: '50',
      price: '200',
      fees: '0',
    });
    expect(spun).toMatchObject({ allowable_cost: '5000.00', gain_or_loss: '5000.00' });
  });

  it('converts other currencies', async () => {
    const plan = await planned([HELD], {
      quantity: '1',
      price: { amount: '12.614', currency: 'USD' },
      date: '2024-03-10',
      fees: { amount: '0', currency: 'USD' },
    });
    expect(plan).toMatchObject({ gross_proceeds: '10.00' });
  });

  it('of a share that the history does not have is of nothing', async () => {
    const plan = await planned([HELD], { ticker: 'OTHER' });
    expect(plan.within_allowance.quantity).toBe('0');
    expect(plan.warnings).toContainEqual(expect.stringContaining('No share called OTHER'));
  });

  it('leaves enough for the sales that follow in the history', async () => {
    expect(await planned([HELD, '2025-02-20 SELL ACME 1990 @ 10'], { price: '10' })).toMatchObject({ quantity: '10' });
  });
});

describe('a sale that cannot be planned', () => {
  it.each([
    [{ quantity: '2001' }, 'DISPOSAL_EXCEEDS_HOLDING', 'ticker'],
    [{ date: '2007-01-10', quantity: '1' }, 'DISPOSAL_BEFORE_2008', 'ticker'],
    [{ price: { amount: '5', currency: 'USD' }, date: '2030-01-10' }, 'MISSING_FX_RATE', 'month'],
    [{ date: '2025-13-10' }, 'INVALID_DATE', 'field'],
    [{ date: '10/01/2025' }, 'INVALID_ARGUMENT', 'field'],
    [{ ticker: 'AC.ME' }, 'INVALID_TICKER', 'field'],
    [{ quantity: '0' }, 'AMOUNT_NOT_POSITIVE', 'field'],
    [{ quantity: '-5' }, 'AMOUNT_NOT_POSITIVE', 'field'],
    [{ quantity: 'many' }, 'INVALID_ARGUMENT', 'field'],
    [{ price: '1,5' }, 'INVALID_ARGUMENT', 'field'],
    [{ price: { amount: '5' } }, 'MISSING_CURRENCY', 'field'],
    [{ price: '-5' }, 'AMOUNT_NOT_POSITIVE', 'field'],
    [{ price: undefined }, 'INVALID_ARGUMENT', 'field'],
    [{ fees: 'x' }, 'INVALID_ARGUMENT', 'field'],
    [{ taxable_income: 'x' }, 'INVALID_ARGUMENT', 'field'],
  ])('%j is refused with %s', async (options, code, fact) => {
    const data = await refused([HELD], options);
    expect(data['code']).toBe(code);
    expect(data).toHaveProperty(fact);
  });

  it('on the day of a split that does not say its time', async () => {
    expect(await refused([HELD, '2025-01-10 SPLIT ACME RATIO 2'], { quantity: '1' })).toMatchObject({
      code: 'SAME_DATE_SPLIT_AND_TRADE',
    });
  });

  it('because a later sale would not be covered', async () => {
    expect(await refused([HELD, '2025-02-20 SELL ACME 2000 @ 10'], { quantity: '1' })).toMatchObject({
      code: 'DISPOSAL_EXCEEDS_HOLDING',
      date: '2025-02-20',
    });
  });
});
