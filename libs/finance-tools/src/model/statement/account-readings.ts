import { decimalOfUnits } from '../decimal';
import { mergeProofs } from './proof/merge-proofs';
import type { AccountKey, ReadablePart } from './readable-part';
import { RefusedStatement } from './refused-statement';
import type { KnownAccounts } from './reading-arguments';
import type { AccountReading } from './statement-reading';

/** What was counted of one account of one part. */
export interface Collected {
  readonly index: number;
  readonly part: number;
  readonly key: AccountKey;
  readonly ids: Map<string, string>;
  areIdsDistinct: boolean;
  valid: number;
  invalid: number;
  in: bigint;
  out: bigint;
  first: string;
  last: string;
}

export function keyText({ number, currency }: AccountKey): string {
  return `${number ?? ''}\n${currency ?? ''}`;
}

/** Throws RefusedStatement for an account in another currency than its entries. */
export function accountReadings(
  parts: readonly ReadablePart[],
  collected: readonly Collected[],
  known: KnownAccounts,
): AccountReading[] {
  requireCurrency(collected, known);
  return collected.map((account): AccountReading => {
    const { key, valid, invalid, first, last } = account;
    const own = (parts[account.part]?.accounts() ?? []).filter((other) => keyText(other.key) === keyText(key));
    const number = numberOf(key, collected);
    const { proof, opening, closings } = mergeProofs(own.map(({ proven }) => proven));
    const periods = own.flatMap(({ period }) => period ?? []);
    const startDate = [first, ...periods.map((period) => period.startDate)]
      .filter((day) => day !== '')
      .reduce(earlier, '9999');
    const endDate = [last, ...periods.map((period) => period.endDate)].reduce(later, '');
    const stated = periods.length > 0 && periods.length === own.length;
    const bounds = stated
      ? {
          startDate: periods.map((period) => period.startDate).reduce(earlier, '9999'),
          endDate: periods.map((period) => period.endDate).reduce(later, ''),
        }
      : { startDate, endDate };
    const openingDay = bounds.startDate < first || first === '' ? bounds.startDate : first;
    return {
      part: account.part,
      number,
      currency: key.currency ?? currencyKnown(number, known),
      ...{ rowsTotal: valid + invalid, validCount: valid, invalidCount: invalid },
      sums: {
        in: decimalOfUnits(account.in),
        out: decimalOfUnits(account.out),
        net: decimalOfUnits(account.in + account.out),
      },
      ...{ startDate: first || null, endDate: last || null },
      coverage: bounds.endDate === '' || bounds.startDate === '9999' ? null : bounds,
      proof,
      opening: opening === undefined ? null : { day: openingDay, balance: decimalOfUnits(opening) },
      closings: closings.map(({ day, units: balance }) => ({ day, balance: decimalOfUnits(balance) })),
      idsAreDistinct: account.areIdsDistinct && valid > 0,
    };
  });
}

const earlier = (one: string, other: string) => (other < one ? other : one);
const later = (one: string, other: string) => (other > one ? other : one);

/** With the currency behind it where one number has several. */
function numberOf({ number, currency }: AccountKey, all: readonly Collected[]): string | null {
  const isShared = new Set(all.filter(({ key }) => key.number === number).map(({ key }) => key.currency)).size > 1;
  if (!isShared || currency === undefined) return number ?? null;
  return number === undefined ? currency : `${number}/${currency}`;
}

function currencyKnown(number: string | null, known: KnownAccounts): string | null {
  return (number === null ? undefined : known.byNumber[number])?.currency ?? known.target?.currency ?? null;
}

/** Everything in another currency than its account's belongs to another account. */
function requireCurrency(collected: readonly Collected[], known: KnownAccounts): void {
  for (const { key } of collected) {
    const number = numberOf(key, collected);
    const account =
      (number === null ? undefined : known.byNumber[number]) ??
      (new Set(collected.map((other) => keyText(other.key))).size === 1 ? known.target : null);
    if (account === null || key.currency === undefined || key.currency === account.currency) continue;
    throw new RefusedStatement({
      reason: 'CURRENCY',
      place: null,
      found: `the entries are in ${key.currency}, and the account is in ${account.currency}`,
      remedy: `choose an account in ${key.currency}`,
    });
  }
}
