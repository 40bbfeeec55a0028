import type { ContentCode } from './errors';
import { expectRefusal, refusalRows, type Expected } from './testing/expect-refusal';

type Cases<Sent> = readonly (readonly [sent: Sent, ...expected: Expected])[];

const BUY = { date: '2024-01-15', action: 'BUY', ticker: 'VOD', amount: '100', price: '1.20' };
const without = (item: Record<string, unknown>, field: string) => ({ ...item, [field]: undefined });
const SEVEN = ['BUY', 'SELL', 'DIVIDEND', 'ACCUMULATION', 'CAPRETURN', 'SPLIT', 'UNSPLIT'];

/** Lines of DSL text, each alone in its content. */
const LINES: Partial<Record<ContentCode, Cases<string>>> = {
  UNKNOWN_ACTION: [
    ['2024-01-15 SOLD VOD 5 @ 1.20', ['line 1', 'SOLD', 'did you mean SELL', ...SEVEN], { line: 1, value: 'SOLD' }],
    ['2024-01-15 bought VOD 5 @ 1.20', ['bought', 'did you mean BUY'], { value: 'bought' }],
    ['2024-01-15 REINVEST FUND 5 TOTAL 2', ['REINVEST', 'did you mean ACCUMULATION'], { line: 1 }],
    ['2024-01-15 CAP_RETURN FUND 5 TOTAL 2', ['CAP_RETURN', 'did you mean CAPRETURN'], { line: 1 }],
    ['2024-01-15 constructor VOD 5 @ 1', ['constructor', ...SEVEN], { value: 'constructor' }],
  ],
  INVALID_DATE: [
    ['2023-02-30 BUY VOD 1 @ 1', ['line 1', '2023-02-30', '01 to 28'], { line: 1, value: '2023-02-30' }],
    ['2023-02-29 BUY VOD 1 @ 1', ['2023-02-29', '01 to 28']],
    ['2024-02-30 BUY VOD 1 @ 1', ['2024-02-30', '01 to 29'], { example: '2024-02-29' }],
    ['2024-00-10 BUY VOD 1 @ 1', ['2024-00-10', '01 to 12']],
    ['2024-13-01 BUY VOD 1 @ 1', ['2024-13-01', '01 to 12']],
    ['1899-12-31 BUY VOD 1 @ 1', ['1899-12-31', '1900', '2100'], { value: '1899-12-31' }],
    ['2101-01-01 BUY VOD 1 @ 1', ['2101-01-01', '2100']],
  ],
  PARSE_ERROR: [
    ['15/01/2024 BUY VOD 100 @ 1.20', ['line 1', '15/01/2024', 'YYYY-MM-DD'], { line: 1, value: '15/01/2024' }],
    ['2024-1-5 BUY VOD 100 @ 1.20', ['2024-1-5', 'YYYY-MM-DD'], { value: '2024-1-5' }],
    ['2024-01-15T09:00 BUY VOD 1 @ 1', ['2024-01-15T09:00', 'YYYY-MM-DD']],
    ['BUY VOD 100 @ 1.20', ['"BUY"', 'YYYY-MM-DD'], { value: 'BUY' }],
    ['2024-01-15', ['action should follow'], { line: 1 }],
    ['2024-01-15 BUY', ['ticker should follow'], { line: 1 }],
    ['2024-01-15 BUY VOD .5 @ 1', ['quantity', '".5"'], { value: '.5' }],
    ['2024-01-15 BUY VOD 5. @ 1', ['quantity', '"5."'], { value: '5.' }],
    ['2024-01-15 BUY VOD 1,000 @ 1', ['quantity', '"1,000"', 'thousands'], { value: '1,000' }],
    ['2024-01-15 BUY VOD 1e5 @ 1', ['quantity', '"1e5"', 'exponent'], { value: '1e5' }],
    ['2024-01-15 BUY VOD 1 @ £1.20', ['price', '"£1.20"', 'three-letter code behind its number'], { value: '£1.20' }],
    ['2024-01-15 BUY VOD 1 @ 120p', ['price', '"120p"', 'pence are divided by 100'], { value: '120p' }],
    ['2024-01-15 BUY VOD 1 @ USD 120', ['price', '"USD"', 'behind its number'], { value: 'USD' }],
    ['2024-01-15 BUY VOD 1 @ 1.20 FEE 5', ['"FEE"', 'the word is "FEES"'], { value: 'FEE' }],
    ['2024-01-15 BUY VOD 1 @ 1.2.3', ['price', '"1.2.3"'], { value: '1.2.3' }],
    ['2024-01-15 BUY VOD ٣ @ 1', ['quantity', '"٣"'], { value: '٣' }],
    ['2024-01-15 BUY VOD 100 1.20', ['"1.20"', '"@"', '@ PRICE'], { value: '1.20' }],
    ['2024-01-15 BUY VOD 100', ['"@" should follow', '@ PRICE']],
    ['2024-01-15 BUY VOD 100 @', ['price should follow']],
    ['2024-05-01 DIVIDEND VOD 100 TOTAL 42', ['"100"', '"TOTAL"', 'DIVIDEND TICKER TOTAL'], { value: '100' }],
    ['2024-05-01 DIVIDEND VOD 42', ['"42"', '"TOTAL"'], { example: '2024-05-01 DIVIDEND VOD TOTAL 50 GBP TAX 0 GBP' }],
    ['2024-05-01 ACCUMULATION F TOTAL 1', ['"TOTAL"', 'quantity'], { value: 'TOTAL' }],
    ['2024-05-01 CAPRETURN F 10 5', ['"5"', '"TOTAL"'], { value: '5' }],
    ['2024-05-01 SPLIT VOD 10', ['"10"', '"RATIO"'], { value: '10' }],
    ['2024-05-01 SPLIT VOD RATIO', ['ratio should follow']],
    ['2024-01-15 BUY VOD 1 @ 1 USD EUR', ['"EUR"', 'left over'], { value: 'EUR' }],
    ['2024-01-15 BUY VOD 1 @ 1 FEES 2 TAX 3', ['"TAX 3"', 'left over'], { value: 'TAX 3' }],
    ['2024-01-15 BUY VOD 1 @ 1 US', ['"US"', 'left over'], { value: 'US' }],
    ['2024-01-15 BUY VOD 1 @ 1 FEES', ['fees should follow']],
    ['2024-05-01 SPLIT VOD RATIO 2 for 1', ['"for 1"', 'left over'], { value: 'for 1' }],
  ],
  INVALID_TICKER: [
    ['2024-01-15 BUY BRK.B 2 @ 360 USD', ['line 1', '"BRK.B"', 'letters and digits'], { value: 'BRK.B' }],
    ['2024-01-15 BUY RDS-A 2 @ 20', ['"RDS-A"'], { example: 'BRKB' }],
    ['2024-01-15 BUY ÄPFEL 2 @ 20', ['"ÄPFEL"'], { value: 'ÄPFEL' }],
    ['2024-01-15 BUY АСМЕ 2 @ 20', ['"АСМЕ"'], { line: 1 }],
    ['2024-01-15 BUY @ 2 @ 20', ['"@"'], { value: '@' }],
  ],
  INVALID_CURRENCY: [
    ['2024-01-15 BUY VOD 1 @ 120 GBX', ['line 1', '"GBX"', 'divide'], { value: 'GBX' }],
    ['2024-01-15 BUY VOD 1 @ 120 gbx', ['"gbx"', 'divide'], { value: 'gbx' }],
    ['2024-01-15 BUY VOD 1 @ 120 GBp', ['"GBp"', '100'], { value: 'GBp', example: 'USD' }],
    ['2024-01-15 BUY VOD 1 @ 1 FEES 2 XYZ', ['"XYZ"', 'ISO'], { value: 'XYZ' }],
    ['2024-05-01 DIVIDEND VOD TOTAL 5 TAX 1 ABC', ['"ABC"'], { line: 1, value: 'ABC' }],
  ],
  AMOUNT_NOT_POSITIVE: [
    [
      '2024-06-20 SELL VOD -5 @ 1',
      ['line 1', 'SELL quantity -5', 'must be positive', 'SELL'],
      { line: 1, value: '-5' },
    ],
    ['2024-06-20 BUY VOD 0 @ 1', ['BUY quantity 0', 'must be positive'], { value: '0' }],
    ['2024-06-20 BUY VOD 0.00 @ 1', ['quantity 0.00'], { value: '0.00' }],
    ['2024-06-20 BUY VOD +5 @ 1', ['quantity +5'], { value: '+5' }],
    ['2024-06-20 BUY VOD -0 @ 1', ['quantity -0'], { value: '-0' }],
    ['2024-06-20 BUY VOD 1 @ -1.20', ['price -1.20', 'must be positive'], { value: '-1.20' }],
    ['2024-06-20 BUY VOD 1 @ 1 FEES -2 USD', ['fees -2'], { field: 'fees', value: '-2' }],
    ['2024-06-20 DIVIDEND VOD TOTAL -3', ['DIVIDEND total -3'], { value: '-3' }],
    ['2024-06-20 DIVIDEND VOD TOTAL 3 TAX -1', ['tax -1'], { value: '-1' }],
    ['2024-06-20 ACCUMULATION F 0 TOTAL 3', ['ACCUMULATION quantity 0'], { value: '0' }],
    ['2024-06-20 CAPRETURN F 0 TOTAL 3', ['CAPRETURN quantity 0'], { value: '0' }],
    ['2024-06-20 SPLIT VOD RATIO 0', ['SPLIT ratio 0'], { field: 'ratio', value: '0' }],
    ['2024-06-20 UNSPLIT VOD RATIO -2', ['UNSPLIT ratio -2'], { field: 'ratio', value: '-2' }],
  ],
  UNSPLIT_RATIO_NOT_INTEGER: [
    [
      '2024-06-20 UNSPLIT VOD RATIO 2.5',
      ['line 1', 'VOD', '2.5', 'SPLIT takes decimals'],
      { ticker: 'VOD', value: '2.5' },
    ],
    ['2024-06-20 UNSPLIT vod RATIO 0.1', ['VOD', '0.1'], { ticker: 'VOD', example: 'UNSPLIT VOD RATIO 10' }],
  ],
};

/** Items of a JSON array, each alone in it. */
const ITEMS: Partial<Record<ContentCode, Cases<unknown>>> = {
  INVALID_JSON: [
    [1, ['item 1', 'object'], { transaction: 1 }],
    ['2024-01-15 BUY VOD 1 @ 1', ['item 1', 'object']],
    [null, ['item 1', 'null']],
    [[BUY], ['item 1', 'array']],
    [{ ...BUY, type: 'SELL' }, ['action "BUY"', 'type "SELL"'], { transaction: 1 }],
    [{ ...BUY, quantity: '101' }, ['amount "100"', 'quantity "101"'], { field: 'amount' }],
    [{ ...BUY, currency: 'USD' }, ['currency', '"USD"', 'price is in GBP'], { field: 'currency', value: 'USD' }],
  ],
  MISSING_FIELD: [
    [{}, ['transaction 1', 'missing', 'date, action'], { transaction: 1 }],
    [without(BUY, 'date'), ['date is missing', 'BUY needs'], { field: 'date' }],
    [{ action: 'dividend', ticker: 'V', total_value: '5' }, ['date is missing', 'DIVIDEND needs'], { field: 'date' }],
    [without(BUY, 'action'), ['action is missing'], { field: 'action' }],
    [without(BUY, 'ticker'), ['ticker is missing'], { field: 'ticker' }],
    [without(BUY, 'amount'), ['amount is missing'], { field: 'amount' }],
    [{ ...BUY, amount: null }, ['amount is missing'], { field: 'amount' }],
    [without(BUY, 'price'), ['price is missing', 'BUY needs date, action, ticker, amount, price'], { field: 'price' }],
    [{ ...without(BUY, 'price'), action: 'SELL' }, ['price is missing', 'SELL needs'], { transaction: 1 }],
    [{ ...BUY, price: { currency: 'USD' } }, ['price.amount is missing'], { field: 'price.amount' }],
    [{ ...BUY, action: 'DIVIDEND' }, ['total_value is missing', 'DIVIDEND needs'], { field: 'total_value' }],
    [{ ...BUY, action: 'ACCUMULATION' }, ['total_value is missing'], { field: 'total_value' }],
    [{ ...without(BUY, 'amount'), action: 'CAPRETURN', total_value: '1' }, ['amount is missing'], { field: 'amount' }],
    [{ ...BUY, action: 'SPLIT' }, ['ratio is missing', 'SPLIT needs date, action, ticker, ratio'], { field: 'ratio' }],
    [{ ...BUY, action: 'UNSPLIT' }, ['ratio is missing'], { field: 'ratio' }],
  ],
  MISSING_CURRENCY: [
    [{ ...BUY, price: { amount: '150' } }, ['transaction 1', 'price', 'currency', 'plain string'], { field: 'price' }],
    [{ ...BUY, fees: { amount: '0' } }, ['fees', 'currency', 'plain string', 'GBP'], { field: 'fees' }],
    [{ ...BUY, fees: { amount: '5', currency: null } }, ['fees', 'currency'], { field: 'fees' }],
    [{ ...BUY, fees: { amount: '5', currency: '' } }, ['fees', 'currency'], { transaction: 1 }],
    [{ ...BUY, action: 'DIVIDEND', total_value: { amount: '5' } }, ['total_value'], { field: 'total_value' }],
  ],
  UNKNOWN_ACTION: [
    [{ ...BUY, action: 'PURCHASE' }, ['transaction 1', 'PURCHASE', 'did you mean BUY', ...SEVEN], { transaction: 1 }],
    [{ ...without(BUY, 'action'), type: 'transfer' }, ['transfer', ...SEVEN], { value: 'transfer' }],
  ],
  INVALID_DATE: [[{ ...BUY, date: '2023-02-30' }, ['transaction 1', '2023-02-30', '01 to 28'], { transaction: 1 }]],
  PARSE_ERROR: [
    [{ ...BUY, date: '15/01/2024' }, ['transaction 1', '15/01/2024', 'YYYY-MM-DD'], { value: '15/01/2024' }],
    [{ ...BUY, date: 20240115 }, ['date is 20240115'], { field: 'date', value: '20240115' }],
    [{ ...BUY, amount: '1,000' }, ['amount', '"1,000"'], { value: '1,000' }],
    [{ ...BUY, amount: '' }, ['amount', '""'], { value: '' }],
    [{ ...BUY, amount: 1e21 }, ['amount is 1e+21'], { field: 'amount' }],
    [{ ...BUY, amount: true }, ['amount is true'], { field: 'amount', value: 'true' }],
    [{ ...BUY, amount: { toString: 1 } }, ['amount is an object'], { field: 'amount', value: 'an object' }],
    [{ ...BUY, price: ['1.20'] }, ['price is an array'], { field: 'price' }],
    [{ ...BUY, price: '1.20 USD' }, ['price', '"1.20 USD"'], { value: '1.20 USD' }],
    [{ ...BUY, price: { amount: '1', currency: 840 } }, ['price.currency is 840'], { field: 'price.currency' }],
    [{ ...BUY, ticker: 5 }, ['ticker is 5'], { field: 'ticker' }],
  ],
  INVALID_TICKER: [[{ ...BUY, ticker: 'BRK.B' }, ['transaction 1', '"BRK.B"'], { transaction: 1, value: 'BRK.B' }]],
  INVALID_CURRENCY: [
    [{ ...BUY, price: { amount: '120', currency: 'GBX' } }, ['transaction 1', '"GBX"', 'divide'], { value: 'GBX' }],
    [{ ...BUY, price: { amount: '120', currency: 'GBp' } }, ['"GBp"', 'divide'], { transaction: 1 }],
    // Pence named beside the price are a hundredth of the pounds that a plain string means.
    [{ ...BUY, price: '120', currency: 'GBp' }, ['"GBp"', 'divide'], { value: 'GBp' }],
    [{ ...BUY, price: '120', currency: 'GBX' }, ['"GBX"', 'divide'], { value: 'GBX' }],
  ],
  AMOUNT_NOT_POSITIVE: [
    [{ ...BUY, amount: -5 }, ['transaction 1', 'BUY amount -5', 'must be positive'], { transaction: 1, value: '-5' }],
    [{ ...BUY, amount: 0 }, ['BUY amount 0'], { field: 'amount', value: '0' }],
    [{ ...without(BUY, 'amount'), quantity: '-0.5' }, ['quantity -0.5'], { field: 'quantity' }],
    [{ ...BUY, price: { amount: '-1', currency: 'USD' } }, ['price -1'], { field: 'price', value: '-1' }],
  ],
  UNSPLIT_RATIO_NOT_INTEGER: [
    [{ ...BUY, action: 'unsplit', ratio: 2.5 }, ['transaction 1', 'VOD', '2.5'], { transaction: 1, ticker: 'VOD' }],
  ],
};

describe('a line that cannot be read is refused', () => {
  it.each(refusalRows(LINES))('%s', (_name, code, cgt_content, expected) =>
    expectRefusal('parse_transactions', { cgt_content }, code, expected),
  );
});

describe('an item that cannot be read is refused, as a value and as text', () => {
  it.each(refusalRows(ITEMS))('%s', async (_name, code, item, expected) => {
    await expectRefusal('parse_transactions', { cgt_content: [item] }, code, expected);
    await expectRefusal('parse_transactions', { cgt_content: JSON.stringify([item]) }, code, expected);
  });
});
