import { namesOf } from '../normalize/names';
import { reduced } from '../numbers/fraction';
import { agreedAmount, type Instrument, type Rename, type Transaction } from '../transaction';

/** A transaction and where it stands. */
export interface SourcedTransaction {
  readonly transaction: Transaction;
  readonly file: string;
  /** The file, or the kind of file: trades of one source were compared before. */
  readonly source: string;
}

/**
 * One warning for each pair of files of different sources that have a trade in common; both trades stay. `areFills` says of two
 * that they are known to be separate.
 */
export function warningsOfSameTrades<Sourced extends SourcedTransaction>(
  transactions: readonly Sourced[],
  instruments: readonly Transaction[] = [],
  areFills: (one: Sourced, other: Sourced) => boolean = () => false,
): string[] {
  if (new Set(transactions.map(({ source }) => source)).size < 2) return [];
  const all = [...instruments, ...transactions.map(({ transaction }) => transaction)];
  const names = namesOf(
    all.filter((one): one is Rename => one.action === 'RENAME'),
    all.filter((one): one is Instrument => one.action === 'INSTRUMENT'),
  );
  const first = new Map<string, Sourced>();
  const pairs = new Map<string, string[]>();
  for (const sourced of transactions) {
    const { transaction } = sourced;
    if (transaction.action !== 'BUY' && transaction.action !== 'SELL') continue;
    const { date, action, quantity, consideration } = transaction;
    const ticker = names.at(transaction.ticker, date);
    const [shares, money] = [reduced(quantity.value), reduced(agreedAmount(transaction))];
    const key = [date.text, action, ticker, shares.n, shares.d, money.n, money.d, consideration.currency].join(' ');
    const other = first.get(key);
    if (other === undefined) first.set(key, sourced);
    else if (other.source !== sourced.source && other.file !== sourced.file && !areFills(other, sourced)) {
      const pair = `${other.file} and ${sourced.file}`;
      pairs.set(pair, [...(pairs.get(pair) ?? []), `${date.text} ${action} ${ticker} ${quantity.text}`]);
    }
  }
  return [...pairs].map(([files, trades]) => {
    const more = trades.length > 1 ? ` and ${trades.length - 1} more` : '';
    return `${files} both have ${trades[0] ?? ''}${more}; both are counted. If it is one trade, leave one file out.`;
  });
}
