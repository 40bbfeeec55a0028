import { BarRow } from '../components/bar-row';
import { UserText } from '../components/user-text';
import { barPercent, largestOf } from '../format/bar-percent';
import { decimalOfCents } from '../format/money';
import type { CategoryTotal } from './budget-results';
import { writeCents } from './locale';
import { BUDGET_MESSAGES } from './messages';

/** Expenses by category, largest first, in the order of the result. */
export function Categories({ categories }: { readonly categories: readonly CategoryTotal[] }) {
  const largest = largestOf(categories.map(({ expense_total_mxn_cents: cents }) => decimalOfCents(cents)));
  return (
    <section aria-labelledby="categories">
      <h2 id="categories">{BUDGET_MESSAGES.byCategory}</h2>
      {categories.length === 0 && <p class="quiet">{BUDGET_MESSAGES.noExpenses}</p>}
      <ul class="bars">
        {categories.map(({ category, category_type: type, expense_total_mxn_cents: cents }) => (
          <li key={`${type} ${category}`}>
            <BarRow
              label={<UserText text={category} />}
              note={BUDGET_MESSAGES.categoryTypes[type]}
              amount={writeCents(cents)}
              percent={barPercent(decimalOfCents(cents), largest)}
              tone={type === 'VARIABLE' ? 'first' : 'second'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
