import type { Book, BookEntry, BookPosting } from '../book';

/** How a book is written in one format. Neither function knows a domain. */
export interface BookFormat {
  head(book: Book): string;
  entry(entry: BookEntry): string;
}

/** What the head says of records without an entry: a line for each domain that has some. ASCII words only. */
export function leftOutLines({ leftOut }: Book): string[] {
  return leftOut.flatMap(({ domain, counts }) => {
    const kinds = Object.entries(counts).filter(([, count]) => count > 0);
    if (kinds.length === 0) return [];
    return [`; ${domain}, in the archive alone: ${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')}`];
  });
}

const AMOUNT_WIDTH = 12;

/** The postings of an entry, a line each, with amounts under one another. */
export function postingLines(
  postings: readonly BookPosting[],
  indent: string,
  symbolOf: (code: string) => string = (code) => code,
): string {
  let width = 0;
  for (const { account } of postings) width = Math.max(width, account.length);
  let lines = '';
  for (const { account, amount, currency, price } of postings) {
    // Two blanks at least end the name of an account.
    const space = Math.max(2, width - account.length + AMOUNT_WIDTH - amount.length);
    const cost = price && ` ${price.per === 'share' ? '@' : '@@'} ${price.amount} ${price.currency}`;
    lines += `${indent}${account}${' '.repeat(space)}${amount} ${symbolOf(currency)}${cost ?? ''}\n`;
  }
  return lines;
}
