import { readExports } from '../../testing/read-exports';

const FIDELITY =
  'Order date,Completion date,Transaction type,Investments,Product Wrapper,Account Number,Source investment,Amount,Quantity,Price per unit,Reference Number,Status,';
const T212 =
  'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),Notes,ID';
const REVOLUT = 'Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate';
const VANGUARD = 'Date,Details,Amount,Balance';

const table = (header: string, ...rows: string[]) => [header, ...rows].join('\n');
const madeOfName = expect.stringContaining('is made of the name of a share');

describe('costs that Fidelity has in records of their own', () => {
  const stamp =
    '07 Jul 2026,09 Jul 2026,Stamp Duty Or Financial Transaction Tax,Cash,Investment Account,AG10041188,,-50.00,0,0,1229145357,Completed,';
  const dealing =
    '07 Jul 2026,09 Jul 2026,Dealing Fee,Cash,Investment Account,AG10041188,,-7.50,0,0,1229145356,Completed,';
  const cashOut =
    '07 Jul 2026,09 Jul 2026,Cash Out For Buy,Cash,Investment Account,AG10041188,,-10000.00,0,0,1229145355,Completed,';
  const buy =
    '07 Jul 2026,09 Jul 2026,Buy,"GREENCOAT UK WIND PLC, ORD GBP0.01 (UKW)",Investment Account,AG10041188,,10000.00,8000,1.25,1229145354,Completed,';

  it('are fees of the one trade of their day and account', () => {
    const { lines, rows, leftOut, warnings } = readExports([table(FIDELITY, stamp, dealing, cashOut, buy)]);
    expect(lines).toEqual(['2026-07-09 BUY GREENCOATUKWINDPLCORDGBP001UKW 8000 TOTAL 10000 GBP FEES 57.5 GBP']);
    expect(rows).toEqual([[2, 3, 5]]);
    expect(leftOut).toEqual([['1.csv', 4, 'cash']]);
    expect(warnings).toEqual([madeOfName]);
  });

  it.each(['PTM Levy', 'Fx Charge', 'Dealing Charge'])(
    'under the name %s too, and lower what a sale brings',
    (kind) => {
      const cost = dealing.replace('Dealing Fee', kind);
      const sale = buy.replace('Buy', 'Sell').replace('10000.00,8000', '-10000.00,8000');
      expect(readExports([table(FIDELITY, cost, sale)]).lines[0]).toMatch(/SELL .* TOTAL 10000 GBP FEES 7.5 GBP$/);
    },
  );

  it('are left out with a warning where no trade or several fit', () => {
    const elsewhere = buy.replace('AG10041188', 'AG2');
    for (const others of [[], [buy, buy], [elsewhere], [buy.replace('07 Jul', '06 Jul')]]) {
      const { lines, leftOut, warnings } = readExports([table(FIDELITY, stamp, dealing, ...others)]);
      expect(lines.join('\n')).not.toContain('FEES');
      expect(leftOut).toEqual([
        ['1.csv', 2, 'tax'],
        ['1.csv', 3, 'fee'],
      ]);
      expect(warnings).toContainEqual(expect.stringContaining('1.csv, row 3: "Dealing Fee" belongs to no one trade'));
    }
  });

  it('are not the yearly fee', () => {
    const yearly = dealing.replace('Dealing Fee', 'Service Fee');
    expect(readExports([table(FIDELITY, yearly, buy)])).toMatchObject({
      leftOut: [['1.csv', 2, 'fee']],
      warnings: [madeOfName],
    });
  });
});

describe('costs that Vanguard has in records of their own', () => {
  const buy = '09/03/2022,Bought 20 FTSE All-World UCITS ETF (VWRP),-1990.20,9.80';
  const fee = '09/03/2022,ETF dealing fee,-7.50,10.44';

  it('are fees of the one trade of their day', () => {
    const { lines, rows } = readExports([table(VANGUARD, buy, fee, '10/03/2022,Account Fee,-3.00,1')]);
    expect(lines).toEqual(['2022-03-09 BUY VWRP 20 TOTAL 1990.2 GBP FEES 7.5 GBP']);
    expect(rows).toEqual([[2, 3]]);
  });

  it('are left out with a warning where several fit', () => {
    const { leftOut, warnings } = readExports([table(VANGUARD, buy, buy, fee)]);
    expect(leftOut).toEqual([['1.csv', 4, 'fee']]);
    expect(warnings).toEqual([expect.stringContaining('row 4: "ETF dealing fee" belongs to no one trade of its day')]);
  });
});

describe('Fidelity’s dividend in cash', () => {
  const dividend = (amount = '200.00', source = '"GREENCOAT UK WIND PLC, ORD GBP0.01 (UKW)"') =>
    `06 Mar 2026,06 Mar 2026,Cash Dividend,Cash,Investment Account,AG10041188,${source},${amount},0,0,1229145399,Completed,`;

  it('is of the share that it names as its source', () => {
    expect(readExports([table(FIDELITY, dividend())]).lines).toEqual([
      '2026-03-06 DIVIDEND GREENCOATUKWINDPLCORDGBP001UKW TOTAL 200 GBP',
    ]);
  });

  it('counts once beside a record of the share itself', () => {
    const ofShare = dividend().replace(/Cash Dividend,Cash(.*?),"(.*?)"/, 'Dividend,"$2"$1,');
    expect(readExports([table(FIDELITY, dividend(), ofShare)])).toMatchObject({
      lines: [expect.stringContaining('TOTAL 200 GBP')],
      leftOut: [['1.csv', 2, 'paired']],
    });
  });

  it('is left out with a warning without a source, below zero, and where it bought units', () => {
    for (const row of [dividend('200', ''), dividend('-200')]) {
      const { lines, leftOut, warnings } = readExports([table(FIDELITY, row)]);
      expect([lines, leftOut, warnings.length]).toEqual([[], [['1.csv', 2, 'unknown_type']], 1]);
    }
    const reinvested = dividend().replace('Cash Dividend', 'Cash Out For Dividend Reinvestment');
    expect(readExports([table(FIDELITY, reinvested)]).leftOut).toEqual([['1.csv', 2, 'cash']]);
  });
});

describe('a dividend below zero is never income', () => {
  it.each([
    [
      'Trading 212',
      table(
        T212,
        'Dividend adjustment,2024-03-05 12:00:00,US0378331005,AAPL,Apple,10.0000000000,0.20,USD,Not available,,,-1.60,GBP,0.00,USD,,',
      ),
    ],
    ['Vanguard', table(VANGUARD, '05/09/2025,DIV: VUAG.XLON.GB @ GBP 0.25,-1.00,23.60')],
    ['Sharesight', table('Code,Name,Date Paid,Gross Dividend', 'VOD.LSE,Vodafone,05/09/2025,-1.00')],
    [
      'Freetrade',
      table(
        'Title,Type,Timestamp,Account Currency,Total Amount,Buy / Sell,Ticker,ISIN,Quantity',
        'Alliance,DIVIDEND,2024-03-28T18:45:00.000Z,GBP,-26.69,,ATST,GB00B11V7W98,421',
      ),
    ],
  ])('at %s', (_broker, content) => {
    expect(readExports([content])).toMatchObject({
      lines: [],
      leftOut: [['1.csv', 2, 'unknown_type']],
      warnings: [expect.stringContaining('1.csv, row 2: a dividend of less than zero takes back another')],
    });
  });
});

it('Revolut’s corrections of a dividend’s tax are tax', () => {
  const { lines, leftOut, warnings } = readExports([
    table(
      REVOLUT,
      '2025-03-14T15:26:11.874829Z,MSFT,DIVIDEND,,,USD 1.41,USD,1.0905',
      '2025-07-02T20:59:22.856710Z,MSFT,DIVIDEND TAX (CORRECTION),,,USD -0.25,USD,1.1826',
      '2025-07-02T20:59:22.856710Z,MSFT,DIVIDEND TAX (CORRECTION),,,USD 0.25,USD,1.1826',
    ),
  ]);
  expect(lines).toEqual(['2025-03-14 DIVIDEND MSFT TOTAL 1.41 USD']);
  expect(leftOut).toEqual([
    ['1.csv', 3, 'tax'],
    ['1.csv', 4, 'tax'],
  ]);
  expect(warnings).toEqual([]);
});

describe('stamp duty in a Transaction History', () => {
  const traded = (side: string, money: string) =>
    readExports([
      [
        'Summary,Header,Field Name,Field Value',
        'Summary,Data,Base Currency,GBP',
        'Transaction History,Header,Date,Description,Transaction Type,Symbol,Quantity,Gross Amount,Commission,Net Amount,Transaction Fees',
        `Transaction History,Data,2026-05-28,BARCLAYS,${side},BARC,1000,${money}`,
      ].join('\n'),
    ]);

  it.each([
    ['Buy', '-2000,-3,-2013,-10', '13'],
    ['Sell', '2000,-3,1996.9,-0.1', '3.1'],
    ['Buy', '-2000,-3,-2003,-', '3'],
  ])('is a fee where the net amount has it: %s %s', (side, money, fees) => {
    const { lines, warnings } = traded(side, money);
    expect(lines).toEqual([`2026-05-28 ${side.toUpperCase()} BARC 1000 TOTAL 2000 GBP FEES ${fees} GBP`]);
    expect(warnings).toEqual([]);
  });

  it('is taken for a part of the commission where it has not, with a warning', () => {
    const { lines, warnings } = traded('Buy', '-2000,-13,-2013,-10');
    expect(lines).toEqual(['2026-05-28 BUY BARC 1000 TOTAL 2000 GBP FEES 13 GBP']);
    expect(warnings).toEqual([expect.stringContaining('row 4: the Transaction Fees of 10 GBP')]);
  });
});

it('what a fund of bonds distributes is interest at Trading 212', () => {
  const row = (kind: string) =>
    `Dividend (${kind}),2026-03-02 10:00:00,IE00BCRY6557,ERNS,iShares,10,50,GBX,Not available,,,5.00,GBP,,,,`;
  const { lines, leftOut } = readExports([table(T212, row('Interest'), row('Property income distribution'))]);
  expect(lines).toEqual(['2026-03-02 DIVIDEND ERNS TOTAL 5 GBP']);
  expect(leftOut).toEqual([['1.csv', 2, 'interest']]);
});
