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

describe('a bond in a Transaction History, which has no kinds of securities', () => {
  const bought = (symbol: string) =>
    readExports([
      [...HISTORY, `Transaction History,Data,2024-05-01,U1,X,Buy,${symbol},10,95.0,GBP,-950.00,-5,-955`].join('\n'),
    ]);

  it.each(['UKT 0 1/4 01/31/25', 'T 4 1/2 11/15/33 9128', 'ACME 5 01/02/2030'])('is known by its day: %s', (symbol) => {
    const { lines, leftOut, warnings } = bought(symbol);
    expect(lines).toEqual([]);
    expect(leftOut).toEqual([['1.csv', 4, 'not_security']]);
    expect(warnings).toEqual([expect.stringContaining(`a bond (${symbol}) is left out`)]);
  });

  it.each(['BRK B', 'BT.A', 'BP PR A'])('and is no share: %s', (symbol) => {
    expect(bought(symbol).lines).toHaveLength(1);
  });
});
