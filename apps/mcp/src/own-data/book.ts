import { minorDigits } from '@bursar/money';
import type { Connection } from '@bursar/database';
import type { PostedCurrency, PostedEntry, PostingAccount, PostingSource } from '@bursar/own-data';

import { accountNames } from './account-names';
import { amountText } from './amount-text';
import { cleanText, shownText } from './clean-text';
import { mergedByDay } from './merged-by-day';

/** The entries of all sources as every format has them. */
export interface Book {
  /** By name, in the order of code points. */
  readonly accounts: readonly BookAccount[];
  /** By code. */
  readonly currencies: readonly BookCurrency[];
  /** By domain: how many records have no entry, by kind. */
  readonly leftOut: readonly { readonly domain: string; readonly counts: Readonly<Record<string, number>> }[];
  readonly prices: readonly BookPrice[];
  /** In batches, by day. */
  entries(): AsyncIterable<readonly BookEntry[]>;
}

export interface BookAccount {
  readonly name: string;
  readonly label?: string | undefined;
  readonly ref?: string | undefined;
  readonly currencies: readonly string[];
  /** Of the first entry. */
  readonly firstDay: string;
}

export interface BookCurrency {
  readonly code: string;
  /** Of the finest amount. */
  readonly digits: number;
  /** No money. */
  readonly isShare?: true;
}

/** Units of `currency` for one of `base` on a day. */
export interface BookPrice {
  readonly day: string;
  readonly base: string;
  readonly currency: string;
  readonly rate: string;
}

export interface BookEntry {
  readonly day: string;
  readonly domain: string;
  readonly ref: string;
  /** One line, without characters that control; never empty. */
  readonly text: string;
  readonly postings: readonly BookPosting[];
}

export interface BookPosting {
  readonly account: string;
  readonly amount: string;
  readonly currency: string;
  /** What it was bought or sold for. */
  readonly price?: { readonly amount: string; readonly currency: string; readonly per: 'share' | 'all' } | undefined;
}

/** What is to be read of one domain. */
export interface BookedSource {
  readonly domain: string;
  readonly source: PostingSource;
  /** The account that stands for spending and earning of an entry that is counted elsewhere; undefined for all others. */
  readonly insteadOf?: (id: string) => string | undefined;
}

type PricesOf = (currencies: readonly string[]) => readonly BookPrice[];

/** Everything but the entries is read at once; they are read as they are asked for. All of it within one transaction. */
export async function readBook(
  connection: Connection,
  owner: string,
  sources: readonly BookedSource[],
  pricesOf: PricesOf = () => [],
): Promise<Book> {
  const taken = new Set<string>();
  const parts: (BookedSource & { readonly names: ReadonlyMap<string, string> })[] = [];
  const accounts = new Map<string, BookAccount & { currencies: string[] }>();
  const digits = new Map<string, number>();
  const leftOut: Book['leftOut'][number][] = [];
  for (const booked of sources) {
    const { source, domain } = booked;
    const declared = await source.accounts(connection, owner);
    const names = accountNames(declared, taken);
    parts.push({ ...booked, names });
    const byKey = new Map(declared.map((account) => [account.key, account]));
    for (const posted of await source.currencies(connection, owner)) {
      const account = byKey.get(posted.account);
      if (account === undefined) throw new Error(`an entry of ${domain} has an unknown account`);
      note(accounts, names.get(posted.account) as string, account, posted, source.prefix);
      const finest = Math.max(digits.get(posted.currency) ?? minorDigits(posted.currency), posted.digits);
      digits.set(posted.currency, finest);
    }
    leftOut.push({ domain, counts: await source.leftOut(connection, owner) });
  }
  const prices = pricesOf([...digits.keys()].sort());
  for (const { base, currency } of prices) {
    for (const code of [base, currency]) if (!digits.has(code)) digits.set(code, minorDigits(code));
  }
  if (parts.some(({ insteadOf }) => insteadOf !== undefined)) addStandIns(accounts, digits);
  return {
    accounts: [...accounts.values()]
      .map((account) => ({ ...account, currencies: account.currencies.sort() }))
      .sort((one, other) => compareCodePoints(one.name, other.name)),
    currencies: [...digits]
      .map(([code, finest]) => ({ code, digits: finest }))
      .sort((one, other) => (one.code < other.code ? -1 : 1)),
    leftOut,
    prices,
    entries: () =>
      mergedByDay(
        parts.map(({ source, ...part }) => ({
          batches: source.entries(connection, owner),
          convert: (entry: PostedEntry) => bookEntry(entry, source.prefix, part),
        })),
      ),
  };
}

/** What stands for spending that is counted elsewhere. */
export const LINKED = 'Equity:Linked';
export const TRANSFERS = 'Equity:Transfers';

function addStandIns(
  accounts: Map<string, BookAccount & { currencies: string[] }>,
  digits: ReadonlyMap<string, number>,
): void {
  const firstDay = [...accounts.values()].map((account) => account.firstDay).sort()[0] ?? '';
  for (const name of [LINKED, TRANSFERS]) {
    accounts.set(name, { name, currencies: [...digits.keys()], firstDay });
  }
}

/** ASCII without a blank, a parenthesis, or what quoted text escapes: an id that a person made up may be anything else. */
const REF = /^[!#-'*-[\]-~]+$/;

function note(
  accounts: Map<string, BookAccount & { currencies: string[] }>,
  name: string,
  { label, id }: PostingAccount,
  { currency, firstDay }: PostedCurrency,
  prefix: string,
): void {
  const known = accounts.get(name);
  const shown = cleanText(label ?? '');
  accounts.set(name, {
    name,
    ...(shown !== '' && { label: shown }),
    ...(id !== undefined && REF.test(id) && { ref: `${prefix}:${id}` }),
    currencies: [...new Set([...(known?.currencies ?? []), currency])],
    firstDay: known !== undefined && known.firstDay < firstDay ? known.firstDay : firstDay,
  });
}

interface EntryNames {
  readonly domain: string;
  readonly names: ReadonlyMap<string, string>;
  readonly insteadOf?: ((id: string) => string | undefined) | undefined;
}

function bookEntry({ id, day, text, fallback, postings }: PostedEntry, prefix: string, part: EntryNames): BookEntry {
  const { domain, names, insteadOf } = part;
  const other = insteadOf?.(id);
  return {
    day,
    domain,
    ref: `${prefix}:${id}`,
    text: shownText(text, fallback),
    postings: postings.map(({ account: key, amount, currency }) => {
      const account = names.get(key) as string;
      return {
        account: other !== undefined && /^(?:Expenses|Income):/.test(account) ? other : account,
        amount: amountText(amount, minorDigits(currency)),
        currency,
      };
    }),
  };
}

/** By code points; the order of UTF-16 is another one beyond the basic plane. */
function compareCodePoints(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
