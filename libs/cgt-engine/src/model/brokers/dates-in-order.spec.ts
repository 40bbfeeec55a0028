import { readExports, refusedExports } from '../../testing/read-exports';

const lines = (...parts: string[]) => parts.join('\n');

/** Brokers that write the year first or the month in letters; in figures nobody knows which number is the month. */
const coinbase = (day: string) =>
  lines(
    'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes',
    `a,${day},Buy,ETH,0.2,GBP,£1500.00,£300.00,£304.47,£4.47,Bought`,
  );
const trades = (day: string) =>
  lines(
    'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,Proceeds,Comm/Fee,Code',
    `Trades,Data,Order,Stocks,USD,AAPL,${day},10,180,-1800,-1,O`,
  );
const history = (day: string) =>
  lines(
    'Summary,Header,Field Name,Field Value',
    'Summary,Data,Base Currency,GBP',
    'Transaction History,Header,Date,Account,Description,Transaction Type,Symbol,Quantity,Price,Gross Amount ,Commission,Net Amount',
    `Transaction History,Data,${day},U1,ISHARES,Buy,SWDA,30.0,80.0,-2400.0,-3.0,-2403.0`,
  );
const morganStanley = (day: string) =>
  lines(
    'Vest Date,Order Number,Plan,Type,Status,Price,Quantity,Net Cash Proceeds,Net Share Proceeds,Tax Payment Method',
    `${day},ORDER1,GSU Class C,Release,Complete,$150.00,30,$0.00,15.9,Fractional Shares`,
  );

describe.each([
  ['Coinbase', coinbase, '2025-04-05 10:00:00 UTC'],
  ['Interactive Brokers’ trades', trades, '2025-04-05'],
  ['Interactive Brokers’ history', history, '2025-04-05'],
  ['Morgan Stanley', morganStanley, '05-Apr-2025'],
])('%s', (_broker, file, written) => {
  it('is read with the dates that it writes', () => {
    expect(readExports([file(written)]).lines).toEqual([expect.stringMatching(/^2025-04-05 BUY /)]);
  });

  it.each(['05/04/2025', '4/5/2025', '05.04.2025 10:00', '05-04-25'])('with %s is refused', (day) => {
    expect(refusedExports([file(day)])).toMatchObject({ code: 'BROKER_ROW_UNREADABLE', value: day });
  });
});
