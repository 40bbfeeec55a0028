import type { ContentCode } from './errors';
import { expectRefusal, refusalRows } from './testing/expect-refusal';
import { explain, type Call, type Cases } from './testing/refused-calls';

const LINE = '2024-01-15 BUY VOD 1 @ 1';
const content = (cgt_content: unknown): Call => ['parse_transactions', { cgt_content }];

/** Codes of the content as a whole, and of arguments that share a code with it. */
const CONTENTS: Partial<Record<ContentCode, Cases>> = {
  NO_TRANSACTIONS: [
    [
      ['calculate_report', { cgt_content: '' }],
      ['no transaction', 'at least one BUY'],
    ],
    [['calculate_report', { cgt_content: ' \t\r\n# only a comment\n\n' }], ['only blanks and comments']],
    [['calculate_report', { cgt_content: [] }], ['at least one BUY'], { example: '2024-01-15 BUY VOD 100 @ 1.20 GBP' }],
    [['convert_to_dsl', { cgt_content: '[]' }], ['at least one BUY']],
    [explain({ cgt_content: '#' }), ['at least one BUY']],
  ],
  INVALID_JSON: [
    [content('[{"date": "2024-01-15"},]'), ['line 1, column 25', '"]"', 'commas'], { json_line: 1, json_column: 25 }],
    [content('\n [\n  {"date": 2024-01-15}\n]'), ['line 3, column 12', 'strings'], { json_line: 3, json_column: 12 }],
    [content('['), ['line 1, column 2', 'too early']],
    [content('[{"a": 1}'), ['too early'], { json_column: 10 }],
    [content("[{'date': '2024-01-15'}]"), ['column 3', 'quotes']],
    [content('[Infinity]'), ['column 2']],
    [content('{"date": "2024-01-15", "action": "BUY"}'), ['an object', 'wrap', 'array']],
    [content({ date: '2024-01-15', action: 'BUY' }), ['an object', 'wrap', 'array']],
    [content('{not json'), ['column 2']],
    [content('['.repeat(33)), ['deeper than 32 levels', 'line 1, column 33'], { json_column: 33 }],
    [
      content([{ date: LINE.slice(0, 10), action: 'SPLIT', ticker: 'A', ratio: '2' }, 7]),
      ['item 2'],
      { transaction: 2 },
    ],
  ],
  INVALID_DATE: [
    [explain({ disposal_date: '2023-02-30' }), ['2023-02-30', '01 to 28'], { date: '2023-02-30' }],
    [explain({ disposal_date: '1899-12-31' }), ['1899-12-31', '1900'], { field: 'disposal_date' }],
  ],
  INVALID_TICKER: [
    [explain({ ticker: 'BRK.B' }), ['"BRK.B"', 'letters and digits'], { field: 'ticker' }],
    [explain({ ticker: 'A'.repeat(101) }), ['at most 100'], { field: 'ticker' }],
    [content(`2024-01-15 BUY ${'A'.repeat(101)} 1 @ 1`), ['101 characters', 'at most 100'], { line: 1 }],
    [content([{ date: '2024-01-15', action: 'BUY', ticker: 'A'.repeat(5_000), amount: '1', price: '1' }]), ['5000']],
  ],
};

describe('content that is no list of transactions is refused', () => {
  it.each(refusalRows(CONTENTS))('%s', (_name, code, [tool, input], expected) =>
    expectRefusal(tool, input, code, expected),
  );
});
