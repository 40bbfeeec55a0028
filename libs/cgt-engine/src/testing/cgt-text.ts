import type { ReferenceAction, ReferenceMoney, ReferenceTransaction } from './reference-transaction';

function line(transaction: ReferenceTransaction): string {
  const { date, action, ticker, quantity, price, total, fees, tax, ratio, when } = transaction;
  const { to, received, share, prices, cash, value } = transaction;
  const word = (name: string, text: string | undefined) => (text === undefined ? [] : [name, text]);
  const money = (word: string, value: ReferenceMoney | undefined) =>
    value === undefined ? [] : [word, value.amount, value.currency];
  return [
    date,
    action,
    ticker,
    ...(quantity === undefined ? [] : [quantity]),
    ...money('@', price),
    ...money('TOTAL', total),
    ...money('FEES', fees),
    ...money('TAX', tax),
    ...word('RATIO', ratio),
    ...(when === undefined ? [] : [when]),
    ...word('TO', to),
    ...(received === undefined ? [] : [received]),
    ...word('SHARE', share),
    ...(prices === undefined ? [] : ['PRICES', ...prices]),
    ...word('CASH', cash),
    ...word('VALUE', value),
  ].join(' ');
}

/** The transactions in the text form, one on a line, in the order given. */
export function toCgtText(transactions: ReferenceTransaction[]): string {
  return transactions.map((transaction) => `${line(transaction)}\n`).join('');
}

/** Reads text that is known to be good. It refuses nothing but lines it cannot make sense of. */
export function fromCgtText(text: string): ReferenceTransaction[] {
  return text
    .toUpperCase()
    .split(/\r\n|\n|\r/)
    .map((source) => source.replace(/#.*/, '').replaceAll('@', ' @ ').trim())
    .filter((source) => source !== '')
    .map(fromLine);
}

function fromLine(source: string): ReferenceTransaction {
  const [date, action, ticker, ...rest] = source.split(/[ \t]+/);
  if (date === undefined || action === undefined || ticker === undefined) throw new SyntaxError(source);
  const words = rest.join(' ');
  const quantity = /^[\d.]+/.exec(words)?.[0];
  const ratio = /RATIO ([\d.]+)/.exec(words)?.[1];
  const money = (word: string): ReferenceMoney | undefined => {
    const found = new RegExp(`${word} ([\\d.]+)(?: (?!FEES|TAX)([A-Z]{3}))?`).exec(words);
    return found?.[1] === undefined ? undefined : { amount: found[1], currency: found[2] ?? 'GBP' };
  };
  return present({
    date,
    action: action as ReferenceAction,
    ticker,
    quantity,
    price: money('@'),
    total: money('TOTAL'),
    fees: money('FEES'),
    tax: money('TAX'),
    ratio,
  });
}

type JsonMoney = string | number | ReferenceMoney;

interface JsonTransaction {
  date: string;
  action?: string;
  type?: string;
  ticker: string;
  amount?: string | number;
  quantity?: string | number;
  price?: JsonMoney;
  total_value?: JsonMoney;
  fees?: JsonMoney;
  tax_paid?: JsonMoney;
  ratio?: string | number;
}

/** The same for transactions in the JSON form. */
export function fromCgtJson(items: JsonTransaction[]): ReferenceTransaction[] {
  const text = (value: string | number | undefined) => value?.toString();
  const money = (value: JsonMoney | undefined): ReferenceMoney | undefined => {
    if (value === undefined) return undefined;
    return typeof value === 'object' ? value : { amount: value.toString(), currency: 'GBP' };
  };
  return items.map((item) =>
    present({
      date: item.date,
      action: (item.action ?? item.type ?? '').toUpperCase() as ReferenceAction,
      ticker: item.ticker.toUpperCase(),
      quantity: text(item.amount ?? item.quantity),
      price: money(item.price),
      total: money(item.total_value),
      fees: money(item.fees),
      tax: money(item.tax_paid),
      ratio: text(item.ratio),
    }),
  );
}

type Draft = { [Field in keyof ReferenceTransaction]: ReferenceTransaction[Field] | undefined };

/** A field that an action lacks is absent, not undefined. */
function present(draft: Draft): ReferenceTransaction {
  return Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined),
  ) as unknown as ReferenceTransaction;
}
