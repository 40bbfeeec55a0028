import { MonthChart } from '../charts/month-chart';
import { useLanguage } from '../language/language-context';
import type { Overview } from './overview-results';

/** Charts by month, one currency a chart. */
export function Trend({ trend }: Pick<Overview, 'trend'>) {
  const { t, currencyName } = useLanguage();
  return (
    <>
      {trend.map(({ currency, months }) => {
        const names = months.map(({ month }) => month);
        const amounts = (key: 'income' | 'spending' | 'balance') => months.map((month) => month[key]);
        const isKnown = (key: 'income' | 'spending' | 'balance') => amounts(key).some((amount) => amount !== null);
        return (
          <div key={currency}>
            {(isKnown('income') || isKnown('spending')) && (
              <MonthChart
                title={t('chart.flows', { currency: currencyName(currency) })}
                currency={currency}
                months={names}
                form="bars"
                series={[
                  { id: 'income', name: t('overview.income'), amounts: amounts('income') },
                  { id: 'spending', name: t('overview.spending'), amounts: amounts('spending') },
                ]}
              />
            )}
            {isKnown('balance') && (
              <MonthChart
                title={t('chart.balance', { currency: currencyName(currency) })}
                currency={currency}
                months={names}
                form="line"
                series={[{ id: 'balance', name: t('chart.endBalance'), amounts: amounts('balance') }]}
              />
            )}
          </div>
        );
      })}
    </>
  );
}
