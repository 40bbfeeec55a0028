import type { BookFormat } from './format';
import { leftOutLines, postingLines } from './format';

/** What is open on a day was opened on this one, or on that of an earlier entry. */
const OPENED = '1900-01-01';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** https://beancount.github.io/docs/beancount_language_syntax.html */
export const beancount: BookFormat = {
  head: (book) => {
    const { accounts, currencies, prices } = book;
    const lines = [
      ...leftOutLines(book),
      'option "title" "bursar"',
      ...currencies
        .filter(({ isShare }) => isShare !== true)
        .map(({ code }) => `option "operating_currency" "${code}"`),
      ...currencies.map(({ code }) => `${OPENED} commodity ${code}`),
      ...accounts.flatMap(({ name, label, ref, currencies: held, firstDay }) => [
        `${firstDay < OPENED ? firstDay : OPENED} open ${name} ${held.join(',')}`,
        ...(label === undefined ? [] : [`  name: ${quoted(label)}`]),
        ...(ref === undefined ? [] : [`  ref: ${quoted(ref)}`]),
      ]),
      ...prices.map(({ day, base, rate, currency }) => `${day} price ${base} ${rate} ${currency}`),
    ];
    return lines.map((line) => `${line}\n`).join('');
  },
  entry: ({ day, ref, text, postings }) =>
    `\n${day} * ${quoted(text)}\n  ref: "${ref}"\n${postingLines(postings, '  ')}`,
};
