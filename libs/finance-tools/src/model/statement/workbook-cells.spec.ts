import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

import { readFile, rowsOf } from '../../testing/read-statements-of';
import { rowOf, workbookOf } from '../../testing/workbooks';
import { plainNumber } from './formats/spreadsheet-number';

const HEADER = rowOf(['Fecha', 'Concepto', 'Importe', 'Nota'], 1);
const RENT = rowOf([{ day: 45_688 }, 'Renta', -150.3], 2);
const DAY_AND_TEXT = '<c r="A3" s="1"><v>45689</v></c><c r="B3" t="inlineStr"><is><t>Luz</t></is></c>';
const row = (cells: string) => `<row r="3">${DAY_AND_TEXT}${cells}</row>`;

describe('a cell of a workbook', () => {
  it.each([
    ['an error', '<c r="C3" t="e"><f>X1</f><v>#REF!</v></c>', 'amount: "#REF!" cannot be read'],
    ['a formula that was never calculated', '<c r="C3"><f>A1*2</f></c>', 'amount: "=A1*2" cannot be read'],
    ['one whose value is blank', '<c r="C3"><f>A1*2</f><v></v></c>', 'amount: "=A1*2" cannot be read'],
  ])('with %s as its amount is an invalid row', (_name, cell, message) => {
    const { summary, entries } = readFile(workbookOf({ Datos: HEADER + RENT + row(cell) }));
    expect(entries).toHaveLength(1);
    expect(summary.errors).toEqual([expect.objectContaining({ row: 2, message })]);
  });

  it('with an error as its text is blank', () => {
    const cells = '<c r="C3"><v>-5</v></c><c r="D3" t="e"><v>#N/A</v></c>';
    expect(rowsOf(workbookOf({ Datos: HEADER + RENT + row(cells) }))[1]).toBe('2025-02-01 -5.00 Luz');
  });

  it('with escaped characters holds what they stand for', () => {
    const cells = '<c r="B3" t="str"><v>Luz_x000D_enero _x005F_x000D_</v></c><c r="C3"><v>-5</v></c>';
    expect(rowsOf(workbookOf({ Datos: HEADER + RENT + row(cells) }))[1]).toBe('2025-02-01 -5.00 Luz enero _x000D_');
  });

  it('with what a sum leaves behind of larger numbers holds the sum', () => {
    const cells = (value: string) => row(`<c r="C3"><v>${value}</v></c>`);
    const amount = (value: string) => rowsOf(workbookOf({ Datos: HEADER + RENT + cells(value) }))[1];
    expect(amount('0.20000000001164153')).toBe('2025-02-01 0.20 Luz');
    expect(amount('-4.4408920985006262E-16')).toBe('2025-02-01 0.00 Luz');
  });
});

describe('a number as it is stored', () => {
  it('is the money that sums of binary fractions make up', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), (parts) => {
        const sum = parts.reduce((total, part) => total + part / 100, 0);
        const exact = parts.reduce((total, part) => total + part, 0);
        expect(Math.round(Number(plainNumber(String(sum))) * 100)).toBe(exact);
        expect(plainNumber(String(sum))).toMatch(/^-?\d+(\.\d\d?)?$/);
      }),
    );
  });

  it('keeps the decimals of what is no money', () => {
    expect(plainNumber('1.0837654321')).toBe('1.0837654321');
    expect(plainNumber('0.00000001')).toBe('0.00000001');
  });
});

describe('the style of a number', () => {
  const styled = (format: string, value: number) => {
    const files = unzipSync(workbookOf({ Datos: HEADER + RENT + row(`<c r="C3" s="2"><v>${value}</v></c>`) }));
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
    return readFile(zipSync({ ...files, 'xl/styles.xml': strToU8(styles) }), 'USD');
  };

  it.each(['#,##0.00 USD', 'AUD 0.00', '*d0.00', '_d0.00', '[$DKK] 0.00', '&quot;d&quot;0', '\\d 0'])(
    '%s is money, whatever its letters',
    (format) => {
      expect(styled(format, 45.5).entries[1]?.amount).toBe('45.50');
    },
  );

  it.each(['dd.mm.yyyy', '[$-409]d-mmm-yy', 'yyyy-mm-dd hh:mm:ss.000', 'mmm d', 'd\\.m\\.yyyy;@'])(
    '%s is a day, and no amount',
    (format) => {
      expect(styled(format, 45.5).summary.invalidCount).toBe(1);
    },
  );
});

describe('the parts of a workbook', () => {
  it('stand where its relations say', () => {
    const files = unzipSync(workbookOf({ Datos: (HEADER + RENT).replace(/<is><t>(Renta)<\/t><\/is>/, '<v>0</v>') }));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array);
    const moved = zipSync({
      ...files,
      'xl/worksheets/sheet1.xml': strToU8(sheet.replace('t="inlineStr"><v>', 't="s"><v>')),
      'xl/texts.xml': strToU8('<sst><si><t>Alquiler</t></si></sst>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Target="./worksheets/sheet1.xml"/>' +
          '<Relationship Id="rId2" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/sharedStrings" Target="texts.xml"/></Relationships>',
      ),
    });
    expect(rowsOf(moved)).toEqual(['2025-01-31 -150.30 Alquiler']);
  });

  it('a line without a day below a lone column of amounts may be their net', () => {
    const rows = rowOf([{ day: 45_689 }, 'Sueldo', 400.5], 3) + '<row r="4"><c r="C4"><v>250.2</v></c></row>';
    const { summary, entries } = readFile(workbookOf({ Datos: HEADER + RENT + rows }));
    expect(entries).toHaveLength(2);
    expect(summary.accounts[0]?.proof).toMatchObject({ status: 'consistent', by: 'sums' });
  });
});
