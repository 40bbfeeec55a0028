import { formatMinorUnits, parseMinorUnits } from '@bursar/money';

import { sumTooLong } from '../errors';
import type { AccountType } from './account';
import { publishedSum } from './amount';
import { byCodePoints } from './text';

/** What an account held at the end of a day; sums are decimal text. */
export interface AccountBalance {
  readonly id: string;
  readonly name: string;
  readonly type: AccountType;
  readonly currency: string;
  readonly isEnabled: boolean;
  readonly opening: string;
  readonly in: string;
  readonly out: string;
  /** `opening` and `in` less `out`, with two decimals. */
  readonly balance: string;
  /** `YYYY-MM-DD`; null when no movement counts. */
  readonly lastOccurredOn: string | null;
}

/** A sum as a number. Throws `INTERNAL_ERROR` where no number holds it exactly; `what` names it. */
export function exactSum(text: string, what: string): number {
  const sum = publishedSum(text);
  if (sum === undefined) throw sumTooLong(what);
  return sum;
}

/** The published form of an account's balance. Throws as `exactSum`. */
export function publishBalance({ id, isEnabled, opening, in: moneyIn, out, balance, ...account }: AccountBalance) {
  const sum = (text: string) => exactSum(text, `A sum of the account ${id}`);
  const { name, type, currency, lastOccurredOn } = account;
  return {
    accountId: id,
    name,
    type,
    currency,
    status: isEnabled ? ('enabled' as const) : ('disabled' as const),
    opening: sum(opening),
    in: sum(moneyIn),
    out: sum(out),
    balance: sum(balance),
    lastOccurredOn,
  };
}

/** The sum of balances in each currency, by its code. Throws as `exactSum`. */
export function addUp(accounts: readonly AccountBalance[]): { currency: string; balance: number }[] {
  const cents = new Map<string, bigint>();
  for (const { currency, balance } of accounts) {
    cents.set(currency, (cents.get(currency) ?? 0n) + (parseMinorUnits(balance) ?? 0n));
  }
  return [...cents]
    .sort(([one], [other]) => byCodePoints(one, other))
    .map(([currency, sum]) => ({ currency, balance: exactSum(formatMinorUnits(sum), `The sum of ${currency}`) }));
}
