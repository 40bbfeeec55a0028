import { Bar } from '../components/bar';
import { CategoryName } from '../budget/category-name';
import { barPercent, largestOf } from '../format/bar-percent';
import { useLanguage } from '../language/language-context';
import { Figure } from './figure';
import type { Overview } from './overview-results';
import { RowsOf } from './rows-of';

/** The largest categories, a currency at a time: bars of different currencies cannot be compared. */
export function Categories({ categories }: Pick<Overview, 'categories'>) {
  const { t } = useLanguage();
  const currencies = [...new Set(categories.map(({ currency }) => currency))];
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="where">
      <h2 id="where">{t('overview.categories')}</h2>
      {currencies.map((currency) => (
        <div key={currency} class="flows-box">
          <ul class="bars">
            {categories
              .filter((one) => one.currency === currency)
              .map((one, _, own) => (
                <CategoryRow key={one.category} {...one} largest={largestOf(own.map(({ spending }) => spending))} />
              ))}
          </ul>
          <RowsOf section={`category ${currency}`} />
        </div>
      ))}
    </section>
  );
}

function CategoryRow(props: Overview['categories'][number] & { readonly largest: string }) {
  const { t, money } = useLanguage();
  const { currency, category, spending, previous, rows, largest } = props;
  const write = money(currency);
  const figure = {
    ...{ key: `category ${currency} ${category}`, title: `${t('overview.spending')} · ${write(spending)}`, currency },
    ...{ side: 'spending' as const, parts: [{ rows }] },
  };
  return (
    <li class="bar-row">
      <span class="bar-label">
        <CategoryName name={category} />
        {previous !== null && <span class="bar-note">{t('overview.before', { amount: write(previous) })}</span>}
      </span>
      <Figure name="category" amount={spending} currency={currency} figure={figure} class="figure">
        {write(spending)}
      </Figure>
      <Bar percent={barPercent(spending, largest)} tone="spending" />
    </li>
  );
}
