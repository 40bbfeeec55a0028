import { editorOf, useEntryActions } from '../components/entry-actions';
import { Row, Rows } from '../components/rows';
import { UserText } from '../components/user-text';
import { useLedgerCurrency } from '../format/ledger-currency';
import { decimalOfCents } from '../format/money';
import type { Translate } from '../language/language';
import { useLanguage } from '../language/language-context';
import { CURRENCY } from './budget-facts';
import type { Debt } from './budget-results';
import { useCents } from './use-cents';

/** Sorts debts without a due day after day 31. */
const NO_DAY = 32;

/** Debts, in the order of their due day within a month. */
export function DebtList({ debts }: { readonly debts: readonly Debt[] }) {
  const { t, twoDigits } = useLanguage();
  const writeCents = useCents();
  const currency = useLedgerCurrency(CURRENCY);
  const { debt: edit } = useEntryActions();
  const dueDay = ({ due_day_of_month: day }: Debt) => day ?? NO_DAY;
  return (
    <section aria-labelledby="debts">
      <h2 id="debts">{t('budget.debts')}</h2>
      {debts.length === 0 ? (
        <p class="quiet">{t('budget.noDebts')}</p>
      ) : (
        <Rows heads={[t('budget.due'), t('budget.what'), t('budget.payment')]} isEditable={edit !== undefined}>
          {debts
            .toSorted((one, other) => dueDay(one) - dueDay(other))
            .map((debt) => (
              <Row
                key={debt.name}
                editor={editorOf(edit, debt)}
                value={valueOf(debt, currency)}
                when={debt.due_day_of_month === null ? '' : twoDigits(debt.due_day_of_month)}
                what={<UserText text={debt.name} />}
                notes={notesOn(debt, t, writeCents)}
                amount={debt.minimum_payment_mxn_cents === null ? '–' : writeCents(debt.minimum_payment_mxn_cents)}
              />
            ))}
        </Rows>
      )}
    </section>
  );
}

function valueOf({ minimum_payment_mxn_cents: cents }: Debt, currency: string) {
  return cents === null ? undefined : { amount: decimalOfCents(cents), currency };
}

function notesOn(
  { balance_mxn_cents: balance, priority, do_not_accelerate: doNotAccelerate }: Debt,
  t: Translate,
  writeCents: (cents: number) => string,
): string[] {
  return [
    ...(balance === null ? [] : [t('budget.balance', { amount: writeCents(balance) })]),
    t(`budget.priority.${priority}`),
    ...(doNotAccelerate ? [t('budget.doNotAccelerate')] : []),
  ];
}
