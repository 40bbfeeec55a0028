import { readExports, refusedExports } from '../../../testing/read-exports';

describe('Trading 212, whose time names its zone', () => {
  const rows = [
    'Deposit,2026-07-13 06:37:13+00:00,,,,"Transaction ID: 1",ID1,,,,,,,200.00,"GBP",,,,,,,,',
    'Market buy,2026-07-15 13:30:11+00:00,US4592001014,IBM,"IBM",,EOF54204930949,0.5000000000,220.0000000000,USD,1.25000000,,,88.13,"GBP",,,,,0.13,"GBP",,',
  ];
  const header = (time: string) =>
    `Action,${time},ISIN,Ticker,Name,Notes,ID,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),Stamp duty reserve tax,Currency (Stamp duty reserve tax),Currency conversion fee,Currency (Currency conversion fee),Merchant name,Merchant category`;

  it.each(['Time', 'Time (UTC)', 'TIME (Europe/London)'])('in a column called %s', (time) => {
    const { brokers, lines, leftOut } = readExports([[header(time), ...rows].join('\n')]);
    expect(brokers).toEqual(['trading212']);
    expect(lines).toEqual(['2026-07-15 BUY IBM 0.5 TOTAL 88 GBP FEES 0.13 GBP']);
    expect(leftOut).toEqual([['1.csv', 2, 'deposit']]);
  });
});

describe('Freetrade, whose total names its currency', () => {
  const header = (total: string, shares: string) =>
    `Title,Type,Timestamp,Account Currency,${total},Buy / Sell,Ticker,ISIN,Price per Share in Account Currency,Stamp Duty,Quantity,Venue,Order ID,Order Type,Instrument Currency,${shares},Price per Share,FX Rate,Base FX Rate,FX Fee (BPS),FX Fee Amount`;
  const row =
    'Nvidia,ORDER,2026-01-24T15:16:15.350Z,GBP,1996.75,BUY,NVDA,US67066G1040,484.45622073,0.00,4.10561350,Multiple,4RNV24HTRXMX,MARKET,USD,2534.97,617.43931800,1.26952945,1.27450000,39,7.76';

  it.each([
    ['Total Amount', 'Total Shares Amount'],
    ['Total Amount in Account Currency', 'Total Amount in Instrument Currency'],
  ])('in a column called %s', (total, shares) => {
    const { brokers, lines } = readExports([[header(total, shares), row].join('\n')]);
    expect(brokers).toEqual(['freetrade']);
    expect(lines).toEqual(['2026-01-24 BUY NVDA 4.1056135 TOTAL 1988.99 GBP FEES 7.76 GBP']);
  });
});

describe('eToro', () => {
  const rows = [
    '09/01/2025 15:37:16,Open Position,AMD/USD,49.88,0.337209,0.00,"4,581.91",0.00,2596572937,Stocks,0.00',
    '10/01/2025 15:37:16,Deposit,100.00 USD Bank Transfer,100,-,0.00,"4,581.91",0.00,-,,0.00',
  ];
  const header = (units: string) =>
    `Date,Type,Details,Amount,${units},Realized Equity Change,Realized Equity,Balance,Position ID,Asset type,NWA`;

  it.each(['Units', 'Units / Contracts', 'Units/Contracts'])('with a column called %s', (units) => {
    const { brokers, lines, leftOut } = readExports([[header(units), ...rows].join('\n')]);
    expect(brokers).toEqual(['etoro']);
    expect(lines).toEqual(['2025-01-09 BUY AMD 0.337209 TOTAL 49.88 USD']);
    expect(leftOut).toEqual([['1.csv', 3, 'deposit']]);
  });

  it('or with one that nobody knows is refused, and taken for no other broker’s', () => {
    expect(refusedExports([[header('Lots'), ...rows].join('\n')])).toMatchObject({ code: 'UNKNOWN_BROKER_FILE' });
  });
});

describe('Sharesight, whose brokerage has a currency of its own', () => {
  const header = (market: string, quantity: string, rate: string) =>
    `${market},Code,Name,Type,Date,${quantity},Price,Instrument Currency,Cost base per share (GBP),Brokerage,Brokerage Currency,${rate},Value,,Comments`;
  const names = ['Market', 'Quantity', 'Exchange Rate'] as const;
  const report = (...rows: string[]) =>
    ['"P - All Trades Report between 2025-06-12 and 2026-06-12"', header(...names), ...rows].join('\n');

  it.each([names, ['Market Code', 'Qty', 'Exch. Rate'] as const])('with columns %s, %s, %s', (...columns) => {
    const row = 'NASDAQ,MSFT,Microsoft,Buy,12/06/2025,4,10.00,USD,8.00,0.00,GBP,1.250000,32.00,All Trades,';
    const { brokers, lines, warnings } = readExports([[header(...columns), row].join('\n')]);
    expect(brokers).toEqual(['sharesight']);
    expect(lines).toEqual(['2025-06-12 BUY MSFT 4 TOTAL 40 USD']);
    expect(warnings).toEqual([]);
  });

  it('keeps it as it is, and pounds stay pounds at the rates of the file', () => {
    const rows = report(
      'NASDAQ,MSFT,Microsoft,Buy,12/06/2025,4,100.00,USD,8.00,5.95,GBP,1.250000,325.95,All Trades,',
      'LSE,VOD,Vodafone,Sell,13/06/2025,-1000,70,GBX,0.6,5.95,GBP,1,-694.05,All Trades,',
    );
    const { lines, warnings } = readExports([rows]);
    expect(lines).toEqual([
      '2025-06-12 BUY MSFT 4 TOTAL 400 USD FEES 5.95 GBP',
      '2025-06-13 SELL VOD 1000 TOTAL 700 GBP FEES 5.95 GBP',
    ]);
    expect(warnings).toEqual([]);
    expect(readExports([rows], { rates: 'file' }).lines[0]).toBe('2025-06-12 BUY MSFT 4 TOTAL 320 GBP FEES 5.95 GBP');
  });

  it('is refused without one, and in one that is neither the share’s nor the report’s', () => {
    for (const currency of ['', 'EUR']) {
      const row = `NASDAQ,MSFT,Microsoft,Buy,12/06/2025,4,100.00,USD,8.00,5.95,${currency},1.250000,325.95,All Trades,`;
      expect(refusedExports([report(row)])).toMatchObject({
        code: 'BROKER_ROW_UNREADABLE',
        row: 3,
        field: 'brokerage currency',
      });
    }
  });

  it('has no rate to pounds where the report is in another currency', () => {
    const rows = report(
      'NASDAQ,MSFT,Microsoft,Buy,12/06/2025,4,100.00,USD,8.00,0.00,AUD,0.625,640,All Trades,',
    ).replace('(GBP)', '(AUD)');
    expect(readExports([rows]).lines).toEqual(['2025-06-12 BUY MSFT 4 TOTAL 400 USD']);
    expect(refusedExports([rows], { rates: 'file' })).toMatchObject({ code: 'BROKER_ROW_UNREADABLE', row: 3 });
  });
});
