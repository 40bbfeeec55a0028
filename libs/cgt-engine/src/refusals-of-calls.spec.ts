import type { ContentCode, RefusalCode } from './errors';
import { expectRefusal, refusalRows } from './testing/expect-refusal';
import { HELD, explain, exports, rate, report, reportWith, SCHWAB, splits, type Cases } from './testing/refused-calls';

/** What a worker thread exceeded: no call inside a test does. */
type LimitCode = 'TOO_LARGE' | 'SERVER_BUSY';

const CALLS: Record<Exclude<RefusalCode, ContentCode | LimitCode>, Cases> = {
  INVALID_ARGUMENT: [
    [['calculate_report', {}], ['cgt_content is missing'], { field: 'cgt_content' }],
    [['parse_transactions', undefined], ['cgt_content is missing'], { field: 'cgt_content' }],
    [['convert_to_dsl', { cgt_content: 5 }], ['cgt_content is 5'], { field: 'cgt_content', value: '5' }],
    [['parse_transactions', { cgt_content: null }], ['cgt_content is null'], { field: 'cgt_content' }],
    [['parse_transactions', [HELD]], ['not an object']],
    [['parse_transactions', HELD], ['not an object']],
    // No folder is open to this server: the path is what is wrong, not the content that is not there.
    [['calculate_report', { cgt_path: 'a.cgt' }], ['cgt_path', 'no folder is open'], { field: 'cgt_path' }],
    [reportWith({ cgt_path: '/etc/hosts' }), ['cgt_path', 'no folder is open'], { field: 'cgt_path' }],
    [reportWith({ cgt_contents: 1 }), ['cgt_contents'], { field: 'cgt_contents' }],
    [rate({ day: 1 }), ['get_fx_rate', '"day"'], { field: 'day', example: '"currency": "USD"' }],
    [reportWith({ year: '2024' }), ['year', '"2024"', '1900 to 2100', '2024/25'], { field: 'year', value: '"2024"' }],
    [reportWith({ year: 2024.5 }), ['year is 2024.5'], { field: 'year', value: '2024.5' }],
    [reportWith({ year: 1800 }), ['year is 1800', '1900'], { value: '1800' }],
    [reportWith({ year: 2101 }), ['year is 2101', '2100'], { value: '2101' }],
    [reportWith({ year: null }), ['year is null'], { field: 'year' }],
    [reportWith({ detail: 'short' }), ['detail is "short"', 'summary'], { field: 'detail' }],
    [rate({ month: '3' }), ['month is "3"', '1 to 12'], { field: 'month', value: '"3"' }],
    [rate({ month: 1.5 }), ['month is 1.5'], { field: 'month' }],
    [rate({ year: 24 }), ['year is 24'], { field: 'year' }],
    [rate({ currency: 840 }), ['currency is 840'], { field: 'currency' }],
    [['get_fx_rate', { currency: 'USD', year: 2024 }], ['month is missing'], { field: 'month' }],
    [explain({ disposal_date: '20/06/2023' }), ['"20/06/2023"', 'YYYY-MM-DD'], { field: 'disposal_date' }],
    [explain({ disposal_date: undefined }), ['disposal_date is missing'], { field: 'disposal_date' }],
    [explain({ ticker: '' }), ['ticker is ""'], { field: 'ticker' }],
  ],
  UNKNOWN_BROKER_FILE: [
    [exports('Account,Balance\nMain,5'), ['a.csv', '"Account,Balance"', 'trading212'], { file: 'a.csv' }],
    [exports(' \n'), ['a.csv is empty']],
    [exports('PK\u0003\u0004'), ['spreadsheet', 'CSV', 'trading212']],
    [exports('%PDF-1.7\n1 0 obj'), ['PDF', 'CSV']],
    [exports('2024-01-15 BUY VOD 100 @ 1.20'), ['DSL', 'cgt_content']],
  ],
  BROKER_ROW_UNREADABLE: [
    [
      exports(`${SCHWAB}\n05/13/2024,Buy,ORCL,ORACLE,ten,1,,-10`),
      ['a.csv, row 2', 'quantity "ten" is not a number'],
      { file: 'a.csv', row: 2, field: 'quantity', value: 'ten' },
    ],
    [
      exports(`${SCHWAB}\n13/05/2024,Buy,ORCL,ORACLE,10,1,,-10`),
      ['date "13/05/2024" is not a date with the month first'],
      { field: 'date' },
    ],
    [exports(`${SCHWAB}\n05/13/2024,Buy,ORCL,ORACLE,10,1,"`), ['row 2', 'never closed'], { row: 2 }],
    [exports(`${SCHWAB}\n05/13/2024,Buy,ORCL,ORACLE,10,1,`), ['amount is empty'], { field: 'amount', value: '' }],
  ],
  INVALID_MONTH: [
    [rate({ month: 0 }), ['month 0'], { value: '0' }],
    [rate({ month: 13 }), ['month 13', '1 to 12'], { value: '13', example: '"month": 6' }],
    [rate({ month: -3, currency: 'XYZ' }), ['month -3'], { value: '-3' }],
  ],
  FX_RATE_NOT_FOUND: [
    [
      rate({ year: 2014, month: 1 }),
      ['"USD"', '2014-01', '2014-02', '2026-08'],
      { currency: 'USD', period: '2014-01' },
    ],
    [rate({ year: 2026, month: 9 }), ['USD', '2026-09', '2026-08']],
    [rate({ currency: 'hrk', year: 2023, month: 3 }), ['HRK', '2023-03', '2023-02'], { currency: 'HRK' }],
    [rate({ currency: 'GBP' }), ['GBP', 'pounds need no rate'], { period: '2024-03' }],
    [rate({ currency: 'GBX' }), ['GBX', 'divide by 100']],
    [rate({ currency: 'GBp' }), ['GBp', 'divide by 100']],
    [rate({ currency: 'STN' }), ['STN', 'no monthly rate']],
    [rate({ currency: 'DOGE' }), ['DOGE', 'unknown']],
  ],
  DISPOSAL_NOT_FOUND: [
    [explain({ disposal_date: '2024-05-02' }), ['VOD', '2024-05-02', '2024-05-01 (40)', '2024-06-03 (10)']],
    [explain({ ticker: 'abc' }), ['ABC was never sold', 'VOD'], { ticker: 'ABC', date: '2024-05-01' }],
    [explain({ cgt_content: HELD }), ['nothing was sold'], { ticker: 'VOD' }],
  ],
  SAME_DATE_SPLIT_AND_TRADE: [
    [
      report(HELD, '2024-05-01 SPLIT VOD RATIO 2', '2024-05-01 SELL VOD 40 @ 2'),
      ['line 3', 'VOD', 'SELL', '2024-05-01', 'before or after'],
      { line: 3, ticker: 'VOD', date: '2024-05-01' },
    ],
    [report('2024-01-15 BUY VOD 1 @ 1', '2024-01-15 UNSPLIT vod RATIO 2'), ['line 1', 'VOD', 'BUY'], { line: 1 }],
    [
      [
        'calculate_report',
        {
          cgt_content: [
            { date: '2024-05-01', action: 'SPLIT', ticker: 'A', ratio: '2' },
            { date: '2024-05-01', action: 'BUY', ticker: 'A', amount: '1', price: '1' },
          ],
        },
      ],
      ['transaction 2', 'A', '2024-05-01'],
      { transaction: 2 },
    ],
  ],
  DISPOSAL_BEFORE_2008: [
    [
      report('2007-01-02 BUY OLD 10 @ 1', '2008-04-05 SELL OLD 10 @ 2'),
      ['line 2', 'OLD', '2008-04-05', '6 April 2008', 'one BUY'],
      { line: 2, ticker: 'OLD', date: '2008-04-05' },
    ],
    [report('1999-01-02 BUY OLD 10 @ 1', '2001-01-02 SELL OLD 1 @ 2'), ['2001-01-02', '2008']],
  ],
  MISSING_FX_RATE: [
    [
      report(HELD, '2014-01-31 BUY AAPL 1 @ 500 USD'),
      ['line 2', 'USD', '2014-01', '2014-02', '2026-08', 'get_fx_rate', 'pounds'],
      { line: 2, currency: 'USD', month: '2014-01', ticker: 'AAPL', date: '2014-01-31' },
    ],
    [report('2023-03-01 BUY CRO 1 @ 5 HRK'), ['HRK', '2023-03', '2023-02'], { currency: 'HRK' }],
    [report('2024-03-01 BUY STP 1 @ 5 STN'), ['STN', '2024-03', 'no rate'], { currency: 'STN' }],
    [report(HELD, '2021-01-04 DIVIDEND LIB TOTAL 5 LRD'), ['LRD', '2021-01'], { month: '2021-01' }],
    // Nothing is guessed, so an amount of nothing needs its rate too.
    [report('2026-09-01 BUY VOD 1 @ 1 FEES 0 USD'), ['USD', '2026-09'], { line: 1 }],
    [
      ['explain_matching', { cgt_content: '2026-09-01 BUY V 1 @ 1 USD', disposal_date: '2026-09-02', ticker: 'V' }],
      ['USD', '2026-09'],
    ],
  ],
  RATIOS_TOO_LONG: [
    // 2^664 has 200 digits, 2^665 has 201.
    [
      report('2009-01-01 BUY VOD 100 @ 1', ...splits(665, '2')),
      ['with SPLIT VOD RATIO 2 on 2011-10-27', 'more than 200 digits', 'one BUY'],
      { line: 666, ticker: 'VOD', date: '2011-10-27', value: '2', limit_digits: 200 },
    ],
    [report('2009-01-01 BUY VOD 100 @ 1', ...splits(160, `1.${'3'.repeat(98)}`)), ['200 digits'], { line: 4 }],
    [report('2009-01-01 BUY VOD 1 @ 1', ...splits(20, '0.00000000000000000001')), ['SPLIT VOD'], { line: 11 }],
    // The first by date and not by line; what lies between is not looked at.
    [report(...splits(300, '9.9999999').toReversed(), '2009-01-01 SELL VOD 1 @ 1'), ['VOD'], { ticker: 'VOD' }],
  ],
  DISPOSAL_EXCEEDS_HOLDING: [
    [
      report(HELD, '2024-05-01 SELL VOD 101 @ 2'),
      ['VOD', '2024-05-01', '101', '100', 'BUY missing', 'SPLIT'],
      { ticker: 'VOD', date: '2024-05-01', value: '101', held: '100' },
    ],
    // A later purchase would cover the sale by TCGA 1992 s106A(5); on a long-only account it means a missing one.
    [report('2024-05-01 SELL VOD 10 @ 2', '2024-05-02 BUY VOD 10 @ 1'), ['10 VOD', 'is 0'], { held: '0' }],
    [report(HELD, '2024-05-01 BUY VOD 5 @ 1', '2024-05-01 SELL VOD 105.5 @ 2'), ['105.5', '105'], { held: '105' }],
  ],
  EVENT_WITHOUT_HOLDING: [
    [
      report('2024-05-20 RIGHTS VOD 20 @ 1'),
      ['RIGHTS', 'VOD', '2024-05-20', 'date', 'name'],
      { ticker: 'VOD', date: '2024-05-20', value: 'RIGHTS' },
    ],
  ],
  UNSPLIT_INDIVISIBLE: [
    [
      report(HELD, '2024-05-01 UNSPLIT VOD RATIO 3'),
      ['line 2', 'VOD', '2024-05-01', '100 are held', 'by 3', 'sell it first'],
      { line: 2, ticker: 'VOD', date: '2024-05-01', value: '3', held: '100' },
    ],
    [report(HELD, '2024-05-01 SPLIT VOD RATIO 2', '2024-05-01 UNSPLIT VOD RATIO 7'), ['200 are held'], { line: 3 }],
  ],
  CAPRETURN_EXCEEDS_COST: [
    [
      report(HELD, '2024-05-01 CAPRETURN VOD 100 TOTAL 105.01 FEES 5'),
      ['VOD', '2024-05-01', '100.01', '100.00', 's122(1)', 's122(4)'],
      { ticker: 'VOD', date: '2024-05-01', value: '100.01', cost: '100.00' },
    ],
    [report('2024-05-01 CAPRETURN VOD 100 TOTAL 0'), ['0.00', 'pool is empty', 'check its date'], { ticker: 'VOD' }],
    // The shares bought that day join the pool after the distribution has been taken off.
    [report('2024-05-01 BUY VOD 100 @ 5', '2024-05-01 CAPRETURN VOD 100 TOTAL 1'), ['cost of 0.00'], { value: '1.00' }],
  ],
  ACCUMULATION_WITHOUT_HOLDING: [
    [
      report('2024-05-01 ACCUMULATION FUND 100 TOTAL 0.01'),
      ['FUND', '2024-05-01', 'SELLs'],
      { ticker: 'FUND', date: '2024-05-01' },
    ],
    [
      report(HELD, '2024-04-30 SELL VOD 100 @ 2', '2024-05-01 ACCUMULATION VOD 100 TOTAL 9'),
      ['VOD'],
      { ticker: 'VOD' },
    ],
  ],
};

describe('a call or a history that cannot be worked out is refused', () => {
  it.each(refusalRows(CALLS))('%s', (_name, code, [tool, input], expected) =>
    expectRefusal(tool, input, code, expected),
  );
});
