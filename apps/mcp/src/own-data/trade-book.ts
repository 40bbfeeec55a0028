import type { TradeAccount, TradeEntries } from '@bursar/cgt-engine';
import { minorDigits } from '@bursar/money';

import { amountText } from './amount-text';
import type { Book, BookAccount, BookCurrency, BookEntry } from './book';
import { commodityNames } from './commodities';
import { PLAIN_TEXT_FORMATS } from './formats/all-formats';

const ACCOUNTS: Readonly<Record<TradeAccount, string>> = {
  shares: 'Assets:Shares',
  cash: 'Assets:Cash',
  fees: 'Expenses:Fees',
  tax: 'Expenses:Tax',
  dividends: 'Income:Dividends',
  'capital returned': 'Equity:Capital-Returned',
  reorganisations: 'Equity:Reorganisations',
  spouse: 'Equity:Spouse',
  gifts: 'Equity:Gifts',
};

/**
 * The trades of a history in a format, without the last line break. Shares have prices and no lots: gains are the report's, since
 * the law pools shares.
 */
export function tradesText(trades: TradeEntries, format: keyof typeof PLAIN_TEXT_FORMATS): string {
  const { head, entry } = PLAIN_TEXT_FORMATS[format];
  const book = tradeBook(trades);
  const kinds = Object.entries(trades.leftOut).map(([action, count]) => `${action} ${count}`);
  const note = kinds.length === 0 ? '' : `; left out, since neither money nor shares move: ${kinds.join(', ')}\n`;
  return `${note}${head(book)}${book.written.map((each) => entry(each)).join('')}`.trimEnd();
}

/** The trades of a history as every format has them. */
function tradeBook({ entries }: TradeEntries): Book & { readonly written: readonly BookEntry[] } {
  const postings = entries.flatMap((entry) => entry.postings);
  const units = postings.map(({ unit }) => unit);
  const codes = [
    ...units.flatMap((unit) => ('currency' in unit ? [unit.currency] : [])),
    ...postings.flatMap(({ price }) => (price === undefined ? [] : [price.currency])),
  ];
  const tickers = units.flatMap((unit) => ('ticker' in unit ? [unit.ticker] : []));
  const symbols = commodityNames(unique(tickers), unique(codes));
  const codeOf = (unit: (typeof units)[number]) =>
    'currency' in unit ? unit.currency : (symbols.get(unit.ticker) as string);
  const digitsOf = (unit: (typeof units)[number]) => ('currency' in unit ? minorDigits(unit.currency) : 0);

  const digits = new Map(codes.map((code) => [code, minorDigits(code)]));
  const accounts = new Map<string, BookAccount & { readonly held: Set<string> }>();
  const written = entries.map(({ date, text, postings: sides }, place): BookEntry => {
    const day = date.text;
    return {
      day,
      domain: 'cgt-engine',
      ref: `cgt:${place + 1}`,
      text,
      postings: sides.map(({ account, amount: exact, unit, price }) => {
        const [name, currency, amount] = [ACCOUNTS[account], codeOf(unit), amountText(exact, digitsOf(unit))];
        digits.set(currency, Math.max(digits.get(currency) ?? 0, (amount.split('.')[1] ?? '').length));
        const known = accounts.get(name) ?? { name, currencies: [], firstDay: day, held: new Set<string>() };
        known.held.add(currency);
        accounts.set(name, known);
        return { account: name, amount, currency, price };
      }),
    };
  });
  return {
    accounts: [...accounts.values()]
      .map(({ held, ...account }) => ({ ...account, currencies: [...held].sort() }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    currencies: currenciesOf(digits, new Set(symbols.values())),
    leftOut: [],
    prices: [],
    written,
    entries: async function* () {
      yield await Promise.resolve(written);
    },
  };
}

function currenciesOf(digits: ReadonlyMap<string, number>, shares: ReadonlySet<string>): BookCurrency[] {
  return [...digits]
    .map(([code, finest]) => ({ code, digits: finest, ...(shares.has(code) && { isShare: true as const }) }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
}

const unique = (values: readonly string[]) => [...new Set(values)].sort();
