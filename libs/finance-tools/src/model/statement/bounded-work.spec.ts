import { countOperations, shortOrLong } from '@bursar/acceptance';
import fc, { type Arbitrary } from 'fast-check';

import { readFile } from '../../testing/read-statements-of';
import { RefusedStatement } from './refused-statement';

const noise = fc.string({ unit: 'binary', maxLength: 30 });
const day = fc.constantFrom('2025-01-10', '10.01.2025', '01/10/25', '20250110', '2025-13-45', '99999999', '');
const amount = fc.constantFrom('-4.50', '1.234,56', "1'000.00", '0', '1e9', '--5', '(3.20)', '9'.repeat(60), '');
const word = fc.oneof(fc.constantFrom('Shop', 'Saldo', 'Total', 'REF-1', 'x'.repeat(300), '=1+1'), noise);

/** Parts again and again, in the order in which they were drawn: what grows faster than its input shows. */
function repeated(part: Arbitrary<string>): Arbitrary<string> {
  return fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 120 }))
    .map(([parts, times]) => parts.join('').repeat(times));
}

const quotation = fc.constantFrom('"', '""', '";"', '"\n', "'");
const cell = fc.oneof(
  { weight: 3, arbitrary: day },
  { weight: 3, arbitrary: amount },
  { weight: 3, arbitrary: word },
  { weight: 1, arbitrary: quotation },
);
const header = fc.constantFrom(
  'Date,Description,Amount\n',
  'Datum;Text;Betrag;Saldo\n',
  'Fecha\tConcepto\tCargo\tAbono\n',
  'Date,Date,Amount,Amount,Balance,Currency\n',
  '',
);
const csv = fc
  .tuple(header, fc.constantFrom(',', ';', '\t', '|'), fc.constantFrom('\n', '\r\n', '\r'))
  .chain(([head, separator, end]) =>
    repeated(fc.array(cell, { maxLength: 9 }).map((cells) => cells.join(separator) + end)).map((rows) => head + rows),
  );

const element = fc.oneof(
  fc.constantFrom('<STMTTRN>', '</STMTTRN>', '<BANKTRANLIST>', '</BANKTRANLIST>', '<STMTRS>', '</OFX>', '<A>', '</A>'),
  fc.constantFrom('<TRNTYPE>DEBIT', '<CURDEF>CHF', '<ACCTID>1', '<FITID>1', '<LEDGERBAL><BALAMT>1<DTASOF>20250131'),
  fc.constantFrom('&amp;', '&#x41;', '&a;', '<!--', '-->', '<![CDATA[', ']]>', '<', '<?x', '\n'),
  day.map((text) => `<DTPOSTED>${text}`),
  amount.map((text) => `<TRNAMT>${text}`),
  word.map((text) => `<NAME>${text}`),
  noise,
);
const entry = fc
  .tuple(day, amount, word)
  .map(([on, of, name]) => `<STMTTRN><DTPOSTED>${on}<TRNAMT>${of}<FITID>1<NAME>${name}</STMTTRN>`);
const ofx = fc
  .tuple(
    fc.constantFrom('OFXHEADER:100\nDATA:OFXSGML\n\n', '<?xml version="1.0"?>', ''),
    repeated(fc.oneof(element, entry)),
  )
  .map(([start, body]) => `${start}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>${body}`);

/** Blocks of code that a character may cost, and what reading costs whatever is read. */
const OPERATIONS = { aCharacter: 400, atMost: 500_000 };
/** What an answer may add to what was sent: names of columns, questions, and each entry with its raw line. */
const ANSWER = { aCharacter: 12, atMost: 30_000 };

const MANY = shortOrLong(1, 20);

const counter = countOperations();
afterAll(() => counter.close());

it.each([
  ['CSV', csv],
  ['OFX', ofx],
])('work and answer are bounded by a multiple of the size of %s, whatever it holds', async (_name, files) => {
  await fc.assert(
    fc.asyncProperty(files, async (content) => {
      let read: unknown;
      const operations = await counter.count(() => {
        read = readOrRefused(content);
      });
      expect(operations).toBeLessThan(OPERATIONS.aCharacter * content.length + OPERATIONS.atMost);
      expect(JSON.stringify(read).length).toBeLessThan(ANSWER.aCharacter * content.length + ANSWER.atMost);
    }),
    { numRuns: 25 * MANY },
  );
});

it('each of five hundred lines without a day costs what one of fifty does', async () => {
  const couple = '2025-01-10,-4.50,-4.50,-4.50\n,-4.50,-4.50,-4.50\n\n';
  const [few, many] = [
    await counter.count(() => readOrRefused(couple.repeat(50))),
    await counter.count(() => readOrRefused(couple.repeat(500))),
  ];
  expect(many).toBeLessThan(11 * few);
});

function readOrRefused(content: string): unknown {
  try {
    return readFile(content);
  } catch (error) {
    if (error instanceof RefusedStatement) return error.refusal;
    throw error;
  }
}
