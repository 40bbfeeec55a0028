import { BarRow } from '../components/bar-row';
import { barPercent, largestOf } from '../format/bar-percent';
import { decimalOfCents } from '../format/money';
import { useLanguage } from '../language/language-context';
import type { CategoryTotal } from './budget-results';
import { CategoryName } from './category-name';
import { useCents } from './use-cents';

/** Expenses by category, largest first, in the order of the result. */
export function Categories({ categories }: { readonly categories: readonly CategoryTotal[] }) {
  const { t } = useLanguage();
  const writeCents = useCents();
  const largest = largestOf(categories.map(({ expense_total_mxn_cents: cents }) => decimalOfCents(cents)));
  return (
    <section aria-labelledby="categories">
      <h2 id="categories">{t('budget.byCategory')}</h2>
      {categories.length === 0 && <p class="quiet">{t('budget.noExpenses')}</p>}
      <ul class="bars">
        {categories.map(({ category, category_type: type, expense_total_mxn_cents: cents }) => (
          <li key={`${type} ${category}`}>
            <BarRow
              label={<CategoryName name={category} />}
              note={t('budget.note', { type: t(`budget.type.${type}`) })}
              amount={writeCents(cents)}
              percent={barPercent(decimalOfCents(cents), largest)}
              tone="spending"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
