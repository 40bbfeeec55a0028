import { addMonths, yearMonth } from '@bursar/calendar';
import { useState } from 'preact/hooks';

import { CategoryName } from '../budget/category-name';
import { MonthChart } from '../charts/month-chart';
import { useToolResult } from '../hooks/use-tool-result';
import { useLanguage } from '../language/language-context';
import { rangeOf } from '../ledger/filters';
import type { ToolResults } from '../results/generated/tool-results';
import { negated } from './rows/entries';
import type { Overview } from './overview-results';
import { useRowsAccess } from './rows-of';

type Category = Overview['categories'][number];
type Groups = ToolResults['finance_transactions_aggregate']['groups'];

const MONTHS = 12;
/** The tool whose filters say which transactions are of a category. */
const SEARCH = 'finance_transactions_search';

interface CategoryTrendProps {
  /** In one currency. */
  readonly categories: readonly Category[];
  readonly currency: string;
  /** The last month of the chart. */
  readonly month: string;
}

/** What was spent on a category by month, a currency at a time. */
export function CategoryTrends({ overview: { categories, month } }: { readonly overview: Overview }) {
  const currencies = [...new Set(categories.map(({ currency }) => currency))];
  return (
    <>
      {currencies.map((currency) => (
        <CategoryTrend
          key={currency}
          categories={categories.filter((one) => one.currency === currency)}
          {...{ currency, month }}
        />
      ))}
    </>
  );
}

/** One category; another one is chosen in a menu. */
function CategoryTrend({ categories, currency, month }: CategoryTrendProps) {
  const { t, has } = useLanguage();
  const { callTool, version } = useRowsAccess();
  const [chosen, setChosen] = useState('');
  const shown = categories.filter(({ rows }) => rows.tool === SEARCH && rows.arguments?.['category_id'] !== undefined);
  const category = shown.find((one) => one.category === chosen) ?? shown[0];
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(yearMonth(month), index + 1 - MONTHS));
  const [first = yearMonth(month)] = months;
  const { limit: _, offset: __, details: ___, ...filters } = category?.rows.arguments ?? {};
  const range = { start_date: rangeOf(first).start_date, end_date: rangeOf(yearMonth(month)).end_date };
  const input = category && { ...filters, date_range: range, currency, group_by: 'month' };
  const { result } = useToolResult(callTool, 'finance_transactions_aggregate', input, undefined, version);
  if (category === undefined || result === undefined) return null;
  const nameOf = (name: string) => (has(`category.${name}`) ? t(`category.${name}` as never) : name);
  return (
    <div class="category-trend">
      <label class="field category-menu">
        <span class="field-name">{t('chart.category')}</span>
        <select
          class="input"
          value={category.category}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {shown.map(({ category: name }) => (
            <option key={name} value={name} translate={false}>
              {nameOf(name)}
            </option>
          ))}
        </select>
      </label>
      <MonthChart
        title={<CategoryName name={category.category} />}
        currency={currency}
        months={months}
        form="bars"
        series={[{ id: 'spending', name: t('overview.spending'), amounts: spendingBy(months, result.groups) }]}
      />
    </div>
  );
}

/** Before the first month that has any it is not known whether there was any. */
function spendingBy(months: readonly string[], groups: Groups): readonly (string | null)[] {
  const start = groups.map(({ key }) => key ?? '').sort()[0];
  return months.map((month) => {
    const found = groups.find(({ key }) => key === month);
    if (found !== undefined) return negated(found.total.amount);
    return start === undefined || month < start ? null : '0.00';
  });
}
