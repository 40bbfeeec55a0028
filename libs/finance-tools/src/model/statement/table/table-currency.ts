import { RefusedStatement } from '../refused-statement';
import type { KnownAccount } from '../reading-arguments';
import type { ColumnProfile } from './column-profile';
import type { Header, HeaderCell } from './find-header';

/** The currency in the name of one of these columns. */
export function headerCurrency(
  header: readonly HeaderCell[] | undefined,
  columns: readonly number[],
): string | undefined {
  return columns.map((index) => header?.[index]?.currency).find((currency) => currency !== undefined);
}

/** `Amount ($)` is in the account's currency where the sign may stand for it, and in no certain one where nobody knows the account's. */
export function inCurrency(header: Header | undefined, own: string | undefined): Header | undefined {
  const currencyOf = ({ name, currency, currencies }: HeaderCell) => {
    if (own === undefined) return currencies.length > 1 && name !== '' ? undefined : currency;
    return currencies.includes(own) ? own : currency;
  };
  return header && { ...header, cells: header.cells.map((cell) => ({ ...cell, currency: currencyOf(cell) })) };
}

/** The currencies that the signs beside all amounts may stand for; undefined where not every amount has one. */
export function markedCurrencies(profiles: readonly ColumnProfile[]): readonly string[] | undefined {
  const withMoney = profiles.filter(({ money }) => money > 0);
  if (withMoney.length === 0 || withMoney.some(({ marked, money }) => marked < money)) return undefined;
  return withMoney
    .map(({ currencies }) => currencies)
    .reduce((one, other) => one.filter((code) => other.includes(code)));
}

/** Everything in another currency than the account's belongs to another account; some of it makes its lines invalid. */
export function requireMarkedCurrency(
  account: KnownAccount | undefined,
  marked: readonly string[] | undefined,
  profiles: readonly ColumnProfile[],
): void {
  if (account === undefined || marked === undefined || marked.includes(account.currency)) return;
  if (profiles.some(({ anyCurrencies }) => anyCurrencies.has(account.currency))) return;
  throw new RefusedStatement({
    reason: 'CURRENCY',
    place: null,
    found: `the amounts are in ${marked.length === 1 ? marked[0] : 'another currency'}, and the account is in ${account.currency}`,
    remedy: 'choose an account in the currency of the statement',
  });
}
