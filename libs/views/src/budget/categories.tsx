import type { CategorySummary } from '../contract/budget-result';
import { decimalOfCents } from '../format/money';
import { barPercent, longestOf } from '../format/share';
import { BarRow } from '../parts/bar-row';
import { Said } from '../parts/said';
import { writeCents } from './locale';
import { BUDGET_WORDS } from './words';

/** Where it went, the largest first, as the tool has it. */
export function Categories({ categories }: { readonly categories: CategorySummary['categories'] }) {
  const longest = longestOf(categories.map(({ expense_total_mxn_cents: cents }) => decimalOfCents(cents)));
  return (
    <section aria-labelledby="categories">
      <h2 id="categories">{BUDGET_WORDS.byCategory}</h2>
      {categories.length === 0 && <p class="quiet">{BUDGET_WORDS.noExpenses}</p>}
      <ul class="bars">
        {categories.map(({ category, category_type: kind, expense_total_mxn_cents: cents }) => (
          <li key={`${kind} ${category}`}>
            <BarRow
              label={<Said text={category} />}
              note={BUDGET_WORDS.kinds[kind] ?? kind}
              amount={writeCents(cents)}
              percent={barPercent(decimalOfCents(cents), longest)}
              tone={kind === 'VARIABLE' ? 'first' : 'second'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
