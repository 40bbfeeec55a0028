import { Bar } from '../components/bar';
import { useEntryActions } from '../components/entry-actions';
import { barPercent } from '../format/bar-percent';
import { decimalOfCents } from '../format/money';
import { useLedgerCurrency } from '../format/ledger-currency';
import { useLanguage } from '../language/language-context';
import { CURRENCY } from './budget-facts';
import type { MonthSummary } from './budget-results';
import { useCents } from './use-cents';

/** What is left of the month's spending cap, with total income and expenses. */
export function Remaining({ summary }: { readonly summary: MonthSummary }) {
  const { t } = useLanguage();
  const { budget } = useEntryActions();
  const writeCents = useCents();
  const {
    income_total_mxn_cents: income,
    expense_total_mxn_cents: expenses,
    variable_cap_mxn_cents: cap,
    variable_spend_mxn_cents: spent,
    variable_remaining_mxn_cents: left,
  } = summary;
  const hasCap = budget?.hasCap !== false;
  const isOver = hasCap && left < 0;
  const currency = useLedgerCurrency(CURRENCY);
  const figureOf = (cents: number) => ({
    ...{ 'data-figure': 'budget', 'data-amount': decimalOfCents(cents), 'data-currency': currency },
  });
  return (
    <>
      <section class="hero">
        <p class="hero-label">{t(hasCap ? (isOver ? 'budget.overspent' : 'budget.left') : 'budget.expenses')}</p>
        <p class={isOver ? 'hero-figure bad' : 'hero-figure'} {...(!hasCap && figureOf(expenses))}>
          {writeCents(hasCap ? left : expenses)}
        </p>
        {hasCap && (
          <div class="hero-bar">
            <Bar percent={barPercent(decimalOfCents(spent), decimalOfCents(cap))} tone={isOver ? 'bad' : 'spending'} />
          </div>
        )}
        <p class="hero-note" {...(hasCap && figureOf(spent))}>
          {[
            ...(hasCap ? [t('budget.spentOf', { spent: writeCents(spent), cap: writeCents(cap) })] : []),
            ...(budget === undefined ? [] : [t(`overview.status.${budget.status}`)]),
          ].join(' · ')}
        </p>
      </section>
      <dl class="totals">
        <div>
          <dt>{t('budget.income')}</dt>
          <dd class="figure">{writeCents(income)}</dd>
        </div>
        <div>
          <dt>{t('budget.expenses')}</dt>
          <dd class="figure">{writeCents(expenses)}</dd>
        </div>
      </dl>
    </>
  );
}
