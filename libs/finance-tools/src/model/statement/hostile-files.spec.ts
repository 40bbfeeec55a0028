import { strToU8, zipSync } from 'fflate';

import { readFile, refusalOf, rowsOf } from '../../testing/read-statements-of';
import { rowOf, workbookOf } from '../../testing/workbooks';

const HEADER = 'Date,Description,Amount\n';
const GOOD = '2025-01-13,Shop,-1.00\n';

describe('a file that no statement is', () => {
  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'UNKNOWN_FORMAT', 'PNG'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'UNKNOWN_FORMAT', 'XLS'],
    ['a text document', Buffer.from(zipSync({ 'word/document.xml': strToU8('<w/>') })), 'UNKNOWN_FORMAT', 'DOCX'],
    ['an encrypted text', Buffer.from('-----BEGIN PGP MESSAGE-----\n\nhQEMA'), 'UNKNOWN_FORMAT', 'encrypted'],
    [
      'a payment order',
      Buffer.from('<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"/>'),
      'UNKNOWN_FORMAT',
      'pain',
    ],
    [
      'a web page without a table',
      Buffer.from('<!DOCTYPE html><html><body>Log in</body></html>'),
      'UNKNOWN_FORMAT',
      'web page',
    ],
    ['half a zip', Buffer.from(zipSync({ 'a.csv': strToU8(HEADER + GOOD) })).subarray(0, 60), 'BROKEN', 'archive'],
    ['a zip in a zip', Buffer.from(zipSync({ 'a.zip': zipSync({ 'a.csv': strToU8(GOOD) }) })), 'UNKNOWN_FORMAT', 'zip'],
    ['nothing', Buffer.alloc(0), 'EMPTY', 'nothing'],
    ['a mark alone', Buffer.from('\ufeff'), 'EMPTY', 'nothing'],
  ])('%s is refused by its name', (_name, bytes, reason, found) => {
    expect(refusalOf(bytes)).toMatchObject({ reason, found: expect.stringContaining(found) });
  });
});

describe('a bomb', () => {
  it('is refused by the size that it declares', () => {
    const bytes = zipSync({ 'a.csv': new Uint8Array(120 * 1_048_576) }, { level: 9 });
    expect(bytes.length).toBeLessThan(1_048_576);
    expect(refusalOf(bytes)).toMatchObject({ reason: 'TOO_LARGE' });
  });

  it('is refused by the size that it has', () => {
    const bytes = zipSync({ 'a.csv': new Uint8Array(20 * 1_048_576) }, { level: 9 });
    const lying = Buffer.from(bytes);
    const central = lying.lastIndexOf(Buffer.from('504b0102', 'hex'));
    lying.writeUInt32LE(1_000, central + 24);
    expect(refusalOf(lying)).toMatchObject({
      reason: 'BROKEN',
      place: 'a.csv',
      found: expect.stringContaining('more than it declares'),
    });
  });
});

describe('an archive', () => {
  it.each([0, 6] as const)('whose bytes changed on the way is refused (level %i)', (level) => {
    const bytes = Buffer.from(zipSync({ 'a.csv': strToU8(HEADER + GOOD) }, { level }));
    const central = bytes.lastIndexOf(Buffer.from('504b0102', 'hex'));
    bytes.writeUInt32LE((bytes.readUInt32LE(central + 16) ^ 1) >>> 0, central + 16);
    expect(refusalOf(bytes)).toMatchObject({ reason: 'BROKEN', place: 'a.csv' });
  });

  it('with the separator of Windows in its names leaves out what macOS adds', () => {
    const bytes = zipSync({ 'bank\\a.csv': strToU8(HEADER + GOOD), '__MACOSX\\bank\\._a.csv': strToU8('x') });
    expect(rowsOf(bytes)).toEqual(['2025-01-13 -1.00 Shop']);
  });
});

describe('a web page', () => {
  const page = (rows: string) =>
    Buffer.from(`<table><tr><th>Datum</th><th>Text</th><th>Betrag</th></tr>${rows}</table>`);

  it('has blank cells where one above reaches down, and counts its amount once', () => {
    const rows = '<tr><td rowspan=2>02.01.2025</td><td>Shop</td><td rowspan=2>-5,00</td></tr><tr><td>Bern</td></tr>';
    expect(rowsOf(page(rows))).toEqual(['2025-01-02 -5.00 Shop Bern']);
  });

  it('says that an amount beside a day from above cannot be read', () => {
    const rows = '<tr><td rowspan=2>02.01.2025</td><td>A</td><td>-5,00</td></tr><tr><td>B</td><td>-6,00</td></tr>';
    expect(readFile(page(rows)).summary.errors).toEqual([{ row: 2, message: 'date: there is none' }]);
  });
});

describe('a workbook', () => {
  const SHEET = rowOf(['Fecha', 'Concepto', 'Importe'], 1) + rowOf([{ day: 45_688 }, 'Renta', -150.3], 2);

  it('with a great many empty rows is read', () => {
    const empty = Array.from({ length: 200_000 }, (_, index) => `<row r="${index + 3}"/>`).join('');
    expect(rowsOf(workbookOf({ Datos: SHEET + empty }))).toEqual(['2025-01-31 -150.30 Renta']);
  });

  it('with two tables asks for the sheet, and takes the answer', () => {
    const bytes = workbookOf({ Enero: SHEET, Notas: rowOf(['hola'], 1), Febrero: SHEET.replace('Renta', 'Luz') });
    const [question] = readFile(bytes).summary.questions;
    expect(question).toMatchObject({
      about: 'sheet',
      candidates: [{ answer: { mapping: { sheet: 'Enero' } } }, { answer: { mapping: { sheet: 'Febrero' } } }],
    });
    expect(rowsOf(bytes, 'EUR', { mapping: { sheet: 'Febrero' } })).toEqual(['2025-01-31 -150.30 Luz']);
    expect(refusalOf(bytes, 'EUR', { mapping: { sheet: 'Marzo' } })).toMatchObject({ reason: 'MAPPING' });
  });

  it('counts from another epoch, and rounds what is stored as a binary fraction', () => {
    const sheet =
      rowOf(['Fecha', 'Concepto', 'Importe'], 1) + rowOf([{ day: 44_226 }, 'Renta', -3849.4999999999995], 2);
    expect(rowsOf(workbookOf({ Datos: sheet }, true))).toEqual(['2025-01-31 -3849.50 Renta']);
  });
});

describe('a table', () => {
  it.each([
    ['10,000 columns', HEADER + GOOD.trim() + ',x'.repeat(10_000), 'TOO_LARGE'],
    ['a cell of 5 MB', `${HEADER}2025-01-13,${'x'.repeat(5_000_000)},-1.00\n${GOOD}`, 'TOO_LARGE'],
    ['ten million separators', HEADER + ';'.repeat(10_000_000), 'TOO_LARGE'],
    ['a quotation that is never closed', `${HEADER}2025-01-13,"Shop,-1.00\n${GOOD.repeat(40_000)}`, 'BROKEN'],
    [
      'balances alone',
      'Datum;Text;Betrag;Saldo\n01.01.2025;Anfangssaldo;;100,00\n31.01.2025;Endsaldo;;100,00\n',
      'NO_ENTRIES',
    ],
    ['NUL alone', '\0'.repeat(1_000), 'EMPTY'],
  ])('with %s is refused', (_name, content, reason) => {
    expect(refusalOf(Buffer.from(content))).toMatchObject({ reason });
  });

  it.each([
    ['a quotation that is never closed', '2025-01-31,"w,1.00\n', 'BROKEN', 'a quotation mark is opened and not closed'],
    ['a cell of 600 KB', `2025-01-31,${'w'.repeat(600_000)},1.00\n`, 'TOO_LARGE', 'the row is longer than 256 KiB'],
    [
      'a quoted cell of 300 KB',
      `2025-01-31,"${'w '.repeat(150_000)}",1\n`,
      'TOO_LARGE',
      'the row is longer than 256 KiB',
    ],
    ['600 KB of separators', `${','.repeat(600_000)}1.00\n`, 'TOO_LARGE', 'the row is longer than 256 KiB'],
  ])('with %s behind entries is refused with its line, whatever follows', (_name, line, reason, found) => {
    for (const after of ['', GOOD, GOOD.repeat(20_000)]) {
      const refusal = refusalOf(Buffer.from(HEADER + GOOD.repeat(20) + line + after));
      expect(refusal).toMatchObject({ reason, place: 'line 22', found: expect.stringContaining(found) });
    }
  });

  it.each([
    ['2025-02-31,Ghost,-2.00', 'date'],
    ['2025-01-14,Ghost,1e9', 'amount'],
    ['2025-01-14,Ghost,12 %', 'amount'],
    ['2025-01-14,Ghost,--5', 'amount'],
    ['2025-01-14,Ghost,9999999999999999', 'amount'],
    ['2025-01-14,NUL \0,-2.00', 'description'],
    [`2025-01-14,${'x'.repeat(2_001)},-2.00`, 'description'],
    ['2025-01-14,,-2.00', 'description'],
  ])('leaves out the line %j and says why', (line, field) => {
    const { summary, entries } = readFile(Buffer.from(`${HEADER}${line}\n${GOOD}`));
    expect(summary.errors).toEqual([{ row: 1, message: expect.stringMatching(new RegExp(`^${field}`)) }]);
    expect(entries).toHaveLength(1);
  });

  it('leaves out halves of pairs in a text that was sent as such', () => {
    expect(readFile(`${HEADER}2025-01-14,half \ud83d,-2.00\n${GOOD}`).summary.invalidCount).toBe(1);
  });

  it('drops what steers a display, raw included', () => {
    const { entries } = readFile(Buffer.from(`${HEADER}2025-01-13,\u202eevil\u0007 shop\u200f,-1.00\n`));
    expect(entries[0]).toMatchObject({
      description: 'evil shop',
      raw: '{"Date":"2025-01-13","Description":"evil shop","Amount":"-1.00"}',
    });
  });

  it('of one long line is refused in no time', () => {
    expect(refusalOf(Buffer.from('x'.repeat(10_000_000)))).toMatchObject({ reason: 'TOO_LARGE' });
  });
});

it('reads UTF-8 in which a character was cut, and never gives its remains', () => {
  const bytes = Buffer.concat([
    Buffer.from(`${HEADER}2025-01-13,Müller Bäcker Größe Übung ä`),
    Buffer.from([0xc3]),
    Buffer.from(',-1.00\n'),
  ]);
  expect(rowsOf(bytes)).toEqual(['2025-01-13 -1.00 Müller Bäcker Größe Übung ä']);
});

it('leaves securities out and counts them', () => {
  const ofx = `<OFX><INVSTMTRS><CURDEF>USD<INVACCTFROM><BROKERID>B<ACCTID>1</INVACCTFROM><INVTRANLIST>
<BUYSTOCK><INVBUY><INVTRAN><FITID>1<DTTRADE>20250110</INVTRAN><UNITS>10<UNITPRICE>5</INVBUY></BUYSTOCK>
<INVBANKTRAN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20250111<TRNAMT>50.00<FITID>2<NAME>Deposit</STMTTRN></INVBANKTRAN></INVTRANLIST></INVSTMTRS></OFX>`;
  const { summary, entries } = readFile(ofx, 'USD');
  expect(summary).toMatchObject({ leftOutCounts: { trade: 1 }, accounts: [{ number: 'B/1' }] });
  expect(entries).toMatchObject([{ amount: '50.00', description: 'Deposit', externalId: '2' }]);
});
