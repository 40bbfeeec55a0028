import type { BrokerRow } from './file/broker-row';

/** Where the header of a table is repeated, and the column of an id that no two records of a broker share. */
export interface Parts {
  readonly breaks: readonly number[];
  readonly idColumn: string | undefined;
}

/**
 * A warning of records that stand twice in one file. Equal records are fills of their own, unless their id is the same too or
 * they stand under two headers: then exports that overlap may have been put into one file.
 */
export function warningsOfRepetition(rows: readonly BrokerRow[], { breaks, idColumn }: Parts): string[] {
  const partOf = ({ number }: BrokerRow) => breaks.filter((line) => line < number).length;
  const first = new Map<string, BrokerRow>();
  const again: (readonly [BrokerRow, BrokerRow])[] = [];
  for (const row of rows) {
    const id = idColumn === undefined ? '' : row.text(idColumn);
    // Cells are compared only where they may tell: most files have one header, and each id once.
    if (id === '' && breaks.length === 0) continue;
    const key = id === '' ? row.facts : id;
    const other = first.get(key);
    if (other === undefined) first.set(key, row);
    else if ((id === '' && partOf(other) !== partOf(row)) || (id !== '' && other.facts === row.facts)) {
      again.push([other, row]);
    }
  }
  const [pair] = again;
  if (pair === undefined) return [];
  const more = again.length > 1 ? `, and so are ${again.length - 1} more` : '';
  const [{ file, number }, second] = pair;
  return [
    `${file}, rows ${number} and ${second.number} are the same record${more}; all are counted. If the file has one export twice, leave one out.`,
  ];
}
