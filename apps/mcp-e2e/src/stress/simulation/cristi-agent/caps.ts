import type { Fields } from '../../../index';
import type { Budget, Cap, Transaction } from './state';

/** The default cap on variable spending. */
const USUAL_CAP = 600_000n;

/** The cap of a month, carried forward from the latest month that has one; undefined where none is in force. */
function capInForce({ caps }: Budget, user: string, month: string, category: string | null): bigint | undefined {
  const latest = caps
    .filter((one) => one.user === user && one.category === category && one.month <= month)
    .reduce<Cap | undefined>(
      (newest, one) => (newest === undefined || one.month > newest.month ? one : newest),
      undefined,
    );
  return latest?.cents ?? undefined;
}

export function variableCap(budget: Budget, user: string, month: string): bigint {
  return capInForce(budget, user, month, null) ?? USUAL_CAP;
}

/** What an answer tells of the caps that count an expense, in its month, after a write that led from one to the other. */
export function budgetOf(before: Budget, after: Budget, expense: Transaction | undefined): Fields {
  if (expense === undefined) return {};
  const { user, date, category } = expense;
  const month = date.slice(0, 7);
  const status = (cap: bigint | undefined, counts: (one: Transaction) => boolean): Fields | undefined => {
    if (cap === undefined) return undefined;
    const spentIn = ({ transactions }: Budget) =>
      transactions
        .filter((one) => one.user === user && one.date.startsWith(month) && one.type === 'EXPENSE' && counts(one))
        .reduce((total, { cents }) => total + cents, 0n);
    const [earlier, now] = [spentIn(before), spentIn(after)];
    const crosses = (percent: bigint) => isReached(cap, now, percent) && !isReached(cap, earlier, percent);
    return {
      cap_mxn_cents: Number(cap),
      spent_mxn_cents: Number(now),
      remaining_mxn_cents: Number(cap - now),
      reached: crosses(100n) ? 100 : crosses(80n) ? 80 : null,
    };
  };
  const isVariable = (one: Transaction) => one.categoryType === 'VARIABLE';
  const variable = isVariable(expense) ? status(capInForce(after, user, month, null), isVariable) : undefined;
  const ofCategory = status(capInForce(after, user, month, category), (one) => one.category === category);
  if (variable === undefined && ofCategory === undefined) return {};
  return {
    budget: { month, ...(variable && { variable }), ...(ofCategory && { category: { category, ...ofCategory } }) },
  };
}

/** A cap of 0 is reached by the first cent. */
const isReached = (cap: bigint, spent: bigint, percent: bigint) => spent > 0n && spent * 100n >= cap * percent;
