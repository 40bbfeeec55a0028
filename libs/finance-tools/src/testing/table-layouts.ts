import fc from 'fast-check';

import type { ReadingArguments } from '../model/statement/reading-arguments';

/** How a made-up table is written. */
export interface TableLayout {
  readonly separator: ';' | ',' | '\t' | '|';
  readonly lineEnd: '\n' | '\r\n' | '\r';
  readonly words: keyof typeof WORDS;
  readonly date: keyof typeof DATES;
  readonly decimal: '.' | ',';
  readonly thousands: boolean;
  readonly signs: 'before' | 'behind' | 'parentheses' | 'columns' | 'negative debits' | 'direction' | 'inverted';
  readonly order: 'oldest first' | 'newest first' | 'days newest first';
  readonly balance: 'none' | 'after' | 'before' | 'end of day' | 'lines';
  readonly encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'windows';
  readonly preamble: boolean;
  readonly footer: boolean;
  readonly quoted: boolean;
  readonly signOfCurrency: boolean;
  readonly opening: number;
}

/** By language: the names of columns, and the words for a side and for the first and last balance. */
export const WORDS = {
  en: [
    'Date',
    'Description',
    'Amount',
    'Debit',
    'Credit',
    'Debit/Credit',
    'Balance',
    'debit',
    'credit',
    'Opening balance',
    'Closing balance',
  ],
  de: [
    'Buchungstag',
    'Verwendungszweck',
    'Betrag',
    'Soll',
    'Haben',
    'Soll/Haben',
    'Saldo',
    'S',
    'H',
    'Anfangssaldo',
    'Endsaldo',
  ],
  fr: [
    'Date de comptabilisation',
    'Libellé',
    'Montant',
    'Débit',
    'Crédit',
    'Sens',
    'Solde',
    'débit',
    'crédit',
    'Solde initial',
    'Solde final',
  ],
  es: [
    'Fecha',
    'Concepto',
    'Importe',
    'Cargo',
    'Abono',
    'Cargo/Abono',
    'Saldo',
    'cargo',
    'abono',
    'Saldo inicial',
    'Saldo final',
  ],
  it: [
    'Data contabile',
    'Descrizione',
    'Importo',
    'Addebiti',
    'Accrediti',
    'Segno',
    'Saldo',
    'D',
    'avere',
    'Saldo iniziale',
    'Saldo finale',
  ],
  nl: ['Boekdatum', 'Omschrijving', 'Bedrag', 'Af', 'Bij', 'Af Bij', 'Saldo', 'Af', 'Bij', 'Beginsaldo', 'Eindsaldo'],
  pl: [
    'Data operacji',
    'Opis operacji',
    'Kwota',
    'Obciążenia',
    'Uznania',
    'Strona',
    'Saldo po operacji',
    'D',
    'C',
    'Saldo początkowe',
    'Saldo końcowe',
  ],
} as const;

const part = (day: string) => ({ year: day.slice(0, 4), month: day.slice(5, 7), date: day.slice(8) });
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** How a day, given as `2025-01-31`, is written. */
export const DATES = {
  iso: (day: string) => day,
  compact: (day: string) => day.replaceAll('-', ''),
  points: (day: string) => `${part(day).date}.${part(day).month}.${part(day).year}`,
  short: (day: string) => `${part(day).date}.${part(day).month}.${part(day).year.slice(2)}`,
  DMY: (day: string) => `${part(day).date}/${part(day).month}/${part(day).year}`,
  MDY: (day: string) => `${part(day).month}/${part(day).date}/${part(day).year}`,
  loose: (day: string) => `${Number(part(day).date)}-${Number(part(day).month)}-${part(day).year}`,
  named: (day: string) => `${part(day).date} ${MONTHS[Number(part(day).month) - 1]} ${part(day).year}`,
} as const;

const layouts: fc.Arbitrary<TableLayout> = fc.record({
  separator: fc.constantFrom(';', ',', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  words: fc.constantFrom(...(Object.keys(WORDS) as (keyof typeof WORDS)[])),
  date: fc.constantFrom(...(Object.keys(DATES) as (keyof typeof DATES)[])),
  decimal: fc.constantFrom('.', ','),
  thousands: fc.boolean(),
  signs: fc.constantFrom('before', 'behind', 'parentheses', 'columns', 'negative debits', 'direction', 'inverted'),
  order: fc.constantFrom('oldest first', 'newest first', 'days newest first'),
  balance: fc.constantFrom('none', 'after', 'before', 'end of day', 'lines'),
  encoding: fc.constantFrom('utf-8', 'utf-8 with mark', 'utf-16le', 'windows'),
  preamble: fc.boolean(),
  footer: fc.boolean(),
  quoted: fc.boolean(),
  signOfCurrency: fc.boolean(),
  opening: fc.integer({ min: -50_000, max: 500_000 }),
});

/** Only banks that write English, and know no IBAN, write the month first. */
export const anyLayout = layouts.map((layout): TableLayout =>
  layout.date === 'MDY' ? { ...layout, words: 'en', preamble: false } : layout,
);

/** What a person would answer to the questions about this layout. */
export function truthOf({
  date,
  decimal,
  signs,
}: TableLayout): Required<Pick<ReadingArguments, 'date_order' | 'decimal_separator' | 'amounts'>> {
  const order = date === 'MDY' ? 'MDY' : 'DMY';
  return { date_order: order, decimal_separator: decimal, amounts: signs === 'inverted' ? 'inverted' : 'as_is' };
}
