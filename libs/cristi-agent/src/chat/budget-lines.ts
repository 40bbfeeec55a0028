import type { PublishedBudget } from '../budget/published-budget';
import { formatMxn } from '../model/format-mxn';
import { sanitizeName } from '../model/sanitize-name';
import type { Say } from './sentences/sentences';

type Status = NonNullable<PublishedBudget['variable']>;

/** A cap of a month, by what it is told of it. */
interface Cap {
  readonly month: string;
  readonly what: string;
  readonly left: string;
  readonly reached: number | null;
}

/** What remains after saving, a line a month, and a line for every threshold that was crossed. */
export function budgetLines(say: Say, budgets: readonly PublishedBudget[]): string[] {
  const caps = new Map<string, Cap>();
  for (const cap of budgets.flatMap((budget) => capsOf(say, budget))) {
    const key = `${cap.month} ${cap.what}`;
    const reached = Math.max(cap.reached ?? 0, caps.get(key)?.reached ?? 0);
    caps.set(key, { ...cap, reached: reached === 0 ? null : reached });
  }
  const all = [...caps.values()];
  const months = [...new Set(all.map(({ month }) => month))];
  return [
    ...months.map((month) => {
      const parts = all.filter((cap) => cap.month === month).map(({ left }) => left);
      return say('remaining', { month, parts: parts.join('; ') });
    }),
    ...all.flatMap(({ reached, what, month }) =>
      reached === null ? [] : [say('warning', { percent: reached, what, month })],
    ),
  ];
}

function capsOf(say: Say, { month, variable, category }: PublishedBudget): Cap[] {
  const amounts = ({ remaining_mxn_cents: remaining, cap_mxn_cents: cap }: Status) => ({
    remaining: formatMxn(remaining),
    cap: formatMxn(cap),
  });
  const name = sanitizeName(category?.category ?? '');
  return [
    ...(variable === undefined
      ? []
      : [
          {
            month,
            what: say('variableSpending'),
            left: say('remainingVariable', amounts(variable)),
            reached: variable.reached,
          },
        ]),
    ...(category === undefined
      ? []
      : [
          {
            month,
            what: name,
            left: say('remainingCategory', { category: name, ...amounts(category) }),
            reached: category.reached,
          },
        ]),
  ];
}
