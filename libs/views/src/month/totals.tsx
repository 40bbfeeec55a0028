import type { MonthResult } from '../contract/month-result';
import { writeReais } from './locale';
import { MONTH_WORDS } from './words';

export function Totals({ result }: { readonly result: MonthResult }) {
  const totals = [
    [MONTH_WORDS.net, result.total_net],
    [MONTH_WORDS.purchases, result.total_gross],
    [MONTH_WORDS.refunds, result.total_refunds],
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
