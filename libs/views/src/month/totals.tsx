import { writeReais } from './locale';
import { MONTH_MESSAGES } from './messages';
import type { MonthSummary } from './month-results';

export function Totals({ summary }: { readonly summary: MonthSummary }) {
  const totals = [
    [MONTH_MESSAGES.net, summary.total_net],
    [MONTH_MESSAGES.purchases, summary.total_gross],
    [MONTH_MESSAGES.refunds, summary.total_refunds],
  ] as const;
  return (
    <dl class="totals">
      {totals.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd class="figure">{writeReais(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
