import fc from 'fast-check';

import { readStatement } from '../../testing/read-statement';
import { decodeStatement } from './decode-statement';
import { UnreadableStatement } from './unreadable-statement';

const sgml = (entries: string, currency = 'CHF') =>
  `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>${currency}<BANKACCTFROM><ACCTID>77` +
  `</BANKACCTFROM><BANKTRANLIST><DTSTART>20250101${entries}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const xml = (entries: string) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS>' +
  `<CCSTMTRS><CURDEF>CHF</CURDEF><BANKTRANLIST>${entries}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;
const entry = (fields: string) => `<STMTTRN><TRNTYPE>DEBIT${fields}</STMTTRN>`;

describe('an OFX statement', () => {
  const coffee = {
    row: 1,
    bookedAt: '2025-01-10T12:00:01',
    amount: '-12.30',
    description: 'Coffee & Co card 12',
    category: null,
    externalId: 'F1',
  };

  it('in SGML closes its aggregates only', () => {
    const fields =
      '<DTPOSTED>20250110120001.123[-5:EST]\n<TRNAMT>-12,30\n<FITID>F1<NAME>Coffee &amp; Co\n<MEMO>card  12\n';
    expect(readStatement(sgml(entry(fields)))).toEqual([coffee]);
    expect(readStatement(sgml(entry(`${fields}<CHECKNUM>\n`).toLowerCase()))).toMatchObject([{ amount: '-12.30' }]);
  });

  it('in XML closes everything, and has entities and sections of text', () => {
    const fields =
      '<DTPOSTED>20250110120001</DTPOSTED><TRNAMT>-12.30</TRNAMT><FITID>F1</FITID>' +
      '<NAME>Coffee &#38; Co</NAME><MEMO><![CDATA[card 12]]></MEMO>';
    expect(readStatement(xml(entry(fields)))).toEqual([coffee]);
  });

  it.each([
    ['<NAME>Baker', 'Baker'],
    ['<MEMO>Baker', 'Baker'],
    ['<NAME>Baker<MEMO>Baker', 'Baker'],
    ['<NAME>Baker<MEMO>bread', 'Baker bread'],
    ['<PAYEE><NAME>Baker<CITY>Bern</PAYEE>', 'Baker'],
    ['<NAME>AT&T &amp;&nbsp;&lt;x&gt;', 'AT&T & <x>'],
  ])('describes %s as %s', (names, description) => {
    expect(readStatement(sgml(entry(`<DTPOSTED>20250110<TRNAMT>1${names}`)))).toMatchObject([{ description }]);
  });

  it.each([
    ['<DTPOSTED>20250230<TRNAMT>1<NAME>x', 'DTPOSTED: "20250230" is not a day that exists'],
    ['<TRNAMT>1<NAME>x', 'DTPOSTED: "" is not a day that exists'],
    ['<DTPOSTED>20250110<TRNAMT>one<NAME>x', 'TRNAMT: "one" cannot be read'],
    ['<DTPOSTED>20250110<TRNAMT>1', 'description: there is none'],
    ['<DTPOSTED>20250110<TRNAMT>1<NAME>x<CURRENCY><CURSYM>USD</CURRENCY>', expect.stringContaining('CURSYM: "USD"')],
  ])('has an invalid entry where it says %s', (fields, message) => {
    expect(readStatement(sgml(entry(fields) + entry('<DTPOSTED>20250110<TRNAMT>1<NAME>y')))).toEqual([
      { row: 1, message },
      expect.objectContaining({ row: 2, description: 'y' }),
    ]);
  });

  it('takes the original currency of an entry for a remark', () => {
    const fields = '<DTPOSTED>20250110<TRNAMT>1<NAME>x<ORIGCURRENCY><CURSYM>USD</ORIGCURRENCY>';
    expect(readStatement(sgml(entry(fields)))).toMatchObject([{ amount: '1.00' }]);
  });

  it('in another currency than the account is refused', () => {
    expect(() => readStatement(sgml(entry('<DTPOSTED>20250110<TRNAMT>1<NAME>x'), 'USD'))).toThrow('CURDEF');
  });
});

describe('a hostile OFX statement', () => {
  it('that declares entities is refused', () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE OFX [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>' +
      `<OFX>${entry('<NAME>&b;</NAME>')}</OFX>`;
    expect(() => readStatement(bomb)).toThrow('declares entities');
    const external =
      '<?xml version="1.0"?><!DOCTYPE OFX [<!ENTITY x SYSTEM "file:///etc/passwd">]><OFX><STMTTRN></OFX>';
    expect(() => readStatement(external)).toThrow('declares entities');
    expect(() => readStatement('<OFX><!ENTITY a "b"><STMTTRN></STMTTRN></OFX>')).toThrow('declares entities');
  });

  it('that breaks off inside an entry is refused', () => {
    expect(() =>
      readStatement(sgml('<STMTTRN><DTPOSTED>20250110<TRNAMT>-12').split('</BANKTRANLIST')[0] ?? ''),
    ).toThrow('breaks off');
  });

  it('of a million open elements is refused soon', () => {
    expect(() => readStatement(`<OFX><STMTTRN>${'<A>'.repeat(1_000_000)}`)).toThrow(UnreadableStatement);
  });

  it('without an entry is refused', () => {
    expect(() => readStatement(sgml(''))).toThrow(UnreadableStatement);
    expect(() => readStatement('<OFX>')).toThrow(UnreadableStatement);
  });

  it('never breaks anything else', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '</',
      'STMTTRN>',
      '<STMTTRN>',
      '&',
      '&#0;',
      'x',
      '<NAME>',
      '<![CDATA[',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (texts) => {
        try {
          readStatement(`<OFX>${texts.join('')}`);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableStatement);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the bytes of a statement', () => {
  const of = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

  it.each([
    ['UTF-8', of('Café'), 'Café'],
    ['UTF-8 with its mark', of([0xef, 0xbb, 0xbf], 'Café'), 'Café'],
    ['Windows-1252', of('Caf', [0xe9], ' ', [0x80, 0x92, 0x9f]), 'Café €’Ÿ'],
    ['both mixed, as Windows-1252', of('Café Caf', [0xe9]), 'CafÃ© Café'],
    ['both mixed behind a mark', of([0xef, 0xbb, 0xbf], 'Caf', [0xe9]), 'Café'],
    ['nothing', of(), ''],
  ])('are read as %s', (_name, bytes, text) => expect(decodeStatement(bytes)).toBe(text));

  it('are refused when they are UTF-16', () => {
    expect(() => decodeStatement(of([0xff, 0xfe, 0x41, 0]))).toThrow('UTF-16');
  });
});
