import { readExports } from '../../testing/read-exports';
import { readBrokerFiles } from './read-broker-files';

const HL = 'Trade date,Settle date,Reference,Description,Unit cost (p),Quantity,Value (£)';
const II = 'Date,Settlement Date,Symbol,Sedol,Quantity,Price,Description,Reference,Debit,Credit,Running Balance';
const FIDELITY =
  'Order date,Completion date,Transaction type,Investments,Product Wrapper,Account Number,Source investment,Amount,Quantity,Price per unit,Reference Number,Status';
const ETORO =
  'Date,Type,Details,Amount,Units,Realized Equity Change,Realized Equity,Balance,Position ID,Asset type,NWA';
const ENGINE =
  'Security / ISIN,Transaction Type,Quantity,Share Price,Total Trade Value,Trade Date/Time,Settlement Date,Broker';
const VANGUARD = 'Date,Details,Amount,Balance';
const T212 =
  'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total),ID';
const SCHWAB = 'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount';

const table = (...lines: readonly string[]) => lines.join('\n');

describe('an export beside what a spreadsheet saved of it', () => {
  it.each([
    [
      'interactive investor',
      II,
      '12/06/2023,14/06/2023,LGEN,0560399,"2,000",£2.31,L & G,A1,"£4,649.05",n/a,£0.00',
      '12/06/2023,14/06/2023,LGEN,560399,2000,2.31,L & G,A1,4649.05,n/a,0',
    ],
    [
      'Hargreaves Lansdown',
      HL,
      '"02/06/2025","04/06/2025","B990000002","Diageo plc 150 @ 1950.00","1,950.000","150","-2,936.95"',
      '2/6/2025,4/6/2025,B990000002,Diageo plc 150 @ 1950.00,1950,150,-2936.95',
    ],
    [
      'Fidelity',
      FIDELITY,
      '03 Apr 2024,05 Apr 2024,Buy,Fund A Acc,Investment Account,AG1,,"2,000.00","1,000",2.00,R1,Completed',
      '03-Apr-24,05-Apr-24,Buy,Fund A Acc,Investment Account,AG1,,2000,1000,2,R1,Completed',
    ],
    [
      'eToro',
      ETORO,
      '02/05/2024 09:00:31,Open Position,NVDA/USD,900.00,1.000000,0.00,"1,000.00",100.00,9001,Stocks,0.00',
      '02/05/2024 9:00,Open Position,NVDA/USD,900,1,0,1000,100,9001,Stocks,0',
    ],
    [
      'InvestEngine',
      ENGINE,
      'iShares / ISIN IE0005042456,Buy,120.500000,£7.40,£891.70,03/04/24 15:00:00,05/04/24,None',
      'iShares / ISIN IE0005042456,Buy,120.5,£7.40,£891.70,03/04/2024 15:00,05/04/2024,None',
    ],
    [
      'Trading 212, without an id',
      T212,
      'Market buy,2023-03-02 09:15:22,GB0002374006,DGE,Diageo,10.0000000000,3000.00,GBX,100.00,300.00,GBP,',
      'Market buy,02/03/2023 09:15,GB0002374006,DGE,Diageo,10,3000,GBX,100,300,GBP,',
    ],
  ])('of %s counts once', (_broker, header, original, resaved) => {
    const { lines, leftOut, warnings } = readExports([table(header, original), table(header, resaved)]);
    expect(lines).toHaveLength(1);
    expect(leftOut).toEqual([['2.csv', 2, 'duplicate']]);
    expect(warnings).toContainEqual(expect.stringContaining('2.csv and 1.csv overlap: 1 records'));
  });

  it('that says something else counts too, with a warning where the trade is the same', () => {
    const bought = (balance: string) =>
      table(VANGUARD, `05/02/2024,Bought 12 S&P 500 UCITS ETF (VUAG),-900,${balance}`);
    const { lines, warnings } = readExports([bought('1100'), bought('0')]);
    expect(lines).toHaveLength(2);
    expect(warnings).toEqual([expect.stringContaining('1.csv and 2.csv both have 2024-02-05 BUY VUAG 12')]);
  });

  it('that has one fill more counts it, without asking whether it is the same trade', () => {
    const bought = '03/04/2024,Buy,KO,COCA COLA,10,$60.00,,-$600.00';
    const { lines, warnings } = readExports([table(SCHWAB, bought), table(SCHWAB, bought, bought)]);
    expect(lines).toHaveLength(2);
    expect(warnings).toEqual([expect.stringContaining('2.csv and 1.csv overlap: 1 records')]);
  });
});

describe('a record that stands twice in one file', () => {
  const ofT212 = 'Market buy,2023-03-02 09:15:22,GB0002374006,DGE,Diageo,10,3000,GBX,100,300.00,GBP,E1';
  const ofSchwab = '03/04/2024,Buy,KO,COCA COLA,10,$60.00,,-$600.00';
  const same = [expect.stringContaining('1.csv, rows 2 and ') as string];

  it.each([
    ['with its id', [T212, ofT212, ofT212], same],
    ['with its id, under two headers', [T212, ofT212, T212, ofT212], same],
    ['without an id, under two headers', [SCHWAB, ofSchwab, SCHWAB, ofSchwab], same],
    ['without an id', [SCHWAB, ofSchwab, ofSchwab], []],
    ['with another id', [T212, ofT212, T212, ofT212.replace('E1', 'E2')], []],
  ])('%s, counts twice; a warning says so where it may be one', (_what, file, expected) => {
    const { lines, warnings } = readExports([table(...file)]);
    expect(lines).toHaveLength(2);
    expect(warnings).toEqual(expected);
  });
});

describe('money that goes the wrong way', () => {
  it.each([
    ['Schwab', SCHWAB, '03/04/2024,Buy,KO,COCA COLA,10,$60.00,,$600.00', 'a purchase brought money in'],
    ['Schwab', SCHWAB, '03/04/2024,Sell,KO,COCA COLA,10,$60.00,,-$600.00', 'a sale cost money'],
    ['Vanguard', VANGUARD, '05/02/2024,Bought 12 S&P 500 UCITS ETF (VUAG),900,0', 'a purchase brought money in'],
    ['Hargreaves Lansdown', HL, '12/06/2025,16/06/2025,S1,Diageo plc 1 @ 1950,1950,1,-19.50', 'a sale cost money'],
    [
      'interactive investor',
      II,
      '12/06/2023,14/06/2023,LGEN,0560399,2000,£2.31,L & G,A,-£4620.00,n/a,£0',
      'brought money in',
    ],
  ])('makes a warning: %s', (_broker, header, row, what) => {
    const { lines, warnings } = readExports([table(header, row)]);
    expect(lines).toHaveLength(1);
    expect(warnings).toContainEqual(
      expect.stringContaining(`1.csv, row 2: ${what.replace(/^brought/, 'a purchase brought')}`),
    );
  });
});

describe('dates that a spreadsheet wrote', () => {
  const t212 = (...days: readonly string[]) =>
    readExports([
      table(T212, ...days.map((day, at) => `Market buy,${day},GB0002374006,DGE,Diageo,10,3000,GBX,100,300,GBP,E${at}`)),
    ]);
  const doubtful = [expect.stringContaining('was written by a spreadsheet and is read with the day first') as string];

  it('make a warning where the month may be first', () => {
    expect(t212('3/2/2023 9:15', '3/3/2023 9:15')).toMatchObject({
      lines: [expect.stringContaining('2023-02-03'), expect.stringContaining('2023-03-03')],
      warnings: doubtful,
    });
    const fidelity = '4/3/2024,4/5/2024,Buy,"Fund A (FNDA)",Investment Account,AG1,,2000,1000,2,R1,Completed';
    expect(readExports([table(FIDELITY, fidelity)]).warnings).toEqual(expect.arrayContaining(doubtful));
  });

  it('but none where a day proves the order, or where it does not matter', () => {
    expect(t212('3/2/2023 9:15', '13/2/2023 9:15').warnings).toEqual([]);
    expect(t212('3/3/2023 9:15', '2023-03-04 09:15:00').warnings).toEqual([]);
  });
});

it('a SEDOL that lost its zeros is of the share still', () => {
  const ii = '12/06/2023,14/06/2023,DGEL,237400,100,£30,DIAGEO,R1,£3011.99,n/a,0';
  const sold = 'Market sell,2023-09-02 09:15:22,GB0002374006,DGE,Diageo,10,3000,GBX,100,300,GBP,E1';
  const { lines } = readExports([table(II, ii), table(T212, sold)]);
  expect(lines.map((line) => line.split(' ')[2])).toEqual(['DGEL', 'DGEL']);
});

describe('a file that is called after an ISA or a pension', () => {
  const content = table(SCHWAB, '03/04/2024,Buy,KO,COCA COLA,10,$60.00,,-$600.00');
  const warningsOf = (name: string) => readBrokerFiles([{ name, content }], { hasRates: () => true }).warnings;

  it.each(['t212_isa_2024.csv', 'My SIPP.csv', 'pension-2023.csv'])('makes a warning: %s', (name) => {
    expect(warningsOf(name)).toEqual([expect.stringContaining(`${name}: the name of the file names an ISA`)]);
  });

  it.each(['Lisa.csv', 'visa.csv', 'invest.csv'])('and none: %s', (name) => expect(warningsOf(name)).toEqual([]));
});
