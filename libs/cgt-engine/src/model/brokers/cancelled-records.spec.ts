import fc from 'fast-check';

import { readExports } from '../../testing/read-exports';

const SCHWAB = 'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount';
const trade = (action: string, dollars: number, sign: string) =>
  `03/04/2024,${action},ACME,Acme,10,,,${sign}$${dollars}.00`;
const schwab = (rows: readonly string[]) => readExports([[SCHWAB, ...rows].join('\n')]);

describe('a cancellation at Schwab', () => {
  it('takes out the purchase of its money, wherever it stands among others of the day', () => {
    const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.nat(), fc.nat(), (dollars, which, where) => {
        const cancelled = dollars[which % dollars.length] ?? 0;
        const rows = dollars.map((amount) => trade('Buy', amount, '-'));
        rows.splice(where % (rows.length + 1), 0, trade('Cancel Buy', cancelled, ''));
        const { lines, leftOut } = schwab(rows);
        const rest = dollars.filter((amount) => amount !== cancelled);
        expect(lines).toEqual(rest.map((amount) => `2024-03-04 BUY ACME 10 TOTAL ${amount} USD`));
        expect(leftOut.map(([, , reason]) => reason)).toEqual(['cancelled', 'cancelled']);
      }),
    );
  });

  it('whose money no purchase has takes one that no other cancellation is of', () => {
    const { lines } = schwab([
      trade('Cancel Buy', 1700, ''),
      trade('Cancel Buy', 1650, ''),
      trade('Buy', 1650, '-'),
      trade('Buy', 1660, '-'),
      trade('Buy', 1670, '-'),
    ]);
    expect(lines).toEqual(['2024-03-04 BUY ACME 10 TOTAL 1670 USD']);
  });
});

describe('a corporate action of a Flex Query that was cancelled', () => {
  const action = (ratio: string, quantity: number, code = '') =>
    `<CorporateAction assetCategory="STK" currency="USD" symbol="ACME" isin="US0000000002" dateTime="20240607;202500" code="${code}" description="ACME(US0000000002) SPLIT ${ratio} (ACME, ACME CORP, US0000000002)" quantity="${quantity}" type="FS"/>`;
  const flex = (...actions: readonly string[]) =>
    readExports([`<FlexQueryResponse queryName="q" type="AF">${actions.join('')}</FlexQueryResponse>`]);

  it.each([
    ['after', [action('3 FOR 1', 20), action('3 FOR 1', -20, 'Ca')]],
    ['before', [action('3 FOR 1', -20, 'A;Ca'), action('3 FOR 1', 20)]],
  ])('is no split, with its cancellation %s it; the one booked anew is', (_place, cancelled) => {
    const { lines, leftOut, warnings } = flex(...cancelled, action('10 FOR 1', 90));
    expect(lines).toEqual(['2024-06-07 SPLIT ACME RATIO 10:1']);
    expect(leftOut.map(([, row, reason]) => [row, reason]).sort()).toEqual([
      [1, 'cancelled'],
      [2, 'cancelled'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('in another file makes a warning', () => {
    const { lines, warnings } = flex(action('3 FOR 1', -20, 'Ca'));
    expect(lines).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('row 1: a corporate action of ACME was cancelled')]);
  });
});

describe('a trade at Interactive Brokers that was cancelled', () => {
  const HEADER =
    'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Code';
  const order = (number: number, price: number, code: string, day = '2024-03-04') =>
    `Trades,Data,Order,Stocks,USD,ACME,"${day}, 10:00:00",${number},${price},${price},${-number * price},-1,${code}`;
  const element = (side: string, number: number, price: number, more = '') =>
    `<Trade assetCategory="STK" currency="USD" symbol="ACME" isin="US0000000002" dateTime="20240304;100000" buySell="${side}" quantity="${number}" tradePrice="${price}" proceeds="${-number * price}" ibCommission="-1" ${more}/>`;
  const query = (...trades: readonly string[]) => `<FlexQueryResponse type="AF">${trades.join('')}</FlexQueryResponse>`;

  it.each([
    ['an Activity Statement', [HEADER, order(10, 400, 'O'), order(-10, 400, 'Ca'), order(10, 399, 'O;Co')].join('\n')],
    ['a Flex Query', query(element('BUY', 10, 400), element('BUY (Ca.)', -10, 400), element('BUY', 10, 399))],
    [
      'a Flex Query that has it in another attribute',
      query(
        element('BUY', 10, 400),
        element('BUY', -10, 400, 'transactionType="TradeCancel"'),
        element('BUY', 10, 399),
      ),
    ],
  ])('is left out of %s with its cancellation; the one booked anew counts', (_what, file) => {
    const { lines, leftOut, warnings } = readExports([file]);
    expect(lines).toEqual(['2024-03-04 BUY ACME 10 TOTAL 3990 USD FEES 1 USD']);
    expect(leftOut.map(([, , reason]) => reason)).toEqual(['cancelled', 'cancelled']);
    expect(warnings).toEqual([]);
  });

  it.each([order(10, 401, 'O'), order(-10, 400, 'C'), order(10, 400, 'O', '2024-03-05')])(
    'is no other one, and a cancellation alone makes a warning: %s',
    (other) => {
      const { lines, warnings } = readExports([[HEADER, other, order(-10, 400, 'Ca')].join('\n')]);
      expect(lines).toHaveLength(1);
      expect(warnings).toEqual([expect.stringContaining('a trade of ACME was cancelled')]);
    },
  );
});
