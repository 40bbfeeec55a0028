import { Row, Rows } from '../components/rows';
import { UserText } from '../components/user-text';
import type { Debt } from './budget-results';
import { writeCents } from './locale';
import { BUDGET_MESSAGES } from './messages';

/** Sorts debts without a due day after day 31. */
const NO_DAY = 32;

/** Debts, in the order of their due day within a month. */
export function DebtList({ debts }: { readonly debts: readonly Debt[] }) {
  const dueDay = ({ due_day_of_month: day }: Debt) => day ?? NO_DAY;
  return (
    <section aria-labelledby="debts">
      <h2 id="debts">{BUDGET_MESSAGES.debts}</h2>
      {debts.length === 0 ? (
        <p class="quiet">{BUDGET_MESSAGES.noDebts}</p>
      ) : (
        <Rows heads={[BUDGET_MESSAGES.due, BUDGET_MESSAGES.what, BUDGET_MESSAGES.payment]}>
          {debts
            .toSorted((one, other) => dueDay(one) - dueDay(other))
            .map((debt) => (
              <Row
                key={debt.name}
                when={debt.due_day_of_month === null ? '' : String(debt.due_day_of_month).padStart(2, '0')}
                what={<UserText text={debt.name} />}
                notes={notesOn(debt)}
                amount={
                  debt.minimum_payment_mxn_cents === null
                    ? BUDGET_MESSAGES.noPayment
                    : writeCents(debt.minimum_payment_mxn_cents)
                }
              />
            ))}
        </Rows>
      )}
    </section>
  );
}

function notesOn({ balance_mxn_cents: balance, priority, do_not_accelerate: doNotAccelerate }: Debt): string[] {
  return [
    ...(balance === null ? [] : [BUDGET_MESSAGES.balance(writeCents(balance))]),
    BUDGET_MESSAGES.priorities[priority],
    ...(doNotAccelerate ? [BUDGET_MESSAGES.doNotAccelerate] : []),
  ];
}
