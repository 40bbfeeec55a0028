import { readExports } from '../../testing/read-exports';

const ETORO =
  'Date,Type,Details,Amount,Units,Realized Equity Change,Realized Equity,Balance,Position ID,Asset type,NWA';
const HISTORY = [
  'Summary,Header,Field Name,Field Value',
  'Summary,Data,Base Currency,GBP',
  'Transaction History,Header,Date,Account,Description,Transaction Type,Symbol,Quantity,Price,Price Currency,Gross Amount ,Commission,Net Amount',
];

describe('what was moved out of an account', () => {
  it('are tokens at eToro, with a warning, and money without', () => {
    const { leftOut, warnings } = readExports([
      [
        ETORO,
        '04/02/2024 14:31:00,Transfer Coins,ETH/USD,-100.00,0.04,0,500,315,P1,Crypto,0',
        '05/02/2024 14:31:00,Transfer,eToro Money,-50.00,-,0,500,315,-,,0',
      ].join('\n'),
    ]);
    expect(leftOut).toEqual([
      ['1.csv', 2, 'transfer'],
      ['1.csv', 3, 'cash'],
    ]);
    expect(warnings).toEqual([expect.stringContaining('row 2: ETH/USD was moved')]);
  });

  it('are shares at Vanguard, with a warning, where no money is', () => {
    const { leftOut, warnings } = readExports([
      'Date,Details,Amount,Balance\n06/03/2024,Transfer in of 50 VUSA,0.00,600\n07/03/2024,Transfer in,50.00,650',
    ]);
    expect(leftOut).toEqual([
      ['1.csv', 2, 'unknown_type'],
      ['1.csv', 3, 'deposit'],
    ]);
    expect(warnings).toEqual([expect.stringContaining('row 2: "Transfer in of 50 VUSA"')]);
  });

  it('are shares of an awards account, with a warning, and money without', () => {
    const { leftOut, warnings } = readExports([
      JSON.stringify({
        Transactions: [
          { Date: '03/06/2024', Action: 'Transfer', Symbol: 'ACME', Quantity: '50', Amount: null },
          { Date: '03/07/2024', Action: 'Journal', Symbol: 'ACME', Quantity: null, Amount: '-$5.00' },
        ],
      }),
    ]);
    expect(leftOut).toEqual([
      ['1.csv', 1, 'transfer'],
      ['1.csv', 2, 'withdrawal'],
    ]);
    expect(warnings).toEqual([expect.stringContaining('row 1: shares of ACME were moved')]);
  });
});

describe('a Transaction History, which has no kinds of securities,', () => {
  const bought = (symbol: string, description: string, header = '', rest = '') =>
    readExports([
      [
        ...HISTORY.map((line) => (line.includes('Net Amount') ? line + header : line)),
        `Transaction History,Data,2024-05-01,U1,${description},Buy,${symbol},10,95.0,GBP,-950.00,-5,-955${rest}`,
      ].join('\n'),
    ]);

  it.each([
    ['a bond', 'UKT 0 1/4 01/31/25', 'X'],
    ['a bond', 'T 4 1/2 11/15/33 9128', 'X'],
    ['a bond', 'ACME 5 01/02/2030', 'X'],
    ['an option', 'VET   260116C00010000', 'X'],
    ['an option', 'C UBSE 20291221 28 M', 'UBSG 21DEC29 28 C'],
    ['a future', 'M6EM6', 'M6E 15JUN26'],
  ])('knows %s by its names: %s', (kind, symbol, description) => {
    const { lines, leftOut, warnings } = bought(symbol, description);
    expect(lines).toEqual([]);
    expect(leftOut).toEqual([['1.csv', 4, 'not_security']]);
    expect(warnings).toEqual([expect.stringContaining(`${kind} (${symbol}) is left out`)]);
  });

  it('or by its multiplier', () => {
    expect(bought('XYZ', 'XYZ', ',Multiplier', ',100.0').leftOut).toEqual([['1.csv', 4, 'not_security']]);
    expect(bought('XYZ', 'XYZ', ',Multiplier', ',1.0').lines).toHaveLength(1);
    expect(bought('XYZ', 'XYZ', ',Multiplier', ',-').lines).toHaveLength(1);
  });

  it.each(['BRK B', 'BT.A', 'BP PR A'])('and takes for a share: %s', (symbol) => {
    expect(bought(symbol, 'ACME 21 CORP').lines).toHaveLength(1);
  });
});
