import { readExports, refusedExports } from '../../testing/read-exports';

const T212 =
  'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),Notes,ID';
const II = 'Date,Settlement Date,Symbol,Sedol,Quantity,Price,Description,Reference,Debit,Credit,Running Balance';
const COINBASE =
  'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes';
const SCHWAB = 'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount';
const HL = 'Trade date,Settle date,Reference,Description,Unit cost (p),Quantity,Value (£)';
const REVOLUT = 'Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate';

const table = (header: string, ...rows: string[]) => [header, ...rows].join('\n');
const flex = (body: string, type = 'AF') =>
  `<FlexQueryResponse queryName="q" type="${type}">${body}</FlexQueryResponse>`;

describe('interactive investor’s exchange of currencies', () => {
  it('is no trade in shares', () => {
    const { lines, leftOut, warnings } = readExports([
      table(
        II,
        '10/08/2022,12/08/2022,n/a,n/a,7637.0,£0.83033,"7637 U.S. DOLLARS          .83 S Date 12/08/22",REF2,"£6,341.26",n/a,"£61,096.70"',
        '02/12/2024,03/12/2024,n/a,n/a,44.69,£0.81629,"44.69 EURO NoTf     .81 S Date 03/12/24",REF3,n/a,£36.48,£3.89',
      ),
    ]);
    expect(lines).toEqual([]);
    expect(leftOut.map(([, , reason]) => reason)).toEqual(['currency_exchange', 'currency_exchange']);
    expect(warnings).toEqual([]);
  });

  it('and what has no name but is no currency either makes a warning', () => {
    const { leftOut, warnings } = readExports([table(II, '10/08/2022,12/08/2022,n/a,n/a,10,£2,Acme,REF2,£20,n/a,£0')]);
    expect(leftOut).toEqual([['1.csv', 2, 'unknown_type']]);
    expect(warnings).toHaveLength(1);
  });
});

describe('a token that is paid with another', () => {
  const bought =
    'b,2025-01-06 10:00:00 UTC,Advanced Trade Buy,ETH,20,GBP,£2800.00,£56000.00,£56100.00,£100.00,Bought 20 ETH for 0.7 BTC on ETH-BTC at 0.035 BTC/ETH';
  const sold =
    'c,2025-02-06 10:00:00 UTC,Advanced Trade Sell,ETH,-20,GBP,£2800.00,£56000.00,£55900.00,£100.00,Sold 20 ETH for 0.7 BTC on ETH-BTC at 0.035 BTC/ETH';

  it('is a disposal of that at what was paid, and sold for it an acquisition', () => {
    const { lines, warnings } = readExports([table(COINBASE, bought, sold)]);
    expect(lines).toEqual([
      '2025-01-06 BUY ETH 20 TOTAL 56000 GBP FEES 100 GBP',
      '2025-01-06 SELL BTC 0.7 TOTAL 56100 GBP',
      '2025-02-06 SELL ETH 20 TOTAL 56000 GBP FEES 100 GBP',
      '2025-02-06 BUY BTC 0.7 TOTAL 55900 GBP',
    ]);
    expect(warnings).toEqual([
      expect.stringContaining('row 2: ETH was bought with BTC; 0.7 BTC count as sold'),
      expect.stringContaining('row 3: ETH was sold for BTC; 0.7 BTC count as bought'),
    ]);
  });

  it('counts once where the other token has a record of its own', () => {
    const other =
      'd,2025-01-06 10:00:00 UTC,Advanced Trade Sell,BTC,-0.7,GBP,£80000.00,£56000.00,£56000.00,£0.00,Sold 0.7 BTC on ETH-BTC';
    const { lines, warnings } = readExports([table(COINBASE, bought, other)]);
    expect(lines).toHaveLength(2);
    expect(warnings).toEqual([]);
  });

  it('is a plain purchase for money', () => {
    const plain = bought.replace('for 0.7 BTC on ETH-BTC', 'for 56100 GBP on ETH-GBP');
    expect(readExports([table(COINBASE, plain)]).lines).toHaveLength(1);
  });
});

it('a reward without a subtotal is a purchase at its number times its price, and a trade without one is refused', () => {
  const old = COINBASE.replace('ID,', '').replace('Price Currency,Price', 'Spot Price Currency,Spot Price');
  const earned = '2021-07-01T10:00:00Z,Coinbase Earn,GRT,3,GBP,0.55,"","","",Received 3 GRT from Coinbase Earn';
  expect(readExports([table(old, earned)]).lines).toEqual(['2021-07-01 BUY GRT 3 TOTAL 1.65 GBP']);
  expect(refusedExports([table(old, earned.replace('Coinbase Earn,', 'Buy,'))])).toMatchObject({ field: 'subtotal' });
});

it('Trading 212’s sale for nothing makes a warning', () => {
  const { lines, warnings } = readExports([
    table(
      T212,
      'Market buy,2023-05-03 14:31:02.001,US9285634021,VMW,VMware,10.0000000000,120.00,USD,1.25,,GBP,960.00,GBP,,,,EOF2',
      'Market sell,2023-11-22 14:31:02.001,US9285634021,VMW,VMware,10.0000000000,0.00,USD,1.25,-960.00,GBP,0.00,GBP,,,,EOF3',
    ),
  ]);
  expect(lines[1]).toBe('2023-11-22 SELL VMW 10 TOTAL 0 GBP');
  expect(warnings).toEqual([expect.stringContaining('1.csv, row 3: 10 VMW were sold for nothing')]);
});

it('Trading 212’s records without an id count once, whatever columns a second export has', () => {
  const dividend = (time: string, more = '') =>
    `Dividend (Ordinary),${time},GB00BH4HKS39,VOD,Vodafone,100.0000000000,3.85,GBX,Not available,,,3.85,GBP,0.00,GBP,,${more}`;
  const first = table(T212, dividend('2024-02-02 12:00:00'));
  const second = table(
    `${T212},Currency conversion fee,Currency (Currency conversion fee)`,
    dividend('2024-02-02 12:00:00.000', ',,GBP'),
    dividend('2024-05-02 12:00:00', ',,'),
  );
  const inPounds = table(
    'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total (GBP),ID',
    'Dividend (Ordinary),2024-02-02 12:00:00,GB00BH4HKS39,VOD,Vodafone,100,3.85,GBX,Not available,3.85,',
  );
  const { lines, leftOut } = readExports([first, second, inPounds]);
  expect(lines).toEqual(['2024-02-02 DIVIDEND VOD TOTAL 3.85 GBP', '2024-05-02 DIVIDEND VOD TOTAL 3.85 GBP']);
  expect(leftOut).toEqual([
    ['2.csv', 2, 'duplicate'],
    ['3.csv', 2, 'duplicate'],
  ]);
});

it('Freetrade’s records without an id count once, whatever columns a second export has', () => {
  const header = 'Title,Type,Timestamp,Account Currency,Total Amount,Buy / Sell,Ticker,ISIN,Quantity,Order ID';
  const row = 'Alliance Trust,DIVIDEND,2024-03-28T18:45:00.000Z,GBP,26.69,,ATST,GB00B11V7W98,421,';
  const later = header.replace('Total Amount', 'Total Amount in Account Currency');
  const { lines, leftOut } = readExports([table(header, row), table(`${later},Stock Split Ex Date`, `${row},`)]);
  expect(lines).toHaveLength(1);
  expect(leftOut).toEqual([['2.csv', 2, 'duplicate']]);
});

it('Schwab’s cash for a fraction makes a warning', () => {
  const { leftOut, warnings } = readExports([
    table(SCHWAB, '"06/20/2024","Cash In Lieu","GEV","GE VERNOVA INC","","","","$84.31"'),
  ]);
  expect(leftOut).toEqual([['1.csv', 2, 'cash']]);
  expect(warnings).toEqual([expect.stringContaining('1.csv, row 2: cash for a fraction of GEV')]);
});

it('Hargreaves Lansdown’s shares that came from elsewhere make a warning, and money does not', () => {
  const { leftOut, warnings } = readExports([
    table(
      HL,
      '"25/02/2025","27/02/2025","TRANSFER IN","Lloyds Banking Group plc Ordinary 10p","n/a","1,000","0.00"',
      '"25/02/2025","27/02/2025","TRANSFER","Transfer from income account","n/a","n/a","10.00"',
    ),
  ]);
  expect(leftOut.map(([, , reason]) => reason)).toEqual(['transfer', 'transfer']);
  expect(warnings).toEqual([expect.stringContaining('1.csv, row 2: shares of Lloyds Banking Group plc')]);
});

describe('a Flex Query', () => {
  it('of trade confirmations is refused', () => {
    const confirmed =
      '<TradeConfirm accountId="U1" currency="USD" assetCategory="STK" symbol="AAPL" buySell="BUY" dateTime="20240115;093000" quantity="10" price="180" proceeds="-1800" commission="-1" />';
    for (const text of [flex(confirmed, 'TCF'), flex(confirmed), flex('<Order symbol="AAPL" />', 'TCF')]) {
      expect(refusedExports([text])).toMatchObject({ code: 'BROKER_ROW_UNREADABLE', field: 'type', value: 'TCF' });
    }
  });

  it('with shares that were moved makes a warning, and one with money does not', () => {
    const moved =
      '<Transfers><Transfer accountId="U1" currency="USD" assetCategory="STK" symbol="MSFT" isin="US5949181045" date="20240201" type="ACATS" direction="IN" quantity="20" /></Transfers>';
    expect(readExports([flex(moved)]).warnings).toEqual([expect.stringContaining('the section Transfers (MSFT)')]);
    const money = moved.replace(/assetCategory="STK" symbol="MSFT"/, 'assetCategory="CASH" symbol="--"');
    expect(readExports([flex(money)]).warnings).toEqual([]);
  });
});

describe('the name of an account', () => {
  const named = (name: string, column = 'Account name') =>
    readExports([
      table(`${column},${REVOLUT}`, `${name},2023-01-06T14:30:10.514Z,O,BUY - MARKET,1,USD 52.07,USD 52.07,USD,1.21`),
    ]);

  it.each(['Mrs Isa Bell - Invest', 'Isa Bell', 'Mr Ali Isa', 'Lisa', 'Lisa Bell', 'MRS LISA BELL'])(
    'may be that of a client: %s',
    (name) => {
      const { lines, warnings } = named(name);
      expect(lines).toHaveLength(1);
      expect(warnings).toEqual([expect.stringContaining(`"${name}" is taken for the name of a client`)]);
    },
  );

  it.each([
    'Mrs Isa Bell - ISA',
    'Stocks and Shares Isa',
    'Isa Account',
    'isa',
    'Isa Bell SIPP',
    'LISA',
    'Lisa Account',
    'Lisa Bell LISA',
    'MR BELL ISA',
    'Individual Savings Account',
    'SSAS',
    'ISA12345',
    'STOCKS_AND_SHARES_ISA',
    'SIPP00123',
  ])('may name an ISA or a pension: %s', (name) => {
    expect(named(name)).toMatchObject({ lines: [], leftOut: [['1.csv', 2, 'tax_wrapper']] });
  });

  it('is no name in a column of wrappers', () => {
    expect(named('Isa Bell', 'Product wrapper').lines).toEqual([]);
  });
});
