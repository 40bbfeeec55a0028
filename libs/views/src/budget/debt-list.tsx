import type { Debt } from '../contract/budget-result';
import { Row, Rows } from '../parts/rows';
import { Said } from '../parts/said';
import { writeCents } from './locale';
import { BUDGET_WORDS } from './words';

/** Days do not go beyond 31: what has none comes last. */
const NO_DAY = 32;

/** What is owed, in the order in which it falls due within a month. */
export function DebtList({ debts }: { readonly debts: readonly Debt[] }) {
  const dueDay = ({ due_day_of_month: day }: Debt) => day ?? NO_DAY;
  return (
    <section aria-labelledby="debts">
      <h2 id="debts">{BUDGET_WORDS.debts}</h2>
      {debts.length === 0 ? (
        <p class="quiet">{BUDGET_WORDS.noDebts}</p>
      ) : (
        <Rows heads={[BUDGET_WORDS.due, BUDGET_WORDS.what, BUDGET_WORDS.payment]}>
          {debts
            .toSorted((one, other) => dueDay(one) - dueDay(other))
            .map((debt) => (
              <Row
                key={debt.name}
                when={debt.due_day_of_month === null ? '' : String(debt.due_day_of_month).padStart(2, '0')}
                what={<Said text={debt.name} />}
                notes={notesOn(debt)}
                amount={
                  debt.minimum_payment_mxn_cents === null
                    ? BUDGET_WORDS.noPayment
                    : writeCents(debt.minimum_payment_mxn_cents)
                }
              />
            ))}
        </Rows>
      )}
    </section>
  );
}

function notesOn({ balance_mxn_cents: balance, priority, do_not_accelerate: keepsPace }: Debt): string[] {
  return [
    ...(balance === null ? [] : [BUDGET_WORDS.balance(writeCents(balance))]),
    BUDGET_WORDS.priorities[priority] ?? priority,
    ...(keepsPace ? [BUDGET_WORDS.keepPace] : []),
  ];
}
