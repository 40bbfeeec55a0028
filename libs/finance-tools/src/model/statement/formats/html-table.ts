import type { TextSource } from '../decode/text-source';
import { TYPED_NUMBER } from '../cells/clean-text';
import type { TableSource } from '../table/table-rows';
import { plainNumber } from './spreadsheet-number';
import { readMarkup } from './markup';

const ROWS = new Set(['tr', 'row']);
const CELLS = new Set(['td', 'th', 'cell']);

/**
 * The rows of all tables of a web page, in order: lines before the header may stand in a table of their own. Reads the XML of
 * spreadsheets (`Workbook`, `Row`, `Cell`) as well, whose numbers are typed.
 */
export function htmlTable(text: TextSource): TableSource {
  return {
    *records() {
      const reader = new TableReader();
      yield* readMarkup(text, reader, false);
    },
  };
}

interface OpenCell {
  text: string;
  span: number;
  type: string;
}

class TableReader {
  #rows: string[][] = [];
  /** Rows of nested tables stand inside one another. */
  readonly #open: { cells: string[]; cell: OpenCell | undefined }[] = [];
  #hidden = 0;

  taken(): string[][] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(written: string): void {
    const name = local(written);
    if (name === 'script' || name === 'style') this.#hidden += 1;
    if (ROWS.has(name)) this.#open.push({ cells: [], cell: undefined });
    const row = this.#open.at(-1);
    if (row === undefined) return;
    if (CELLS.has(name)) {
      this.#finishCell(row);
      row.cell = { text: '', span: 1, type: '' };
    } else if ((name === 'br' || name === 'p' || name === 'div') && row.cell !== undefined) row.cell.text += ' ';
  }

  attribute(written: string, value: string): void {
    const row = this.#open.at(-1);
    if (row?.cell === undefined) return;
    const name = local(written);
    if (name === 'colspan') row.cell.span = Math.min(Math.max(1, Number(value) || 1), 200);
    if (name === 'type') row.cell.type = value.toLowerCase();
    if (name === 'index' && row.cell.text === '')
      while (row.cells.length < Math.min(Number(value) - 1 || 0, 200)) row.cells.push('');
  }

  text(text: string): void {
    const cell = this.#open.at(-1)?.cell;
    if (cell !== undefined && this.#hidden === 0) cell.text += text;
  }

  close(written: string): void {
    const name = local(written);
    if ((name === 'script' || name === 'style') && this.#hidden > 0) this.#hidden -= 1;
    const row = this.#open.at(-1);
    if (row === undefined) return;
    if (CELLS.has(name)) this.#finishCell(row);
    if (ROWS.has(name)) {
      this.#finishCell(row);
      this.#open.pop();
      this.#rows.push(row.cells);
    }
  }

  #finishCell(row: { cells: string[]; cell: OpenCell | undefined }): void {
    if (row.cell === undefined) return;
    const { text, span, type } = row.cell;
    row.cells.push(valueOf(text.replace(/[\s\u00a0]+/g, ' ').trim(), type));
    for (let more = 1; more < span; more += 1) row.cells.push('');
    row.cell = undefined;
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function valueOf(text: string, type: string): string {
  if (type === 'number') {
    const number = plainNumber(text);
    return number === undefined ? text : `${TYPED_NUMBER}${number}`;
  }
  return type === 'datetime' ? text.replace(/T00:00:00(\.0+)?$/, '') : text;
}
