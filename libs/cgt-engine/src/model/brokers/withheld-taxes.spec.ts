import { readExports, refusedExports } from '../../testing/read-exports';

const SCHWAB = 'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount';
const table = (header: string, ...rows: string[]) => [header, ...rows].join('\n');

describe('tax withheld in records of its own', () => {
  const flexCash = (...cash: readonly (readonly [type: string, amount: string])[]) =>
    `<FlexQueryResponse type="AF"><CashTransactions>${cash
      .map(
        ([type, amount], place) =>
          `<CashTransaction currency="USD" symbol="AAPL" isin="US0378331005" dateTime="20240516;202000" amount="${amount}" type="${type}" transactionID="${place}" />`,
      )
      .join('')}</CashTransactions></FlexQueryResponse>`;
  const taxed = (...amounts: string[]) =>
    readExports([flexCash(['Dividends', '100'], ...amounts.map((one) => ['Withholding Tax', one] as const))]);

  it('is the sum of what was withheld, taken back and withheld anew', () => {
    const { lines, rows, warnings } = taxed('-15', '15', '-9');
    expect(lines).toEqual(['2024-05-16 DIVIDEND AAPL TOTAL 100 USD TAX 9 USD']);
    expect(rows).toEqual([[1, 2, 3, 4]]);
    expect(warnings).toEqual([]);
    expect(taxed('-10', '-5').lines).toEqual(['2024-05-16 DIVIDEND AAPL TOTAL 100 USD TAX 15 USD']);
    expect(taxed('-15', '15').lines).toEqual(['2024-05-16 DIVIDEND AAPL TOTAL 100 USD']);
  });

  it('is one record for each of two dividends, or all for the first where one gives back', () => {
    const dividends = [
      ['Dividends', '100'],
      ['Payment In Lieu Of Dividends', '20'],
    ] as const;
    const withTaxes = (...amounts: string[]) =>
      readExports([flexCash(...dividends, ...amounts.map((one) => ['Withholding Tax', one] as const))]).lines;
    expect(withTaxes('-15', '-3')).toEqual([
      '2024-05-16 DIVIDEND AAPL TOTAL 100 USD TAX 15 USD',
      '2024-05-16 DIVIDEND AAPL TOTAL 20 USD TAX 3 USD',
    ]);
    expect(withTaxes('-15', '-3', '15', '-9')).toEqual([
      '2024-05-16 DIVIDEND AAPL TOTAL 100 USD TAX 12 USD',
      '2024-05-16 DIVIDEND AAPL TOTAL 20 USD',
    ]);
  });

  it('makes a warning where more came back than was withheld, or without a dividend', () => {
    expect(taxed('15').warnings).toEqual([expect.stringContaining('more tax came back than was withheld, by 15 USD')]);
    const { leftOut, warnings } = readExports([flexCash(['Withholding Tax', '15'])]);
    expect(leftOut).toEqual([['1.csv', 1, 'tax']]);
    expect(warnings).toEqual([expect.stringContaining('withheld tax came back')]);
  });

  it('adds up at Schwab and in a Transaction History alike', () => {
    const schwab = table(
      SCHWAB,
      '06/14/2024,Qualified Dividend,AAPL,APPLE INC,,,,$5.00',
      '06/14/2024,NRA Tax Adj,AAPL,APPLE INC,,,,-$1.50',
      '06/14/2024,NRA Tax Adj,AAPL,APPLE INC,,,,$1.50',
      '06/14/2024,NRA Tax Adj,AAPL,APPLE INC,,,,-$0.75',
    );
    expect(readExports([schwab]).lines).toEqual(['2024-06-14 DIVIDEND AAPL TOTAL 5 USD TAX 0.75 USD']);
    const history = [
      'Summary,Header,Field Name,Field Value',
      'Summary,Data,Base Currency,GBP',
      'Transaction History,Header,Date,Account,Description,Transaction Type,Symbol,Quantity,Price,Gross Amount,Commission,Net Amount',
      'Transaction History,Data,2025-05-19,U1,AAPL dividend,Dividend,AAPL,-,-,7.90,-,7.90',
      'Transaction History,Data,2025-05-19,U1,AAPL tax,Foreign Tax Withholding,AAPL,-,-,-2.37,-,-2.37',
      'Transaction History,Data,2025-05-19,U1,AAPL tax,Foreign Tax Withholding,AAPL,-,-,1.18,-,1.18',
    ];
    expect(readExports([history.join('\n')]).lines).toEqual(['2025-05-19 DIVIDEND AAPL TOTAL 7.9 GBP TAX 1.19 GBP']);
  });

  it('adds up in Schwab’s equity awards account, and on another day is tax of no dividend', () => {
    const record = (Action: string, Amount: string, Date = '06/05/2024') => ({
      Date,
      Action,
      Symbol: 'ZQN',
      Quantity: null,
      Description: 'Cash',
      Amount,
      TransactionDetails: [],
    });
    const awards = (...Transactions: readonly object[]) => readExports([JSON.stringify({ Transactions })]);
    const dividend = record('Dividend', '$5.00');
    const { lines, rows } = awards(record('Tax Withholding', '-$0.75'), dividend);
    expect(lines).toEqual(['2024-06-05 DIVIDEND ZQN TOTAL 5 USD TAX 0.75 USD']);
    expect(rows).toEqual([[1, 2]]);
    expect(awards(dividend, record('Tax Withholding', '-$0.75', '06/06/2024'))).toMatchObject({
      lines: ['2024-06-05 DIVIDEND ZQN TOTAL 5 USD'],
      leftOut: [['1.csv', 2, 'tax']],
    });
  });

  it('is refused in two currencies', () => {
    const mixed = flexCash(['Dividends', '100'], ['Withholding Tax', '-15'], ['Withholding Tax', '-9']).replace(
      /currency="USD"(?=[^>]*amount="-9")/,
      'currency="EUR"',
    );
    expect(refusedExports([mixed])).toMatchObject({ code: 'BROKER_ROW_UNREADABLE', row: 3, field: 'currency' });
  });
});
