import { Bar } from '../components/bar';
import { UserText } from '../components/user-text';
import { barPercent } from '../format/bar-percent';
import { useLanguage } from '../language/language-context';
import type { NameOf } from '../month/participant-names';
import { Figure } from './figure';
import type { Overview } from './overview-results';
import { RowsOf } from './rows-of';

interface BudgetsProps {
  readonly budgets: Overview['budgets'];
  readonly names: NameOf;
}

/** How much of each budget is spent, and whether faster than the month goes by. */
export function Budgets({ budgets, names }: BudgetsProps) {
  const { t, money } = useLanguage();
  if (budgets.length === 0) return null;
  return (
    <section aria-labelledby="budgets">
      <h2 id="budgets">{t('overview.budgets')}</h2>
      <ul class="bars">
        {budgets.map(({ person, user_id: user, currency, cap, spent, status, rows }) => {
          const write = money(currency);
          const name = person === null ? user : names(person);
          const figure = { key: `budget ${user}`, title: name, currency, side: 'spending', parts: [{ rows }] } as const;
          const isLate = status === 'over' || status === 'ahead';
          return (
            <li key={user} class="bar-row">
              <span class="bar-label">
                <UserText text={name} />
              </span>
              <Figure name="budget" amount={spent} currency={currency} figure={figure} class="figure">
                {cap === null
                  ? t('overview.budgetSpent', { spent: write(spent) })
                  : t('overview.budget', { spent: write(spent), cap: write(cap) })}
              </Figure>
              {cap !== null && <Bar percent={barPercent(spent, cap)} tone={status === 'over' ? 'bad' : 'spending'} />}
              <span class={isLate ? 'flow-note budget-note bad' : 'flow-note budget-note'}>
                {t(`overview.status.${status}`)}
              </span>
            </li>
          );
        })}
      </ul>
      <RowsOf section="budget" />
    </section>
  );
}
