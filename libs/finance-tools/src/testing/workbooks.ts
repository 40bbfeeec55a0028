import { strToU8, zipSync } from 'fflate';

/** The bytes of a workbook; `sheets` hold the XML of their rows by name. */
export function workbookOf(sheets: Readonly<Record<string, string>>, is1904 = false): Uint8Array {
  const names = Object.keys(sheets);
  const files: Record<string, Uint8Array> = {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
  };
  names.forEach((name, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = strToU8(
      `<worksheet><sheetData>${sheets[name] ?? ''}</sheetData></worksheet>`,
    );
  });
  return zipSync(files);
}

/** A row of cells: texts inline, numbers as they are, days as `{day}` in the style of days. */
export function rowOf(cells: readonly (string | number | { readonly day: number })[], row: number): string {
  const letters = cells.map((_, index) => String.fromCharCode(65 + index));
  const xml = cells.map((cell, index) => {
    const at = `r="${letters[index]}${row}"`;
    if (typeof cell === 'string') return `<c ${at} t="inlineStr"><is><t>${cell}</t></is></c>`;
    return typeof cell === 'number' ? `<c ${at}><v>${cell}</v></c>` : `<c ${at} s="1"><v>${cell.day}</v></c>`;
  });
  return `<row r="${row}">${xml.join('')}</row>`;
}
