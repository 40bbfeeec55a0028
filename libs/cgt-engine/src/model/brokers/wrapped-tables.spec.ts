import { readExports } from '../../testing/read-exports';

const HL = 'Trade date,Settle date,Reference,Description,Unit cost (p),Quantity,Value (£),';
const hlBuy = '"03/02/2023","05/02/2023","B990000001","Diageo plc 400 @ 2215.50","2,215.500","400","-8,918.26"';
const INVESTENGINE =
  'Security / ISIN,Transaction Type,Quantity,Share Price,Total Trade Value,Trade Date/Time,Settlement Date,Broker';
const engineBuy = 'FTSE All-World / ISIN IE00BK5BQT80,Buy,10.5,£101.20,"£1,062.60",05/04/25 15:02:11,08/04/25,None';
const VANGUARD = 'Cash Transactions,,,\nDate,Details,Amount,Balance';
const vanguardBuy = '06/03/2024,Bought 20 S&P 500 UCITS ETF (VUSA),-1400,600';
const TRADES =
  'Trades,Header,DataDiscriminator,Asset Category,Currency,Account,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Code';
const ibBuy = (account: string) =>
  `Trades,Data,Order,Stocks,USD,${account},AAPL,"2023-06-05, 09:30:01",10,180,180,-1800,-1,O`;

const lines = (...parts: string[]) => parts.join('\n');

describe('a file with a table of each account', () => {
  it.each([
    ['Hargreaves Lansdown', HL, hlBuy, 'Account:,HL Stocks & Shares ISA,'],
    ['InvestEngine', INVESTENGINE, engineBuy, 'ISA Portfolio,,,'],
    ['Vanguard', VANGUARD, vanguardBuy, "A Sample's Stocks and Shares ISA,,,"],
  ])('of %s warns of the heading that names an ISA, which is no record', (_broker, header, row, heading) => {
    const whole = lines('General Account', '', header, row, '', heading, '', header, row);
    const { lines: read, leftOut, warnings } = readExports([whole]);
    expect(read).toHaveLength(2);
    expect(leftOut).toEqual([]);
    const line = whole.split('\n').indexOf(heading) + 1;
    expect(warnings).toContainEqual(expect.stringContaining(`1.csv, row ${line}: the heading "`));
    expect(warnings).toContainEqual(expect.stringContaining('ISA'));
  });

  it('does not warn of a client called Lisa', () => {
    const other = hlBuy.replace('B990000001', 'B990000009');
    const whole = lines('Client Name:,Mrs Lisa Sample', '', HL, hlBuy, '', 'Client Name:,Lisa Sample', HL, other);
    expect(readExports([whole]).warnings).toEqual([expect.stringContaining('is made of the name of a share')]);
  });

  it('keeps the record above a header that is repeated', () => {
    expect(readExports([lines(HL, hlBuy, HL, hlBuy)]).lines).toHaveLength(2);
  });
});

describe('an Activity Statement of Interactive Brokers', () => {
  it('of several accounts leaves out what was traded in an ISA', () => {
    const { lines: read, leftOut } = readExports([lines(TRADES, ibBuy('U11'), ibBuy('U22 ISA'))]);
    expect(read).toHaveLength(1);
    expect(leftOut).toEqual([['1.csv', 3, 'tax_wrapper']]);
  });

  it('whose account is an ISA makes a warning', () => {
    const account = 'Account Information,Data,Customer Type,Individual ISA';
    const { lines: read, warnings } = readExports([lines(account, TRADES, ibBuy('U11'))]);
    expect(read).toHaveLength(1);
    expect(warnings).toEqual([expect.stringContaining('names an ISA or a pension')]);
  });
});

it('a Flex Query of an account that is called an ISA makes a warning', () => {
  const query = (alias: string) =>
    `<FlexQueryResponse><Trade accountId="U1" acctAlias="${alias}" currency="GBP" assetCategory="STK" symbol="VOD" isin="GB00BH4HKS39" dateTime="20240205;100000" quantity="1000" tradePrice="0.7" proceeds="-700" ibCommission="-3" ibCommissionCurrency="GBP" buySell="BUY" /></FlexQueryResponse>`;
  expect(readExports([query('My ISA')])).toMatchObject({
    lines: [expect.stringContaining('BUY VOD')],
    warnings: [expect.stringContaining('"My ISA", names an ISA or a pension')],
  });
  expect(readExports([query('Lisa')]).warnings).toEqual([]);
});

describe('money that comes into an ISA at interactive investor', () => {
  const header = 'Date,Settlement Date,Symbol,Sedol,Quantity,Price,Description,Reference,Debit,Credit,Running Balance';
  const moved = (description: string, debit: string, credit: string) =>
    readExports([lines(header, `13/02/2026,13/02/2026,n/a,n/a,n/a,n/a,${description},n/a,${debit},${credit},£1.32`)]);

  it('shows that the file is from the ISA', () => {
    const { leftOut, warnings } = moved('2025/26 ISA Subscription re 3733842', 'n/a', '£100');
    expect(leftOut).toEqual([['1.csv', 2, 'deposit']]);
    expect(warnings).toEqual([expect.stringContaining('row 2: "')]);
    expect(warnings[0]).toContain('ISA Subscription');
  });

  it('and none that is paid for the service or out of another account', () => {
    expect(moved('Subscription', '£9.99', 'n/a').leftOut).toEqual([['1.csv', 2, 'fee']]);
    expect(moved('SUBSCRIPTION', 'n/a', '£100').leftOut).toEqual([['1.csv', 2, 'deposit']]);
    expect(moved('2025/26 ISA Subscription', '£100', 'n/a').warnings).toEqual([]);
  });
});

it('InvestEngine’s ISIN may follow a colon', () => {
  const { lines: read } = readExports([lines(INVESTENGINE, engineBuy, engineBuy.replace('ISIN ', 'ISIN: '))]);
  expect(read).toEqual(Array(2).fill('2025-04-05 BUY IE00BK5BQT80 10.5 TOTAL 1062.6 GBP'));
});
