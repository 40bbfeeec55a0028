import type { CsvRecord } from './file/csv-records';

/** Whether a record has more than its header names: a comma that nothing quotes cuts a number or a name in two. */
export function isLongerThan(record: CsvRecord, header: Pick<CsvRecord, 'length'>): boolean {
  for (let place = header.length; place < record.length; place += 1) if (record.at(place) !== '') return true;
  return false;
}

/** One warning of the records with more cells than their header that are counted, by their lines. */
export function warningsOfLongRecords(
  file: string,
  lines: readonly number[],
  entries: readonly { readonly rows: readonly number[] }[],
): string[] {
  if (lines.length === 0) return [];
  const counted = new Set(entries.flatMap(({ rows }) => rows));
  const [first, ...others] = lines.filter((line) => counted.has(line));
  if (first === undefined) return [];
  const more = others.length > 0 ? `, and so have ${others.length} more` : '';
  return [
    `${file}, row ${first}: the record has more cells than the header has columns${more}; check that no comma cuts a number in two, and quote the number in a copy if one does.`,
  ];
}
