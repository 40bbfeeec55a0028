import type { Book, BookEntry } from '../book';

const entry = (day: string, ref: string, text: string, ...legs: [string, string, string][]): BookEntry => ({
  day,
  domain: 'shared-split',
  ref,
  text,
  postings: legs.map(([account, amount, currency]) => ({ account, amount, currency })),
});

/** Texts that each of the programs would take for something else, three currencies and a day before all accounts are opened. */
export const SAMPLE_ENTRIES: readonly BookEntry[] = [
  entry('1899-12-31', 'bank:opening/yen', 'yen', ['Assets:Bank:Yen', '-5', 'JPY'], ['Equity:Opening', '5', 'JPY']),
  entry(
    '2026-03-10',
    'split:9f1c',
    'Mercado; "azeite" \\ | date:2026-99-99 %(format)',
    ['Expenses:Shared', '420.35', 'BRL'],
    ['Equity:Shared:Elias', '-420.35', 'BRL'],
  ),
  ...['(', '*', '!', '= x', '; :tag: key: value', '[2026/01/01]', '-'].map((text, place) =>
    entry(
      '2026-03-11',
      `bank:${place}`,
      text,
      ['Assets:Bank:Yen', '1.0005', 'KWD'],
      ['Expenses:Bank:X日本', '-1.0005', 'KWD'],
    ),
  ),
];

export const SAMPLE_BOOK: Book = {
  accounts: [
    { name: 'Assets:Bank:Yen', label: 'My "yen"', ref: 'bank:yen', currencies: ['JPY', 'KWD'], firstDay: '1899-12-31' },
    { name: 'Equity:Opening', currencies: ['JPY'], firstDay: '1899-12-31' },
    { name: 'Equity:Shared:Elias', currencies: ['BRL'], firstDay: '2026-03-10' },
    { name: 'Expenses:Bank:X日本', currencies: ['KWD'], firstDay: '2026-03-11' },
    { name: 'Expenses:Shared', currencies: ['BRL'], firstDay: '2026-03-10' },
  ],
  currencies: [
    { code: 'BRL', digits: 2 },
    { code: 'EUR', digits: 2 },
    { code: 'JPY', digits: 0 },
    { code: 'KWD', digits: 4 },
  ],
  leftOut: [
    { domain: 'shared-split', counts: { voided: 2, recurrences: 0 } },
    { domain: 'planifi', counts: { voided: 0 } },
  ],
  prices: [{ day: '2026-03-10', base: 'EUR', currency: 'BRL', rate: '6.1234' }],
  entries: async function* () {
    yield SAMPLE_ENTRIES;
  },
};

/** The text of a book in a format. */
export async function writtenBook(format: {
  head(book: Book): string;
  entry(entry: BookEntry): string;
}): Promise<string> {
  let text = format.head(SAMPLE_BOOK);
  for await (const batch of SAMPLE_BOOK.entries()) text += batch.map((each) => format.entry(each)).join('');
  return text;
}
