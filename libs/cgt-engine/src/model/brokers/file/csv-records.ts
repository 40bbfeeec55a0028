/** The cells of a record, trimmed: a list of them, or a record of a file. */
export interface Cells extends Iterable<string> {
  at(place: number): string | undefined;
}

/** A record of a CSV file: its cells are cut out of the text when they are asked for, since most are never looked at. */
export class CsvRecord implements Cells {
  #cells: readonly string[] | undefined;

  constructor(
    /** The line that it begins on, from 1. */
    readonly line: number,
    private readonly text: string,
    /** Where its cells start in the text, and one behind the end of the last, from `first` on. */
    private readonly starts: Offsets,
    private readonly first: number,
    readonly length: number,
  ) {}

  at(place: number): string | undefined {
    if (place >= this.length) return undefined;
    const at = this.first + place;
    return cellOf(this.text, this.starts.at(at), this.starts.at(at + 1) - 1);
  }

  get cells(): readonly string[] {
    return (this.#cells ??= Array.from({ length: this.length }, (_, place) => this.at(place) ?? ''));
  }

  [Symbol.iterator](): Iterator<string> {
    return this.cells[Symbol.iterator]();
  }
}

/** A quotation mark that is opened on this line is never closed. */
export class OpenQuote extends Error {
  constructor(readonly line: number) {
    super(`a quotation mark opened on line ${line} is never closed`);
  }
}

/** A list of offsets in a text; an array of numbers would be twice as large and grow slowly. */
class Offsets {
  #offsets = new Int32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(place: number): void {
    if (this.#length === this.#offsets.length) {
      const longer = new Int32Array(this.#length * 2);
      longer.set(this.#offsets);
      this.#offsets = longer;
    }
    this.#offsets[this.#length] = place;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#offsets[index] ?? 0;
  }
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const TAB = 0x09;

/**
 * The records of a text whose lines end with LF, by RFC 4180: quoted cells may hold separators and line breaks. Our own
 * reader, since records are known by their lines, which parsers at hand do not tell. Throws OpenQuote.
 */
export function csvRecords(text: string, separator: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  const starts = new Offsets();
  const parting = separator.charCodeAt(0);
  const highest = Math.max(parting, QUOTE);
  let line = 1;
  let place = 0;
  while (place < text.length) {
    const first = starts.length;
    let lines = 1;
    starts.add(place);
    let isStart = true;
    for (; place < text.length; place += 1) {
      const code = text.charCodeAt(place);
      // Letters and digits, most of a file, are above a comma.
      if (code > highest) isStart = false;
      else if (code === parting) {
        starts.add(place + 1);
        isStart = true;
      } else if (code === LINE_FEED) break;
      else if (code === QUOTE && isStart) {
        const close = closingQuote(text, place + 1);
        if (close < 0) throw new OpenQuote(line);
        lines += breaksWithin(text, place, close);
        place = close;
        isStart = false;
      } else if (code !== SPACE && code !== TAB) isStart = false;
    }
    starts.add(place + 1);
    records.push(new CsvRecord(line, text, starts, first, starts.length - first - 1));
    place += 1;
    line += lines;
  }
  return records;
}

/** The place of the quotation mark that closes a cell; a doubled one is a character of it. Below zero without one. */
function closingQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  while (quote >= 0 && text.charCodeAt(quote + 1) === QUOTE) quote = text.indexOf('"', quote + 2);
  return quote;
}

function breaksWithin(text: string, from: number, to: number): number {
  let breaks = 0;
  for (let place = from; place < to; place += 1) if (text.charCodeAt(place) === LINE_FEED) breaks += 1;
  return breaks;
}

function cellOf(text: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  if (start === end) return '';
  if (text.charCodeAt(start) !== QUOTE) return trimmed(text.slice(start, end));
  const close = closingQuote(text, start + 1);
  const quoted = text.slice(start + 1, close);
  return trimmed((quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted) + text.slice(close + 1, end));
}

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}

function trimmed(cell: string): string {
  const first = cell.charCodeAt(0);
  const last = cell.charCodeAt(cell.length - 1);
  return first > 0x20 && first < 0x7f && last > 0x20 && last < 0x7f ? cell : cell.trim();
}
