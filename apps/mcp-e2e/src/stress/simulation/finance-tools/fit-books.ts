import type { Fields } from '../../../index';
import { same } from '../contract-violation';
import type { Seen } from './look-at-books';
import { shownAmount } from './statement';
import type { Books, Transaction } from './state';

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

export function fitBooks(books: Books, seen: Seen): Books {
  const accounts = [...books.accounts].sort(
    (one, other) => byText(one.name.toLowerCase(), other.name.toLowerCase()) || byText(one.id, other.id),
  );
  same(
    seen.accounts,
    accounts.map(({ id, name, institution, currency }) => {
      const all = books.transactions.filter(({ account }) => account === id);
      const net = shownAmount(all.reduce((sum, { amount }) => sum + amount, 0n));
      return { id, name, institution, currency, transaction_count: all.length, net_total: { amount: net, currency } };
    }),
    'the accounts',
  );
  let fitting = fitCategories(books, seen.categories);
  for (const [account, listed] of seen.transactions) fitting = fitAccount(fitting, account, listed);
  const ids = fitting.transactions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  same(ids.length, new Set(ids).size, 'ids');
  return fitting;
}

function fitCategories(books: Books, { items, uncategorized_count: without }: Fields): Books {
  const listed = items as readonly Fields[];
  const sorted = [...books.categories].sort((one, other) => byText(one.key, other.key));
  const count = (key: string | null) => books.transactions.filter(({ category }) => category === key).length;
  same(
    listed,
    sorted.map(({ key, name, id }, index) => ({
      id: id ?? listed[index]?.['id'],
      name,
      transaction_count: count(key),
    })),
    'the categories',
  );
  same(without, count(null), 'how many have no category');
  const categories = books.categories.map((one) => {
    const found = listed.find((other) => other['name'] === one.name);
    return { ...one, id: String(found?.['id']) };
  });
  return { ...books, categories };
}

function fitAccount(books: Books, account: string, listed: readonly Fields[]): Books {
  const currency = books.accounts.find(({ id }) => id === account)?.currency;
  const expected = books.transactions
    .filter((one) => one.account === account)
    .sort((one, other) => byText(other.day, one.day) || other.serial - one.serial);
  same(listed.length, expected.length, `how many are in ${account}`);
  const known = expected.map((one, index): Transaction => {
    const got = listed[index] as Fields;
    const facts = {
      id: one.id ?? got['id'],
      account_id: account,
      category_id: books.categories.find(({ key }) => key === one.category)?.id ?? null,
      description: one.description,
      amount: { amount: shownAmount(one.amount), currency },
      booked_at: `${one.day}T00:00:00`,
    };
    same(got, facts, `number ${index} of ${account}`);
    return { ...one, id: String(got['id']) };
  });
  const bySerial = new Map(known.map((one) => [one.serial, one]));
  return { ...books, transactions: books.transactions.map((one) => bySerial.get(one.serial) ?? one) };
}
