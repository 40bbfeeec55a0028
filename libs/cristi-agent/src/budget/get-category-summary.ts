import type { SummaryInput } from '../contract/inputs';
import type { CategorySummaryData } from '../contract/outputs';
import { readCategoryTotals } from '../store/month-totals';
import type { Purse } from '../store/of-ledger';
import { askedMonth } from './requested-month';
import type { CristiContext } from '../service/cristi-context';
import { publishTotal } from '../transactions/publish-transaction';
import { asking } from '../context';

/** A month's expenses by category over all threads. Throws `CONFLICT` for a total beyond 2^53 - 1, `DB_ERROR`. */
export function getCategorySummary(
  context: CristiContext,
  purse: Purse,
  { month: named, now_iso: now }: SummaryInput,
): Promise<CategorySummaryData> {
  const month = askedMonth('month', named, now);
  return asking(context, async (queries) => ({
    month,
    categories: (await readCategoryTotals(queries, purse, month)).map(({ category, categoryType, total }) => ({
      category,
      category_type: categoryType,
      expense_total_mxn_cents: publishTotal(total, 'expense_total_mxn_cents', {
        category,
        category_type: categoryType,
      }),
    })),
  }));
}
