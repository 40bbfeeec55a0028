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
  rows: number;
  type: string;
}

interface OpenRow {
  readonly cells: string[];
  cell: OpenCell | undefined;
  /** How many rows below the cells of each column reach into. */
  readonly below: number[];
}

class TableReader {
  #rows: string[][] = [];
  /** Rows of nested tables stand inside one another. */
  readonly #open: OpenRow[] = [];
  /** Of each open table: how many rows from here on a cell above covers, by column. */
  readonly #covered: number[][] = [[]];
  #hidden = 0;

  taken(): string[][] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(written: string): void {
    const name = local(written);
    if (name === 'script' || name === 'style') this.#hidden += 1;
    if (name === 'table') this.#covered.push([]);
    if (ROWS.has(name)) this.#open.push({ cells: [], cell: undefined, below: [] });
    const row = this.#open.at(-1);
    if (row === undefined) return;
    if (CELLS.has(name)) {
      this.#finishCell(row);
      row.cell = { text: '', span: 1, rows: 1, type: '' };
    } else if ((name === 'br' || name === 'p' || name === 'div') && row.cell !== undefined) row.cell.text += ' ';
  }

  attribute(written: string, value: string): void {
    const row = this.#open.at(-1);
    if (row?.cell === undefined) return;
    const name = local(written);
    if (name === 'colspan') row.cell.span = Math.min(Math.max(1, Number(value) || 1), 200);
    if (name === 'rowspan') row.cell.rows = Math.min(Math.max(1, Number(value) || 1), 1_000);
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
    if (name === 'table' && this.#covered.length > 1) this.#covered.pop();
    const row = this.#open.at(-1);
    if (row === undefined) return;
    if (CELLS.has(name)) this.#finishCell(row);
    if (ROWS.has(name)) {
      this.#finishCell(row);
      this.#open.pop();
      this.#coverBelow(row);
      this.#rows.push(row.cells);
    }
  }

  #coverBelow({ below }: OpenRow): void {
    const covered = this.#covered.at(-1) ?? [];
    covered.forEach((rows, column) => (covered[column] = Math.max(0, rows - 1)));
    below.forEach((rows, column) => (covered[column] = rows));
  }

  #finishCell(row: OpenRow): void {
    if (row.cell === undefined) return;
    const { text, span, rows, type } = row.cell;
    // What covers a place from above is blank there: an amount must not count twice.
    while ((this.#covered.at(-1)?.[row.cells.length] ?? 0) > 0) row.cells.push('');
    if (rows > 1) for (let more = 0; more < span; more += 1) row.below[row.cells.length + more] = rows - 1;
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
