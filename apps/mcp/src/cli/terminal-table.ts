/** What is between two columns. */
const GAP = '  ';

/** Text is not broken into columns that are narrower. */
const NARROWEST_TEXT = 16;

/** Letters and signs that take two columns of a terminal, and marks that take none. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const MARK = /\p{M}|\p{Cf}/u;

/** A table for people: its headings, rows, and the columns that are aligned to the right. */
interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly numeric: readonly number[];
}

/**
 * The lines of a table, the first with its headings, in a terminal of so many columns. Where it does not fit, the longest
 * text goes on in the next line; where that is not enough, each row becomes lines of its own, each with its heading.
 */
export function terminalTable(table: Table, columns: number): string[] {
  const widths = widthsOf(table);
  const excess = widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length) - columns;
  if (excess <= 0) return alignedLines(table, widths);
  const texts = widths.map((width, column) => (table.numeric.includes(column) ? 0 : width));
  const longest = texts.indexOf(Math.max(...texts));
  const room = (widths[longest] ?? 0) - excess;
  if (room < NARROWEST_TEXT) return stackedLines(table, columns);
  const rows = table.rows.flatMap((row) => brokenRow(row, longest, room));
  return alignedLines({ ...table, rows }, widthsOf({ ...table, rows }));
}

/** How many columns of a terminal a text takes. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const letter of text.normalize('NFC')) columns += WIDE.test(letter) ? 2 : MARK.test(letter) ? 0 : 1;
  return columns;
}

function widthsOf({ headings, rows }: Table): number[] {
  return headings.map((heading, column) =>
    Math.max(columnsOf(heading), ...rows.map((row) => columnsOf(row[column] ?? ''))),
  );
}

function alignedLines({ headings, rows, numeric }: Table, widths: readonly number[]): string[] {
  return [headings, ...rows].map((row) =>
    row
      .map((cell, column) => {
        const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - columnsOf(cell)));
        return numeric.includes(column) ? space + cell : cell + space;
      })
      .join(GAP)
      .trimEnd(),
  );
}

function brokenRow(row: readonly string[], column: number, room: number): string[][] {
  return brokenText(row[column] ?? '', room).map((text, index) =>
    row.map((cell, place) => (place === column ? text : index === 0 ? cell : '')),
  );
}

/** Text in lines of so many columns, broken between words where it can be. */
function brokenText(text: string, room: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (columnsOf(last) + 1 + columnsOf(word) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.flatMap((line) => piecesOf(line, room));
}

function piecesOf(line: string, room: number): string[] {
  const pieces = [''];
  for (const letter of line) {
    const last = pieces.at(-1) ?? '';
    if (columnsOf(last) + columnsOf(letter) > room) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}

/** The first column is the heading of what stands below it. */
function stackedLines({ headings, rows }: Table, columns: number): string[] {
  const names = Math.max(...headings.slice(1).map(columnsOf));
  const [title = ''] = headings;
  return [
    title,
    ...rows.flatMap(([first = '', ...cells]) => [
      ...brokenText(first, columns),
      ...cells.flatMap((cell, index) => {
        if (cell === '') return [];
        const heading = headings[index + 1] ?? '';
        const start = `  ${heading}${' '.repeat(names - columnsOf(heading))}${GAP}`;
        return brokenText(cell, Math.max(NARROWEST_TEXT, columns - columnsOf(start))).map(
          (text, line) => (line === 0 ? start : ' '.repeat(columnsOf(start))) + text,
        );
      }),
    ]),
  ];
}
