import type { BookEntry } from '../book';
import { leftOutLines, postingLines, type BookFormat } from './format';

/** Neither program can escape what begins a comment. The code before it keeps all else from being more than a description. */
const entry = ({ day, ref, text, postings }: BookEntry) =>
  `\n${day} * (${ref}) ${text.replaceAll(';', '\uFF1B')}\n${postingLines(postings, '    ', symbolOf)}`;

/** Quotation marks around what a number could be a part of. */
const symbolOf = (code: string) => (/^[A-Za-z]+$/.test(code) ? code : `"${code}"`);

const written = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** https://hledger.org/hledger.html#journal: amounts are shown with as many digits as the line of their commodity has. */
export const hledger: BookFormat = {
  head: (book) =>
    written([
      ...leftOutLines(book),
      'decimal-mark .',
      ...book.currencies.map(({ code, digits }) => `commodity 1000.${'0'.repeat(digits)} ${symbolOf(code)}`),
      ...book.accounts.map(({ name }) => `account ${name}`),
      ...book.prices.map(({ day, base, rate, currency }) => `P ${day} ${base} ${rate} ${currency}`),
    ]),
  entry,
};

/** https://ledger-cli.org/doc/ledger3.html: a comment behind an account would be taken for a part of its name. */
export const ledger: BookFormat = {
  head: (book) =>
    written([
      ...leftOutLines(book),
      ...book.currencies.map(({ code }) => `commodity ${symbolOf(code)}`),
      ...book.accounts.map(({ name }) => `account ${name}`),
      ...book.prices.map(({ day, base, rate, currency }) => `P ${day} ${base} ${rate} ${currency}`),
    ]),
  entry,
};
