import type { ColumnProfile } from './column-profile';

/** The columns behind balances without a sign that hold a word of direction beside each, by the column of the balance. */
export function signsOfBalances(
  balances: readonly number[],
  profiles: readonly ColumnProfile[],
): ReadonlyMap<number, number> {
  return new Map(
    balances.flatMap((balance) => {
      const [held, behind] = [profiles[balance], profiles[balance + 1]];
      const isSign = behind?.isDirection === true && behind.outs > 0 && !behind.values.has('-');
      return isSign && held?.negative === 0 && held.filled >= behind.filled ? [[balance, balance + 1] as const] : [];
    }),
  );
}
