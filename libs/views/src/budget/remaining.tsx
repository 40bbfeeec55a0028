import { Bar } from '../components/bar';
import { barPercent } from '../format/bar-percent';
import { decimalOfCents } from '../format/money';
import type { MonthSummary } from './budget-results';
import { writeCents } from './locale';
import { BUDGET_MESSAGES } from './messages';

/** What is left of the month's spending cap, with total income and expenses. */
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
        <p class="hero-label">{isOver ? BUDGET_MESSAGES.overspent : BUDGET_MESSAGES.left}</p>
        <p class={isOver ? 'hero-figure bad' : 'hero-figure'}>{writeCents(left)}</p>
        <div class="hero-bar">
          <Bar percent={barPercent(decimalOfCents(spent), decimalOfCents(cap))} tone={isOver ? 'bad' : 'first'} />
        </div>
        <p class="hero-note">{BUDGET_MESSAGES.spentOf(writeCents(spent), writeCents(cap))}</p>
      </section>
      <dl class="totals">
        <div>
          <dt>{BUDGET_MESSAGES.income}</dt>
          <dd class="figure">{writeCents(income)}</dd>
        </div>
        <div>
          <dt>{BUDGET_MESSAGES.expenses}</dt>
          <dd class="figure">{writeCents(expenses)}</dd>
        </div>
      </dl>
    </>
  );
}
