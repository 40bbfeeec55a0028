import type { MonthSummary } from '../contract/budget-result';
import { decimalOfCents } from '../format/money';
import { barPercent } from '../format/share';
import { Bar } from '../parts/bar';
import { writeCents } from './locale';
import { BUDGET_WORDS } from './words';

/** What may still be spent, of what. */
export function Remaining({ summary }: { readonly summary: MonthSummary }) {
  const {
    income_total_mxn_cents: income,
    expense_total_mxn_cents: expenses,
    variable_cap_mxn_cents: cap,
    variable_spend_mxn_cents: spent,
    variable_remaining_mxn_cents: left,
  } = summary;
  const isOver = left < 0;
  return (
    <>
      <section class="hero">
        <p class="hero-label">{isOver ? BUDGET_WORDS.overspent : BUDGET_WORDS.left}</p>
        <p class={isOver ? 'hero-figure bad' : 'hero-figure'}>{writeCents(left)}</p>
        <div class="hero-bar">
          <Bar percent={barPercent(decimalOfCents(spent), decimalOfCents(cap))} tone={isOver ? 'bad' : 'first'} />
        </div>
        <p class="hero-note">{BUDGET_WORDS.spentOf(writeCents(spent), writeCents(cap))}</p>
      </section>
      <dl class="totals">
        <div>
          <dt>{BUDGET_WORDS.income}</dt>
          <dd class="figure">{writeCents(income)}</dd>
        </div>
        <div>
          <dt>{BUDGET_WORDS.expenses}</dt>
          <dd class="figure">{writeCents(expenses)}</dd>
        </div>
      </dl>
    </>
  );
}
