import type { ComponentChildren } from 'preact';

import { useLanguage } from '../language/language-context';
import type { Series } from './series';

interface ChartTableProps {
  readonly title: ComponentChildren;
  readonly currency: string;
  readonly months: readonly string[];
  readonly series: readonly Series[];
}

/** The values of a chart, folded away until they are asked for. */
export function ChartTable({ title, currency, months, series }: ChartTableProps) {
  const { t, money, monthTitle } = useLanguage();
  const write = money(currency);
  return (
    <details class="chart-data">
      <summary>{t('chart.table')}</summary>
      <div class="chart-table-box">
        <table class="chart-table">
          <caption class="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('common.month')}</th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => (
              <tr key={month}>
                <th scope="row">{monthTitle(month)}</th>
                {series.map(({ id, amounts }) => {
                  const amount = amounts[index] ?? null;
                  return (
                    <td key={id} class="figure">
                      {amount === null ? t('chart.unknown') : write(amount)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
