import { readExports, refusedExports } from '../../testing/read-exports';

const II = 'Date,Settlement Date,Symbol,Sedol,Quantity,Price,Description,Reference,Debit,Credit,Running Balance';
const FIDELITY =
  'Order date,Completion date,Transaction type,Investments,Product Wrapper,Account Number,Source investment,Amount,Quantity,Price per unit,Reference Number,Status';
const HL = 'Trade date,Settle date,Reference,Description,Unit cost (p),Quantity,Value (£)';
const VANGUARD = 'Date,Details,Amount,Balance';
const SCHWAB = 'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount';
const REVOLUT = 'Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate';
const TRADES =
  'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Code';

const read = (...rows: readonly string[]) => readExports([rows.join('\n')]);
const reasonsOf = (header: string, row: string) => {
  const { leftOut, warnings } = read(header, row);
  return [...leftOut.map(([, , reason]) => reason), warnings.length];
};

describe('money that may be capital is left out with a warning', () => {
  it.each(['Equalisation FUND', 'CASH TAKEOVER MORRISON', 'RETURN OF CAPITAL', 'Whatever a share brings'])(
    'at interactive investor: %s',
    (text) => {
      const row = `05/02/2024,07/02/2024,ACME,B41YBW7,n/a,n/a,${text},A1,n/a,£1.20,£1`;
      expect(reasonsOf(II, row)).toEqual(['unknown_type', 1]);
      expect(reasonsOf(II, row.replace(`ACME,B41YBW7,n/a,n/a,${text}`, 'n/a,n/a,n/a,n/a,Subscription'))).toEqual([
        'deposit',
        0,
      ]);
    },
  );

  it.each([
    ['Cash Takeover', 'MORRISON PLC', 'unknown_type', 1],
    ['Cash Equalisation', 'Cash', 'unknown_type', 1],
    ['Cash In From Sell', 'Cash', 'cash', 0],
    ['Regular Contribution', 'Cash', 'cash', 0],
  ])('at Fidelity: %s of %s is %s', (type, investment, ...reasons) => {
    const row = `05 Feb 2024,07 Feb 2024,${type},${investment},Investment Account,AB1,,287.00,100,2.87,R3,Completed`;
    expect(reasonsOf(FIDELITY, row)).toEqual(reasons);
  });

  it('at Hargreaves Lansdown and Vanguard: what a fraction brings', () => {
    expect(reasonsOf(HL, '05/01/2024,09/01/2024,CIL,Cash in lieu,n/a,n/a,0.70')).toEqual(['unknown_type', 1]);
    expect(reasonsOf(VANGUARD, '05/01/2024,Merger payment,0.70,1')).toEqual(['unknown_type', 1]);
  });

  it('at Schwab: shares are neither a tax nor a fee, whatever their kind is called', () => {
    const kind = 'Non-Taxable Spin Off/Liq Dist';
    expect(reasonsOf(SCHWAB, `12/15/2023,${kind},ACME,Acme,10,,,`)).toEqual(['unknown_type', 1]);
    expect(reasonsOf(SCHWAB, '12/15/2023,Stock Div Dist,ACME,Acme,10,,,')).toEqual(['unknown_type', 1]);
    expect(read(SCHWAB, '12/15/2023,Special Non Qual Div,ACME,Acme,,,,$24.00').lines).toEqual([
      '2023-12-15 DIVIDEND ACME TOTAL 24 USD',
    ]);
  });

  it.each(['Transaction Fees', 'Stock Grant Activity'])('in an Activity Statement: %s', (section) => {
    const trade = 'Trades,Data,Order,Stocks,GBP,VOD,"2024-03-04, 09:00:00","1,000",0.7,0.7,-700,-3,O';
    const { warnings } = read(TRADES, trade, `${section},Header,Symbol,Amount`, `${section},Data,VOD,-3.5`);
    expect(warnings).toEqual([expect.stringContaining(`the section ${section} is not read`)]);
  });
});

describe('a record that may say something else makes a warning', () => {
  const trade = (side: string, number: string) =>
    `2024-01-05T15:00:00Z,ACME,${side} - MARKET,${number},$250,$125,USD,1.27`;

  it('where a purchase has a number of shares below zero', () => {
    const { lines, warnings } = read(REVOLUT, trade('BUY', '0.5'), trade('BUY', '-0.5'));
    expect(lines).toHaveLength(2);
    expect(warnings).toEqual([expect.stringContaining('row 3: a purchase has a number of shares below zero')]);
  });

  it('where sales of one file have either sign, and none where all have one', () => {
    const { warnings } = read(REVOLUT, trade('SELL', '-0.5'), trade('SELL', '0.5'), trade('SELL', '0.5'));
    expect(warnings).toEqual([expect.stringContaining('rows 2 and 3: the numbers of shares')]);
    expect(read(REVOLUT, trade('SELL', '-0.5'), trade('SELL', '-0.5')).warnings).toEqual([]);
  });

  it.each([
    ['a table', SCHWAB, '12/15/2023,Buy,ACME,Acme,10,,,-$1,350.00'],
    ['a section', TRADES, 'Trades,Data,Order,Stocks,GBP,VOD,"2024-03-04, 09:00:00",1,000,0.7,0.7,-700,-3,O'],
  ])('where a comma that nothing quotes cuts a number of %s in two', (_what, header, row) => {
    expect(read(header, row).warnings).toEqual([expect.stringContaining('row 2: the record has more cells')]);
    expect(read(header, row.replace(/1,(?=350|000)/, '1'), ',,,,,,,,,,,,,,').warnings).toEqual([]);
  });
});

it('a decimal comma behind a zero is refused', () => {
  const row = '2024-01-05T15:00:00Z;ACME;BUY - MARKET;0,125;$250;$125;USD;1.27';
  expect(refusedExports([[REVOLUT.replaceAll(',', ';'), row].join('\n')])).toMatchObject({
    code: 'BROKER_ROW_UNREADABLE',
    value: '0,125',
  });
});
