import { readExports, refusedExports } from '../../../testing/read-exports';

const record = (element: string, attributes: Readonly<Record<string, string>>) => {
  const all = {
    ...{ assetCategory: 'STK', currency: 'GBP', symbol: 'ACME', isin: 'GB0000000002', dateTime: '20240304;103000' },
    ...{ buySell: 'BUY', quantity: '10', tradePrice: '100', proceeds: '-1000', ibCommission: '-1', taxes: '0' },
    ...attributes,
  };
  return `<${element} ${Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;
};
const query = (...records: readonly string[]) =>
  `<FlexQueryResponse queryName="q" type="AF">${records.join('')}</FlexQueryResponse>`;
const flex = (...records: readonly string[]) => readExports([query(...records)]);

describe('a trade that a Flex Query has at several levels', () => {
  const one = record('Trade', { levelOfDetail: 'EXECUTION', tradeID: '1', ibOrderID: '7' });
  const other = record('Trade', { levelOfDetail: 'EXECUTION', tradeID: '2', ibOrderID: '7' });
  const whole = { quantity: '20', proceeds: '-2000', ibCommission: '-2', ibOrderID: '7' };
  const sum = record('Trade', { ...whole, levelOfDetail: 'SYMBOL_SUMMARY' });
  const lot = record('Trade', { levelOfDetail: 'CLOSED_LOT', proceeds: '0', ibCommission: '' });

  it.each(['Order', 'Trade'])('is its order, as an element %s', (element) => {
    const order = record(element, { ...whole, levelOfDetail: 'ORDER' });
    const { lines, leftOut } = flex(order, one, other, sum, lot);
    expect(lines).toEqual(['2024-03-04 BUY ACME 20 TOTAL 2000 GBP FEES 2 GBP']);
    expect(leftOut.map(([, row, reason]) => [row, reason])).toEqual([2, 3, 4, 5].map((row) => [row, 'paired']));
  });

  it('or its executions, and neither a sum nor a lot of them', () => {
    const { lines, warnings } = flex(one, other, sum, lot);
    expect(lines).toEqual(Array(2).fill('2024-03-04 BUY ACME 10 TOTAL 1000 GBP FEES 1 GBP'));
    expect(warnings).toEqual([]);
  });

  it('makes a warning where sums or lots alone are there', () => {
    const ofSums = expect.stringContaining('choose Executions or Orders') as string;
    expect(flex(sum)).toMatchObject({ lines: [], warnings: [ofSums] });
    expect(flex(record('SymbolSummary', whole))).toMatchObject({ lines: [], warnings: [ofSums] });
  });
});

describe('taxes that a Flex Query has in a section of their own', () => {
  const tax = (symbol = 'ACME', taxAmount = '-5') => record('TransactionTax', { symbol, taxAmount });

  it('make a warning where no trade of the share names any', () => {
    const { warnings } = flex(record('Trade', {}), tax());
    expect(warnings).toEqual([expect.stringContaining('taxes that no trade of ACME names')]);
  });

  it('and none where a trade does, or none is there', () => {
    expect(flex(record('Trade', { taxes: '-5' }), tax()).warnings).toEqual([]);
    expect(flex(record('Trade', {}), tax('ACME', '0.00'), tax('OTHER')).warnings).toEqual([]);
  });
});

describe('a commission in another currency than the trade', () => {
  const trade = (attributes: Readonly<Record<string, string>> = {}) =>
    record('Trade', { currency: 'USD', ibCommission: '-0.8', ibCommissionCurrency: 'GBP', ...attributes });

  it('is a fee in its own', () => {
    expect(flex(trade()).lines).toEqual(['2024-03-04 BUY ACME 10 TOTAL 1000 USD FEES 0.8 GBP']);
    expect(flex(trade({ ibCommission: '0', taxes: '-2' })).lines).toEqual([
      '2024-03-04 BUY ACME 10 TOTAL 1000 USD FEES 2 USD',
    ]);
  });

  it('is refused beside taxes in the trade’s, and where it is a rebate', () => {
    const refused = { code: 'BROKER_ROW_UNREADABLE', field: 'ibcommissioncurrency' };
    expect(refusedExports([query(trade({ taxes: '-2' }))])).toMatchObject(refused);
    expect(refusedExports([query(trade({ ibCommission: '0.1' }))])).toMatchObject(refused);
  });

  it('has no rate of its own in the file, but in pounds needs none', () => {
    const account = '<AccountInformation currency="GBP" />';
    const pounds = query(account, trade({ fxRateToBase: '0.8' }));
    expect(readExports([pounds], { rates: 'file' }).lines).toEqual([
      '2024-03-04 BUY ACME 10 TOTAL 800 GBP FEES 0.8 GBP',
    ]);
    const euros = query(account, trade({ fxRateToBase: '0.8', ibCommissionCurrency: 'EUR' }));
    expect(refusedExports([euros], { rates: 'file' })).toMatchObject({ code: 'BROKER_ROW_UNREADABLE' });
  });
});
