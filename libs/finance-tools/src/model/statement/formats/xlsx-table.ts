import type { ZipMember } from '../containers/zip-archive';
import { TYPED_NUMBER, WITHOUT_VALUE } from '../cells/clean-text';
import type { TableSource } from '../table/table-rows';
import { readMarkup, type MarkupHandler } from './markup';
import { dayOfSerial, plainNumber } from './spreadsheet-number';
import { memberText, unescaped, type Workbook } from './xlsx-workbook';

const MOST_CELLS = 20_000;
/** Blank rows between others count as lines up to here; a header stands in the first ones. */
const BLANK_LINES_WITHIN = 200;
const BLANK: readonly string[] = [];

/** The rows of a sheet, with numbers as they are stored and days by the style of their cell. */
export function xlsxTable(member: ZipMember, workbook: Workbook): TableSource {
  return {
    is1904: workbook.is1904,
    *records() {
      const reader = new SheetReader(workbook);
      yield* readMarkup(memberText(member), reader, true);
    },
  };
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string;
  /** Undefined where the cell has none; one that repeats another's is blank. */
  formula: string | undefined;
}

class SheetReader implements MarkupHandler {
  #rows: (readonly string[])[] = [];
  #cells: string[] = [];
  #line = 0;
  #row = 0;
  #cell: OpenCell | undefined;
  #isValue = false;
  #element = '';

  constructor(readonly workbook: Workbook) {}

  taken(): (readonly string[])[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string): void {
    this.#element = name;
    if (name === 'row') {
      this.#row += 1;
      this.#cells = [];
    } else if (name === 'c')
      this.#cell = { column: this.#cells.length, type: 'n', style: 0, value: '', formula: undefined };
    else if (name === 'v' || name === 't') this.#isValue = this.#cell !== undefined;
    else if (name === 'rPh') this.#isValue = false;
    else if (name === 'f' && this.#cell !== undefined) this.#cell.formula = '';
  }

  attribute(name: string, value: string): void {
    if (this.#element === 'row' && name === 'r') this.#row = Number(value) || this.#row;
    if (this.#element !== 'c' || this.#cell === undefined) return;
    if (name === 'r') this.#cell.column = columnOf(value) ?? this.#cell.column;
    if (name === 't') this.#cell.type = value;
    if (name === 's') this.#cell.style = Number(value);
  }

  text(text: string): void {
    if (this.#cell === undefined) return;
    if (this.#isValue) this.#cell.value += text;
    else if (this.#element === 'f') this.#cell.formula += text;
  }

  close(name: string): void {
    this.#element = '';
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'c' && this.#cell !== undefined) {
      const { column } = this.#cell;
      if (column < MOST_CELLS) {
        while (this.#cells.length < column) this.#cells.push('');
        this.#cells[column] = this.#valueOf(this.#cell);
      }
      this.#cell = undefined;
    } else if (name === 'row') this.#finishRow();
  }

  #finishRow(): void {
    while (this.#line + 1 < this.#row && this.#line < BLANK_LINES_WITHIN) {
      this.#rows.push(BLANK);
      this.#line += 1;
    }
    this.#line = this.#row;
    if (this.#cells.some((cell) => cell !== '')) this.#rows.push(this.#cells);
    else if (this.#row <= BLANK_LINES_WITHIN) this.#rows.push(BLANK);
    this.#cells = [];
  }

  #valueOf({ type, style, value, formula }: OpenCell): string {
    if (type === 's') return this.workbook.sharedTexts[Number(value)] ?? '';
    if (type === 'str' || type === 'inlineStr') return unescaped(value);
    if (type === 'b') return '';
    if (type === 'e') return `${WITHOUT_VALUE}${value}`;
    if (type === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '').replace('T', ' ');
    // Never calculated by the program that wrote it.
    if (value === '') return formula === undefined ? '' : `${WITHOUT_VALUE}=${formula}`;
    if (this.workbook.isDayStyle[style] === true) return dayOfSerial(Number(value), this.workbook.is1904) ?? value;
    const number = plainNumber(value);
    return number === undefined ? value : `${TYPED_NUMBER}${number}`;
  }
}

/** `C7` is in column 2, counted from 0. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase();
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
