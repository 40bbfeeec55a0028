import { readExports } from '../../../testing/read-exports';

const HEADER =
  'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes';
const coinbase = (...rows: readonly string[]) => readExports([[HEADER, ...rows].join('\n')]);

describe('a conversion whose tokens have a record each', () => {
  const SOLD = '2026-01-24 SELL USDC 77.589329 TOTAL 77.58 USD';
  const BOUGHT = '2026-01-24 BUY BTC 0.00084397 TOTAL 75.4 USD FEES 2.18 USD';

  it('is one sale and one purchase, by the signs where there are no notes', () => {
    const { lines, warnings } = coinbase(
      'c,2026-01-24 22:14:05 UTC,Convert,BTC,0.00084397,USD,$89345.925,$75.40,$77.58,$2.18,',
      'c,2026-01-24 22:14:05 UTC,Convert,USDC,-77.589329,USD,$1.00,$77.58,$77.58,$0.00,',
    );
    expect(lines).toEqual([BOUGHT, SOLD]);
    expect(warnings).toEqual([]);
  });

  it('by the notes where there are', () => {
    const notes = 'Converted 77.589329 USDC to 0.00084397 BTC';
    const { lines } = coinbase(
      `c,2026-01-24 22:14:05 UTC,Convert,BTC,0.00084397,USD,$89345.925,$75.40,$77.58,$2.18,${notes}`,
      `d,2026-01-24 22:14:05 UTC,Convert,USDC,77.589329,USD,$1.00,$77.58,$77.58,$0.00,${notes}`,
    );
    expect(lines).toEqual([BOUGHT, SOLD]);
  });

  it('but two of one token are two conversions', () => {
    const row = '2024-12-05 06:33:40 UTC,Convert,BTC,-0.1,GBP,£1000,£100.00,£100.00,£0,Converted 0.1 BTC to 1 ETH';
    expect(coinbase(`c,${row}`, `d,${row}`).lines).toEqual([
      '2024-12-05 SELL BTC 0.1 TOTAL 100 GBP',
      '2024-12-05 BUY ETH 1 TOTAL 100 GBP',
      '2024-12-05 SELL BTC 0.1 TOTAL 100 GBP',
      '2024-12-05 BUY ETH 1 TOTAL 100 GBP',
    ]);
  });
});

describe('money in a record of Coinbase', () => {
  it('that is converted buys a token, and a token that is converted to it is sold', () => {
    const { lines, leftOut } = coinbase(
      'c,2024-12-05 06:33:40 UTC,Convert,GBP,-100,GBP,£1,£100.00,£100.00,£0,Converted 100 GBP to 126.5 USDC',
      'd,2024-12-06 06:33:40 UTC,Convert,USDC,-50,GBP,£0.79,£39.50,£39.50,£0,Converted 50 USDC to 39.5 GBP',
      'e,2024-12-07 06:33:40 UTC,Convert,EUR,-50,GBP,£0.83,£41.50,£41.50,£0,Converted 50 EUR to 41.5 GBP',
    );
    expect(lines).toEqual(['2024-12-05 BUY USDC 126.5 TOTAL 100 GBP', '2024-12-06 SELL USDC 50 TOTAL 39.5 GBP']);
    expect(leftOut).toEqual([['1.csv', 4, 'currency_exchange']]);
  });

  it('has a code that a token may have too: a purchase is of the token, with a warning', () => {
    const { lines, leftOut, warnings } = coinbase(
      'c,2025-12-05 06:33:40 UTC,Buy,MNT,100,GBP,£0.80,£80.00,£82.00,£2.00,Bought 100 MNT for 82 GBP',
      'd,2025-12-04 06:33:40 UTC,Deposit,GBP,82,GBP,£1,£82,£82,£0,',
    );
    expect(lines).toEqual(['2025-12-05 BUY MNT 100 TOTAL 80 GBP FEES 2 GBP']);
    expect(leftOut).toEqual([['1.csv', 3, 'deposit']]);
    expect(warnings).toEqual([expect.stringContaining('row 2: MNT is read as a token')]);
  });
});
