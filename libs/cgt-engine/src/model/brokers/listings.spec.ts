import { readExports } from '../../testing/read-exports';

const TRADES =
  'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,Proceeds,Comm/Fee,Code';
const LISTED = 'Financial Instrument Information,Header,Asset Category,Symbol,Description,Conid,Security ID';
const pounds = 'Trades,Data,Order,Stocks,GBP,VOD,"2025-03-28, 09:06:18",1000,0.70,-700,-4,O';
const dollars = 'Trades,Data,Order,Stocks,USD,VOD,"2025-03-31, 10:06:18",100,9.10,-910,-1,O';
const isin = (code: string) => `Financial Instrument Information,Data,Stocks,VOD,VODAFONE,1,${code}`;
const read = (rows: readonly string[], aliases: Readonly<Record<string, string>> = {}) =>
  readExports([rows.join('\n')], { aliases }).warnings;

describe('a symbol that one file trades in two currencies', () => {
  const WARNING = expect.stringContaining(
    'row 3: VOD is traded in GBP and in USD and is taken for one share',
  ) as string;

  it('makes a warning', () => {
    expect(read([TRADES, pounds, dollars])).toEqual([WARNING]);
  });

  it('also where the file lists a share and its receipt under it', () => {
    expect(read([TRADES, pounds, dollars, LISTED, isin('GB00BH4HKS39'), isin('US92857W3088')])).toEqual([WARNING]);
  });

  it('but none where the file lists one share, or the caller names it', () => {
    expect(read([TRADES, pounds, dollars, LISTED, isin('GB00BH4HKS39'), isin('GB00BH4HKS39')])).toEqual([]);
    expect(read([TRADES, pounds, dollars], { VOD: 'VOD' })).toEqual([]);
    expect(read([TRADES, pounds, pounds.replace('03-28', '03-31')])).toEqual([]);
  });

  it('nor of a token, which has prices in any currency', () => {
    const header =
      'Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes';
    const bought = (currency: string) => `2025-01-06 10:00:00 UTC,Buy,ETH,1,${currency},2800,2800,2800,0,`;
    expect(read([header, bought('GBP'), bought('EUR')])).toEqual([]);
  });
});
