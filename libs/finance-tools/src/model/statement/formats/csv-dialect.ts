import Papa from 'papaparse';

import { headerCells, knownNames } from '../table/find-header';
import { isData } from '../table/data-line';

export const SEPARATORS = [';', ',', '\t', '|', '~|~'] as const;
export type Separator = (typeof SEPARATORS)[number];

export interface CsvDialect {
  readonly separator: Separator;
  /** The first line only names the separator. */
  readonly namesSeparator: boolean;
  /** Each line stands in quotes as a whole, its own quotes doubled. */
  readonly isWrapped: boolean;
}

const NAMED = /^"?sep=(.)"?[ \t]*(?:\n|$)/i;
const LINES = 200;

export interface FoundDialect {
  readonly dialect: CsvDialect;
  /** How many names of its header are known; 0 without one. */
  readonly known: number;
  /** How many lines hold a day and an amount. */
  readonly data: number;
}

/** The separator under which a line names most columns, else the one under which most lines hold a day and an amount. */
export function csvDialect(head: string): FoundDialect {
  const named = NAMED.exec(head)?.[1];
  const separator = SEPARATORS.find((candidate) => candidate === (named === '\\' ? '\t' : named));
  const namesSeparator = named !== undefined;
  const text = namesSeparator ? head.slice(head.indexOf('\n') + 1) : head;
  const candidates = separator === undefined ? SEPARATORS.filter((one) => text.includes(one)) : [separator];
  let best: ({ dialect: CsvDialect; isClosed: boolean } & ReturnType<typeof scoreOf>) | undefined;
  for (const candidate of candidates) {
    const { data, errors } = Papa.parse<string[]>(text, {
      delimiter: candidate,
      newline: '\n',
      quoteChar: '"',
      preview: LINES,
    });
    for (const isWrapped of [false, true]) {
      const records = isWrapped ? data.map((record) => unwrapped(record, candidate)) : data;
      if (isWrapped && records.every((record, index) => record === data[index])) continue;
      const score = scoreOf(records);
      // Where nothing is known, quotes that are closed under one separator alone speak for it.
      const isClosed = !errors.some(({ code }) => code === 'MissingQuotes');
      const isBetter =
        best === undefined ||
        score.known > best.known ||
        (score.known === best.known &&
          (score.data > best.data ||
            (score.data === best.data &&
              (score.width > best.width || (score.width === best.width && isClosed && !best.isClosed)))));
      if (isBetter) best = { dialect: { separator: candidate, namesSeparator, isWrapped }, isClosed, ...score };
    }
  }
  return best ?? { dialect: { separator: separator ?? ',', namesSeparator, isWrapped: false }, known: 0, data: 0 };
}

function scoreOf(records: readonly (readonly string[])[]) {
  let [known, data, width] = [0, 0, 0];
  records.forEach((record, line) => {
    if (record.length < 2 || record.length > 300) return;
    if (line < 60) known = Math.max(known, knownNames(headerCells(record)));
    if (isData(record)) [data, width] = [data + 1, Math.max(width, record.length)];
  });
  return { known, data, width };
}

/** A record whose only cell is itself a line of CSV. */
export function unwrapped(record: string[], separator: Separator): string[] {
  const [only = ''] = record;
  if (record.length !== 1 || !only.includes(separator)) return record;
  return Papa.parse<string[]>(only, { delimiter: separator, newline: '\n', quoteChar: '"' }).data[0] ?? record;
}
