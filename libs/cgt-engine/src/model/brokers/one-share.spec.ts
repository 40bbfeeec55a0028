import { readBrokerFiles } from './read-broker-files';
import { writeLine } from '../parse/write-dsl';

const T212 =
  'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total),ID';
const II = 'Date,Settlement Date,Symbol,Sedol,Quantity,Price,Description,Reference,Debit,Credit,Running Balance';
const SCHWAB = 'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount';

const buy = (id: string, ticker: string, isin: string, shares = '10') =>
  `Market buy,2024-01-0${id} 10:00:00,${isin},${ticker},A share,${shares},2,GBP,1,20,GBP,E${id}`;
const trading212 = (...rows: string[]) => [T212, ...rows].join('\n');
const read = (contents: readonly string[], options: Partial<Parameters<typeof readBrokerFiles>[1]> = {}) => {
  const files = contents.map((content, place) => ({ name: `${place + 1}.csv`, content }));
  const { instruments, transactions, leftOut, warnings } = readBrokerFiles(files, { hasRates: () => true, ...options });
  return {
    instruments: instruments.map(writeLine),
    lines: transactions.map(({ transaction }) => writeLine(transaction)),
    leftOut: leftOut.map(({ file, row, reason }) => [file, row, reason]),
    warnings,
  };
};

const VODAFONE = 'GB00BH4HKS39';

describe('one share is one pool', () => {
  it('by ISIN, whatever symbol a file has', () => {
    const { lines, instruments } = read([
      trading212(buy('1', 'VOD', VODAFONE)),
      trading212(buy('2', 'VODL', VODAFONE)),
    ]);
    expect(lines).toEqual(['2024-01-01 BUY VOD 10 TOTAL 20 GBP', '2024-01-02 BUY VOD 10 TOTAL 20 GBP']);
    expect(instruments).toEqual([`INSTRUMENT VOD ALSO ${VODAFONE} VODL`]);
  });

  it('by the SEDOL inside an ISIN, in whatever order the files come', () => {
    const ii = `${II}\n05/01/2024,07/01/2024,VODL,BH4HKS3,10,2,Vodafone,R1,£20,n/a,£0`;
    const { lines } = read([ii, trading212(buy('1', 'VOD', VODAFONE))]);
    expect(lines).toEqual(['2024-01-01 BUY VODL 10 TOTAL 20 GBP', '2024-01-05 BUY VODL 10 TOTAL 20 GBP']);
  });

  it('by a symbol that one file has with its ISIN; dots and dashes are left out', () => {
    const schwab = `${SCHWAB}\n01/03/2024,Buy,BRK.B,BERKSHIRE,1,20,,-20`;
    const { lines } = read([trading212(buy('1', 'BRK-B', 'US0846707026')), schwab]);
    expect(lines).toEqual(['2024-01-01 BUY BRKB 10 TOTAL 20 GBP', '2024-01-03 BUY BRKB 1 TOTAL 20 USD']);
  });

  it('but two ISINs under one symbol are two, with a warning', () => {
    const { lines, warnings } = read([trading212(buy('1', 'ABC', VODAFONE), buy('2', 'ABC', 'US0846707026'))]);
    expect(lines).toEqual(['2024-01-01 BUY ABC 10 TOTAL 20 GBP', '2024-01-02 BUY US0846707026 10 TOTAL 20 GBP']);
    expect(warnings).toEqual([expect.stringContaining('ABC stands for two shares')]);
  });

  it('unless aliases join them, by symbol, ISIN, SEDOL or name', () => {
    const aliased = read([trading212(buy('1', 'ABC', VODAFONE), buy('2', 'ABC', 'US0846707026'))], {
      aliases: { US0846707026: 'ABC' },
    });
    expect(aliased.lines.map((line) => line.split(' ')[2])).toEqual(['ABC', 'ABC']);
    expect(aliased.warnings).toEqual([]);
    const ii = `${II}\n05/01/2024,07/01/2024,n/a,0263494,10,2,BAE Systems,R1,£20,n/a,£0`;
    expect(read([ii], { aliases: { '0263494': 'BA' } }).lines).toEqual(['2024-01-05 BUY BA 10 TOTAL 20 GBP']);
  });

  it('or a split that gives a new ISIN', () => {
    const rows = [
      buy('1', 'ABC', VODAFONE),
      `Stock split close,2024-02-01 08:00:00,${VODAFONE},ABC,A share,10,,,,,,`,
      'Stock split open,2024-02-01 08:00:00,GB00BKX5CN86,ABC,A share,1,,,,,,',
      'Market sell,2024-03-01 10:00:00,GB00BKX5CN86,ABC,A share,1,30,GBP,1,30,GBP,E9',
    ];
    const { lines, warnings } = read([trading212(...rows)]);
    expect(lines).toEqual([
      '2024-01-01 BUY ABC 10 TOTAL 20 GBP',
      '2024-02-01 SPLIT ABC RATIO 1:10 OPEN',
      '2024-03-01 SELL ABC 1 TOTAL 30 GBP',
    ]);
    expect(warnings).toEqual([]);
  });
});

describe('a symbol that is a share here and a receipt elsewhere', () => {
  const here = trading212(buy('1', 'SHEL', 'GB00BP6MXD84'));
  const elsewhere = `${SCHWAB}\n01/03/2024,Buy,SHEL,SHELL PLC ADR,10,65,,-650`;

  it('makes a warning where another broker has no ISIN and another currency', () => {
    expect(read([here, elsewhere]).warnings).toEqual([
      '2.csv, row 2: SHEL in USD is taken for GB00BP6MXD84 of 1.csv. If it is a receipt (ADR) or another share, its trades belong under a ticker of their own.',
    ]);
    expect(read([elsewhere, here]).warnings).toHaveLength(1);
  });

  it('and none where the caller joins them, or where the ISIN is of the broker’s own country', () => {
    expect(read([here, elsewhere], { aliases: { GB00BP6MXD84: 'SHEL' } }).warnings).toEqual([]);
    const american = trading212(buy('1', 'SHEL', 'US0846707026'));
    expect(read([american, elsewhere]).warnings).toEqual([]);
  });
});

describe('what is read twice counts once', () => {
  const first = trading212(buy('1', 'VOD', VODAFONE), buy('2', 'VOD', VODAFONE));

  it('the same file again', () => {
    const { lines, leftOut, warnings } = read([first, first]);
    expect(lines).toHaveLength(2);
    expect(leftOut).toEqual([
      ['2.csv', 2, 'duplicate'],
      ['2.csv', 3, 'duplicate'],
    ]);
    expect(warnings).toEqual(['2.csv is the same file as 1.csv; it is left out.']);
  });

  it('exports that overlap, by the id of an order', () => {
    const second = trading212(buy('2', 'VOD', VODAFONE), buy('3', 'VOD', VODAFONE));
    const { lines, leftOut, warnings } = read([first, second]);
    expect(lines).toHaveLength(3);
    expect(leftOut).toEqual([['2.csv', 2, 'duplicate']]);
    expect(warnings).toEqual([expect.stringContaining('2.csv and 1.csv overlap: 1 records')]);
  });

  it('a trade of two Activity Statements, whatever each makes of its basis, profit and code', () => {
    const header =
      'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code';
    const sale = (rest: string) =>
      `${header}\nTrades,Data,Order,Stocks,USD,KO,"2023-12-29, 09:30:01",-10,60,${rest.split('|').join(',')}`;
    const { lines, leftOut, warnings } = read([
      sale('60.5|600|-1|-550|49|-5|C'),
      sale('60.50|600.00|-1|-545|54|-5|C;P'),
    ]);
    expect(lines).toEqual(['2023-12-29 SELL KO 10 TOTAL 600 USD FEES 1 USD']);
    expect(leftOut).toEqual([['2.csv', 2, 'duplicate']]);
    expect(warnings).toEqual([expect.stringContaining('2.csv and 1.csv overlap: 1 records')]);
    expect(read([sale('60.5|600|-1|-550|49|-5|C'), sale('60.5|601|-1|-550|50|-5|C')]).lines).toHaveLength(2);
  });

  it('equal records of one file are fills of their own, and count as often as in the file that has them oftener', () => {
    const row = '01/03/2024,Buy,ORCL,ORACLE,1,20,,-20';
    const twice = [SCHWAB, row, row].join('\n');
    const thrice = [SCHWAB, row, row, row].join('\n');
    expect(read([twice]).lines).toHaveLength(2);
    expect(read([twice, thrice]).lines).toHaveLength(3);
    expect(read([thrice, twice]).lines).toHaveLength(3);
  });

  it('one trade at two brokers stays twice, with a warning that names both files', () => {
    const schwab = `${SCHWAB}\n01/03/2024,Buy,VOD,VODAFONE,10,2,,-20`;
    const dollars = trading212(`Market buy,2024-01-03 10:00:00,${VODAFONE},VOD,A share,10,2,USD,1,20,USD,E1`);
    const { lines, warnings } = read([dollars, schwab]);
    expect(lines).toHaveLength(2);
    expect(warnings).toEqual([expect.stringContaining('1.csv and 2.csv both have 2024-01-03 BUY VOD 10')]);
  });

  describe('orders in one Flex Query and their executions in another', () => {
    const record = (element: string, level: string, id: string, day = '20240304') =>
      `<${element} accountId="U1" currency="USD" assetCategory="STK" symbol="AAPL" isin="US0378331005" tradeID="${id}" dateTime="${day};093001" buySell="BUY" quantity="10" tradePrice="170" proceeds="-1700" taxes="0" ibCommission="-1" ibCommissionCurrency="USD" levelOfDetail="${level}" ibOrderID="o1" />`;
    const flex = (...records: string[]) => `<FlexQueryResponse type="AF">${records.join('')}</FlexQueryResponse>`;
    const orders = flex(record('Order', 'ORDER', ''));
    const executions = flex(record('Trade', 'EXECUTION', 't1'));

    it('are one trade, in whatever order the files come', () => {
      const { lines, leftOut, warnings } = read([orders, executions]);
      expect(lines).toEqual(['2024-03-04 BUY AAPL 10 TOTAL 1700 USD FEES 1 USD']);
      expect(leftOut).toEqual([['2.csv', 1, 'paired']]);
      expect(warnings).toEqual([
        '2.csv has executions of orders that 1.csv has: 1 records, which count once, as orders.',
      ]);
      expect(read([executions, orders])).toMatchObject({ lines, leftOut: [['1.csv', 1, 'paired']] });
    });

    it('but not executions of another day, nor several of one order without it', () => {
      expect(read([orders, flex(record('Trade', 'EXECUTION', 't2', '20240305'))]).lines).toHaveLength(2);
      expect(read([executions, flex(record('Trade', 'EXECUTION', 't2'))]).lines).toHaveLength(2);
    });
  });
});
