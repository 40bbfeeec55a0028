import { readExports, refusedExports } from '../../testing/read-exports';

const REVOLUT = 'Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate';
const SCHWAB = 'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount';
const T212 =
  'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total),ID';
const FREETRADE =
  'Title,Type,Timestamp,Account Currency,Total Amount,Buy / Sell,Ticker,ISIN,Quantity,Order ID,Stock Split Ex Date,Stock Split Rate of Share Outturn From,Stock Split Rate of Share Outturn To';

const table = (header: string, ...rows: string[]) => [header, ...rows].join('\n');
const flex = (account: string, day: string, action: string) =>
  `<FlexQueryResponse type="AF"><Trades><Trade accountId="${account}" currency="USD" assetCategory="STK" symbol="NVDA" isin="US67066G1040" tradeID="${account}1" dateTime="${day};093001" buySell="BUY" quantity="10" tradePrice="900" proceeds="-9000" taxes="0" ibCommission="0" ibCommissionCurrency="USD" /></Trades><CorporateActions><CorporateAction accountId="${account}" currency="USD" assetCategory="STK" symbol="NVDA" description="NVDA(US67066G1040) SPLIT 10 FOR 1 (NVDA, NVIDIA CORP, US67066G1040)" isin="US67066G1040" type="FS" dateTime="${action}" quantity="90" /></CorporateActions></FlexQueryResponse>`;

const t212Nvidia = table(
  T212,
  'Market buy,2024-05-02 14:31:02.001,US67066G1040,NVDA,Nvidia,10.0000000000,900.00,USD,1.25,7200.00,GBP,E2',
  'Stock split close,2024-06-10 07:00:00,US67066G1040,NVDA,Nvidia,10.0000000000,1200.00,USD,1.27,9448.82,GBP,Ea',
  'Stock split open,2024-06-10 07:00:00,US67066G1040,NVDA,Nvidia,100.0000000000,120.00,USD,1.27,9448.82,GBP,Eb',
);
const freetradeNvidia = (exDate: string, to: string, paid = '0.00') =>
  table(
    FREETRADE,
    `Nvidia,STOCK_SPLIT,2024-06-10T08:00:00.000Z,GBP,${paid},,NVDA,US67066G1040,,,${exDate},1,${to}`,
    'Nvidia,ORDER,2024-01-24T15:16:15.350Z,GBP,1350.00,BUY,NVDA,US67066G1040,2.70000000,Z1,,,',
  );

describe('a split that says how many shares came or went', () => {
  it('puts shares together where it is below zero', () => {
    const { lines, warnings } = readExports([
      table(
        REVOLUT,
        '2020-01-15T10:12:48.680427Z,CHKAQ,BUY - MARKET,200.5,USD 1.00,USD 200.50,USD,1.3000',
        '2020-04-15T10:12:48.680427Z,CHKAQ,STOCK SPLIT,-198,,USD 0,USD,1.0935',
      ),
    ]);
    expect(lines[1]).toBe('2020-04-15 SPLIT CHKAQ RATIO 2.5:200.5 OPEN');
    expect(warnings).toEqual([expect.stringContaining('1.csv, row 3: the split of CHKAQ makes 2.5 of 200.5 shares')]);
  });

  it.each([
    ['-150', '1:4'],
    ['100', '3:2'],
    ['199800', '1000:1'],
  ])('is of a usual ratio without a warning: %s of 200 held', (added, ratio) => {
    const { lines, warnings } = readExports([
      table(REVOLUT, '2020-01-15,ABC,BUY,200,$1,$200,USD,1.3', `2020-04-15,ABC,STOCK SPLIT,${added},,$0,USD,1.3`),
    ]);
    const [to = 0, from = 0] =
      /(\d+):(\d+)/
        .exec(lines[1] ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    const [wanted = 0, of = 0] = ratio.split(':').map(Number);
    expect(to * of).toBe(wanted * from);
    expect(warnings).toEqual([]);
  });

  it.each(['-200', '-201', '0'])('is refused when it leaves none or changes none: %s', (added) => {
    const rows = ['2020-01-15,ABC,BUY,200,$1,$200,USD,1.3', `2020-04-15,ABC,STOCK SPLIT,${added},,$0,USD,1.3`];
    expect(refusedExports([table(REVOLUT, ...rows)])).toMatchObject({ code: 'BROKER_ROW_UNREADABLE', row: 3 });
  });

  it('is of the shares at that broker, not of those elsewhere', () => {
    const schwab = table(
      SCHWAB,
      '"06/10/2024","Stock Split","NVDA","NVIDIA CORP","90","","",""',
      '"02/03/2024","Buy","NVDA","NVIDIA CORP","10","$600.00","","-$6,000.00"',
    );
    const t212 = table(
      T212,
      'Market buy,2024-01-03 14:31:02,US67066G1040,NVDA,Nvidia,10,480.00,USD,1.25,3840.00,GBP,E2',
    );
    expect(readExports([schwab, t212]).lines).toContain('2024-06-10 SPLIT NVDA RATIO 100:10 OPEN');
    expect(readExports([t212, schwab]).lines).toContain('2024-06-10 SPLIT NVDA RATIO 100:10 OPEN');
  });
});

describe('a split that several files have counts once', () => {
  const splitsOf = (...contents: string[]) => {
    const { lines, leftOut, warnings } = readExports(contents);
    return { splits: lines.filter((line) => line.includes('SPLIT')), leftOut, warnings };
  };

  it('of two brokers on one day, with a warning that names both records', () => {
    expect(splitsOf(t212Nvidia, freetradeNvidia('2024-06-10', '10'))).toEqual({
      splits: ['2024-06-10 SPLIT NVDA RATIO 100:10 OPEN'],
      leftOut: [['2.csv', 2, 'duplicate']],
      warnings: [
        '2.csv, row 2: the split of NVDA on 2024-06-10, 10:1, is the one of 1.csv, row 3 (2024-06-10, 100:10) and counts once.',
      ],
    });
  });

  it('of a broker in New York and one in London, some days apart', () => {
    const { splits, leftOut } = splitsOf(t212Nvidia, flex('U1', '20240304', '20240607;202500'));
    expect(splits).toEqual(['2024-06-07 SPLIT NVDA RATIO 10:1']);
    expect(leftOut).toEqual([
      ['1.csv', 3, 'duplicate'],
      ['1.csv', 4, 'duplicate'],
    ]);
  });

  it('of two accounts with one broker', () => {
    const { splits, leftOut } = splitsOf(
      flex('U1', '20240304', '20240607;202500'),
      flex('U2', '20240305', '20240607;202500'),
    );
    expect(splits).toEqual(['2024-06-07 SPLIT NVDA RATIO 10:1']);
    expect(leftOut).toEqual([['2.csv', 2, 'duplicate']]);
  });

  it('and the shares of each broker are its own', () => {
    const schwab = table(
      SCHWAB,
      '06/10/2024,Stock Split,NVDA,NVIDIA CORP,90,,,',
      '02/03/2024,Buy,NVDA,NVIDIA CORP,10,$600.00,,"-$6,000.00"',
    );
    expect(splitsOf(t212Nvidia, schwab).splits).toEqual(['2024-06-10 SPLIT NVDA RATIO 100:10 OPEN']);
  });

  it('with what is doubtful in the warning: money for a fraction, and trades between the days', () => {
    const paid = splitsOf(t212Nvidia, freetradeNvidia('2024-06-10', '10', '3.20'));
    expect(paid.warnings).toEqual([expect.stringContaining('The 3.2 GBP paid by it are not counted.')]);
    const between = `${t212Nvidia}\nMarket buy,2024-06-12 14:31:02,US67066G1040,NVDA,Nvidia,1,120.00,USD,1.25,96.00,GBP,E9`;
    const { warnings } = splitsOf(between, freetradeNvidia('2024-06-13', '10'));
    expect(warnings).toEqual([expect.stringContaining('Check the trades between the two days.')]);
  });

  it('but twice with another ratio, with a warning, and twice some weeks apart', () => {
    const { splits, warnings } = splitsOf(t212Nvidia, freetradeNvidia('2024-06-10', '4'));
    expect(splits).toHaveLength(2);
    expect(warnings).toEqual([expect.stringContaining('both count')]);
    expect(splitsOf(t212Nvidia, freetradeNvidia('2024-07-10', '10'))).toMatchObject({ leftOut: [], warnings: [] });
  });
});

describe('what Freetrade pays by a split', () => {
  const GSK = `${FREETRADE},Stock Split New ISIN,Stock Split Maintain Holding of Initial ISIN,Stock Split Rate of Cash Outturn Amount,Stock Split Cash Outturn Received Amount,Stock Split Fractional Payout Cash Received Amount,Stock Split Fractional Payout Cash Received Currency`;
  const split = (total: string, rest: string, ratio = '5,4') =>
    readExports([
      table(
        GSK,
        `GSK,STOCK_SPLIT,2022-07-19T08:00:00.000Z,GBP,${total},,GSK,GB0009252882,,,2022-07-19,${ratio},${rest}`,
      ),
    ]);

  it.each(['', '1.23', '51.23'])('for a fraction is its cash, with a total of "%s"', (total) => {
    expect(split(total, 'GB00BN7SWP63,FALSE,,,1.23,GBP').lines).toEqual([
      '2022-07-19 SPLIT GSK RATIO 4:5 OPEN CASH 1.23 GBP',
    ]);
  });

  it('for each share is not, but makes a warning', () => {
    const { lines, warnings } = split('50.00', 'GB00BN7SWP63,FALSE,0.50,50.00,,');
    expect(lines).toEqual(['2022-07-19 SPLIT GSK RATIO 4:5 OPEN']);
    expect(warnings).toEqual([expect.stringContaining('row 2: 50 was paid beside the split of GSK')]);
  });

  it('and new shares beside the old ones are no split', () => {
    const { lines, leftOut, warnings } = split('0.00', 'GB00BMX86B70,TRUE,,,,', '1,1');
    expect(lines).toEqual([]);
    expect(leftOut).toEqual([['1.csv', 2, 'unknown_type']]);
    expect(warnings).toEqual([expect.stringContaining('row 2: shares of GB00BMX86B70 came beside those of GSK')]);
  });
});
