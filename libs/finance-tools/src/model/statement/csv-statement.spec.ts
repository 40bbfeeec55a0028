import fc from 'fast-check';
import Papa from 'papaparse';

import { readStatement } from '../../testing/read-statement';
import { findCsvHeader } from './csv-header';
import { csvRecords } from './csv-records';
import { openCsv } from './csv-statement';
import { UnreadableStatement } from './unreadable-statement';

const row = { row: 1, bookedAt: '2025-01-10T00:00:00', category: null, externalId: null };

describe('the header of a CSV statement', () => {
  it.each([
    ['date,amount', ','],
    ['Datum;Betrag', ';'],
    ['Fecha\tImporte', '\t'],
    ['DATA|MONTO', '|'],
    ['"Booking  Date";"Credit/Debit Amount"', ';'],
    ['Buchungsdatum;Buchungstext;Währung;Belastung', ';'],
    ['date;amount, in francs;debit', ';'],
    ['Buchungsdatum;Betrag (€)', ';'],
    ['Datum;Lastschrift in CHF', ';'],
    ['Datum;Belastung CHF', ';'],
  ])('%j is recognized', (line, separator) => {
    expect(findCsvHeader(`${line}\n`)).toMatchObject({ separator, end: line.length + 1 });
  });

  it('may have 20 lines before it, and no more', () => {
    const lines = (count: number) => `${'Account statement\n'.repeat(count)}date,amount\n`;
    expect(findCsvHeader(lines(20))).toBeDefined();
    expect(findCsvHeader(lines(21))).toBeUndefined();
  });

  it.each(['', 'date', 'date,description', 'amount,description', 'dates,amounts'])('is not %j', (line) => {
    expect(findCsvHeader(line)).toBeUndefined();
  });

  it('gives a column to the earliest of its names', () => {
    const { columns } = findCsvHeader('text;Fecha;Reference;Label;Date;Montant;Amount;ID;Description\n') ?? {};
    expect(columns).toMatchObject({ date: 4, description: [8], amount: 6, externalId: 7 });
  });
});

describe('a row of a CSV statement', () => {
  it.each([
    ['date,description,amount\n2025-01-10,Coffee,-12.30', { description: 'Coffee', amount: '-12.30' }],
    ['date;libellé;débit;crédit\n10.01.2025;Café;12,50;', { description: 'Café', amount: '-12.50' }],
    ['date;text;debit;credit\n10.01.2025;Pay;;2500', { description: 'Pay', amount: '2500.00' }],
    ['date;text;debit;credit\n10.01.2025;Pay;-12.50;0.00', { description: 'Pay', amount: '-12.50' }],
    ['date;text;debit;credit\n10.01.2025;Nothing;0;', { description: 'Nothing', amount: '0.00' }],
    ['date;text;amount;debit\n10.01.2025;Fee;;3', { description: 'Fee', amount: '-3.00' }],
    ['date;description1;description2;amount\n10.01.2025; A  b ;c;1', { description: 'A b c', amount: '1.00' }],
    ['date;description2;description1;amount\n10.01.2025;second;first;1', { description: 'first second' }],
    ['date;description;payee;amount\n10.01.2025;;Baker;1', { description: 'Baker' }],
    ['date;merchant;amount\n10.01.2025;Baker;1', { description: 'Baker' }],
    ['date;text;amount;devise\n10.01.2025;x;1;chf', { amount: '1.00' }],
    ['date;text;amount;category;id\n10.01.2025;x;1; Eat  out ;F 1', { category: 'Eat out', externalId: 'F 1' }],
    ['date;text;amount\n10.01.2025;"a ""b"";\nc";1', { description: 'a "b"; c' }],
    ['date;text;amount\n10.01.2025;Rue "de" la Paix;1', { description: 'Rue "de" la Paix' }],
    ['date;text;amount\r\n10.01.2025;"x";1\r\n', { description: 'x' }],
    ['date;text;amount\r10.01.2025;x;1\r', { description: 'x' }],
    ['date;text;amount\n\n10.01.2025;x;1\n;;\n   \n', { description: 'x' }],
    ['date;text;amount\n10.01.2025;=1+1;1', { description: '=1+1' }],
    ['date;text;amount;more\n10.01.2025;x;1', { description: 'x' }],
    ['date;text;amount\n10.01.2025;x;1;2;3', { description: 'x' }],
  ])('%j', (text, expected) => expect(readStatement(text)).toEqual([expect.objectContaining({ ...row, ...expected })]));

  it.each([
    ['31.02.2025;x;1', 'date: "31.02.2025" is not a day that exists, in a known form'],
    [';x;1', 'date: "" is not a day that exists, in a known form'],
    ['10.01.2025;x;one', 'amount: "one" cannot be read'],
    ['10.01.2025;x;', 'amount: there is none'],
    ['10.01.2025;;1', 'description: there is none'],
    ['10.01.2025;a\0b;1', 'description: holds a character that cannot be stored (NUL, or half of a pair)'],
    ['10.01.2025;a\ud800b;1', 'description: holds a character that cannot be stored (NUL, or half of a pair)'],
    [`10.01.2025;${'x'.repeat(2_001)};1`, 'description: longer than 2000 characters'],
    ['10.01.2025;x;1;EUR', 'currency: "EUR" is not the account\'s, CHF'],
    [`10.01.2025;x;1;;${'x'.repeat(256)}`, 'external id: longer than 255 characters'],
  ])('%j is invalid, and the next one is not', (line, message) => {
    const rows = readStatement(`date;text;amount;currency;reference\n${line}\n10.01.2025;fine;1\n`);
    expect(rows).toEqual([{ row: 1, message }, expect.objectContaining({ row: 2, description: 'fine' })]);
  });

  it('is invalid with both a debit and a credit', () => {
    expect(readStatement('date;text;debit;credit\n10.01.2025;x;1;2')).toEqual([
      { row: 1, message: 'amount: both a debit and a credit are given' },
    ]);
  });
});

describe('a hostile CSV statement', () => {
  const header = 'date;text;amount\n';
  const refused = (text: string) => () => readStatement(header + text);

  it('with a quote that is never closed is refused, however much follows', () => {
    expect(refused('10.01.2025;"x;1\n')).toThrow(UnreadableStatement);
    expect(refused(`10.01.2025;"x;1\n${'10.01.2025;y;1\n'.repeat(100_000)}`)).toThrow(UnreadableStatement);
  });

  it('of 10 MiB on one line is refused', () => {
    expect(refused('x'.repeat(10_485_760))).toThrow(UnreadableStatement);
    expect(refused(';'.repeat(10_485_760))).toThrow(UnreadableStatement);
    expect(() => openCsv(';'.repeat(10_485_760))).toThrow(UnreadableStatement);
  });

  it('with a hundred thousand cells in a row has an invalid row', () => {
    expect(readStatement(`${header}${';'.repeat(100_000)}x\n10.01.2025;y;1\n`)).toMatchObject([{ row: 1 }, { row: 2 }]);
  });

  it.each(['', ' \n \r\n', header.trim(), header, `${header}\n  \n`])('with nothing in it (%j) is refused', (text) => {
    expect(() => readStatement(text)).toThrow(UnreadableStatement);
  });

  it('never breaks anything else', () => {
    const pieces = fc.constantFrom('"', ';', '\n', '\r', ',', 'x', '10.01.2025', '-1.5', '\0', '\ud800', ' ', '=1+1');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (texts) => {
        try {
          for (const read of readStatement(header + texts.join(''))) expect(read.row).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableStatement);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('reads a long text in pieces, and the rows are those of the whole', () => {
  const lines = Array.from(
    { length: 40_000 },
    (_, line) => `10.01.2025;"entry ${line}\nof ""many""${line % 7 ? '' : '\n'}";1`,
  );
  const text = `${lines.join('\n')}\n`;
  const whole = Papa.parse<string[]>(text, { delimiter: ';', newline: '\n' }).data;
  expect([...csvRecords(text, 0, ';')].filter((cells) => cells.length > 1)).toEqual(
    whole.filter((cells) => cells.length > 1),
  );
});
