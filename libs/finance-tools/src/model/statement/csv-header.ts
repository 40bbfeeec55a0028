import Papa from 'papaparse';

import { singleBlanks } from '../plain-text';

export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The indexes of the cells of a row, from 0. */
export interface Columns {
  readonly date: number;
  /** In the order in which their texts are joined. */
  readonly description: readonly number[];
  readonly payee: number | undefined;
  readonly amount: number | undefined;
  readonly debit: number | undefined;
  readonly credit: number | undefined;
  readonly currency: number | undefined;
  readonly category: number | undefined;
  readonly externalId: number | undefined;
}

export interface CsvHeader {
  readonly separator: Separator;
  readonly columns: Columns;
  /** The offset of the first row in the text. */
  readonly end: number;
}

// In lower case and without accents. If a file has several of them, the earlier name wins.
const NAMES = {
  date: [
    ...['date', 'booking date', 'booked at', 'transaction date', 'datum', 'fecha', 'date de transaction'],
    ...['date de comptabilisation', 'buchungsdatum', 'data'],
    ...['buchungstag', 'posting date', 'completed date'],
  ],
  description: [
    ...['description', 'libelle', 'text', 'label', 'memo', 'details', 'concepto', 'descripcion'],
    ...['verwendungszweck', 'buchungstext', 'avisierungstext'],
  ],
  payee: ['payee', 'beneficiaire', 'beneficiary', 'merchant', 'begunstigter / auftraggeber'],
  amount: ['amount', 'montant', 'credit/debit amount', 'importe', 'betrag', 'monto'],
  debit: ['debit', 'cargo', 'belastung', 'lastschrift'],
  credit: ['credit', 'abono', 'gutschrift'],
  currency: ['currency', 'devise', 'monnaie', 'moneda', 'wahrung'],
  category: ['category', 'categorie', 'categoria', 'kategorie'],
  externalId: ['id', 'reference', 'transaction id', 'no de transaction', 'external_id', 'referencia'],
} as const;

const NUMBERED_DESCRIPTION = /^description ?[1-9]$/;
const LINES_BEFORE = 20;
const LONGEST_HEADER = 65_536;

/** The first line, after at most 20 others, that names a date and an amount. */
export function findCsvHeader(text: string): CsvHeader | undefined {
  let start = 0;
  for (let line = 0; line <= LINES_BEFORE && start < text.length; line += 1) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    const found = end - start <= LONGEST_HEADER ? bestHeader(text.slice(start, end)) : undefined;
    if (found !== undefined) return { ...found, end };
    start = end;
  }
  return undefined;
}

/** Of the separators that make the line a header, the one with which it names most columns. */
function bestHeader(line: string): Omit<CsvHeader, 'end'> | undefined {
  const headers = SEPARATORS.flatMap((separator) => {
    if (!line.includes(separator)) return [];
    const columns = columnsOf(cellsOf(line, separator).map(headerName));
    return columns === undefined ? [] : [{ separator, columns }];
  });
  return headers.sort((one, other) => named(other.columns) - named(one.columns))[0];
}

function cellsOf(line: string, separator: Separator): readonly string[] {
  return Papa.parse<string[]>(line, { delimiter: separator, newline: '\n' }).data[0] ?? [];
}

/** The currency in a column's name: `Betrag (€)`, `Amount (EUR)`, `Belastung CHF`, `Gutschrift in CHF`. */
const CURRENCY_AFTER = / (\(([a-z]{3}|[€$£])\)|(in )?(chf|eur|usd|gbp|mxn|brl))$/;

function headerName(cell: string): string {
  const plain = singleBlanks(cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  return plain.replace(CURRENCY_AFTER, '');
}

function columnsOf(names: readonly string[]): Columns | undefined {
  const find = (column: keyof typeof NAMES) => {
    const name = NAMES[column].find((candidate) => names.includes(candidate));
    return name === undefined ? undefined : names.indexOf(name);
  };
  const date = find('date');
  const [amount, debit, credit] = [find('amount'), find('debit'), find('credit')];
  if (date === undefined || (amount ?? debit ?? credit) === undefined) return undefined;
  const description = find('description');
  return {
    date,
    amount,
    debit,
    credit,
    description: description === undefined ? numberedDescriptions(names) : [description],
    payee: find('payee'),
    currency: find('currency'),
    category: find('category'),
    externalId: find('externalId'),
  };
}

function numberedDescriptions(names: readonly string[]): number[] {
  return names
    .map((name, index) => ({ name: name.replace(' ', ''), index, isOne: NUMBERED_DESCRIPTION.test(name) }))
    .filter(({ isOne }) => isOne)
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.index - other.index))
    .map(({ index }) => index);
}

function named({ description, ...others }: Columns): number {
  return description.length + Object.values(others).filter((index) => index !== undefined).length;
}
