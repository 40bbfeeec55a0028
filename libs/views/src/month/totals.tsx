import { useLedgerCurrency } from '../format/ledger-currency';
import { useLanguage } from '../language/language-context';
import { CURRENCY } from './month-facts';
import type { MonthSummary } from './month-results';

export function Totals({ summary }: { readonly summary: MonthSummary }) {
  const { t, money } = useLanguage();
  const currency = useLedgerCurrency(CURRENCY);
  const totals = [
    [t('month.net'), summary.total_net],
    [t('month.purchases'), summary.total_gross],
    [t('month.refunds'), summary.total_refunds],
  ] as const;
  return (
    <dl class="totals">
      {totals.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd class="figure">{money(currency)(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
