import { decimalOfCents } from '@bursar/views/html-views';

import { typedAmount } from '../../forms/amount';
import type { Values } from '../../forms/fields';
import { Form } from '../../forms/form';
import { budgetChanges, type Debt } from './budget-changes';
import type { FormProps } from './budget-forms';

const PRIORITIES = ['VERY_HIGH', 'HIGH', 'MEDIUM_HIGH', 'MEDIUM', 'LOW', 'FIXED'] as const;

/** A new debt, or one that changes. A debt is known by its name, which stays. */
export function DebtForm({ debt, context, onClose }: FormProps & { readonly debt?: Debt }) {
  const { t, locale } = context.language;
  const typed = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? '' : typedAmount(locale, decimalOfCents(cents));
  const amount = (name: string, label: string) =>
    ({ kind: 'amount', name, label, currency: context.currency, isOptional: true, mayBeZero: true }) as const;
  return (
    <Form
      label={t('budget.debt')}
      fields={[
        ...(debt === undefined
          ? [{ kind: 'text' as const, name: 'name', label: t('budget.debtName'), longest: 120 }]
          : []),
        amount('balance', t('budget.owed')),
        amount('minimum', t('budget.payment')),
        { kind: 'whole', name: 'due', label: t('budget.dueDay'), least: 1, most: 31, isOptional: true },
        {
          kind: 'choice',
          name: 'priority',
          label: t('budget.priority'),
          choices: PRIORITIES.map((value) => ({ value, label: t(`budget.priority.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'slow',
          label: t('budget.pace'),
          choices: [
            { value: 'no', label: t('budget.accelerate') },
            { value: 'yes', label: t('budget.doNotAccelerate') },
          ],
        },
      ]}
      initial={{
        balance: typed(debt?.balance_mxn_cents),
        minimum: typed(debt?.minimum_payment_mxn_cents),
        due: String(debt?.due_day_of_month ?? ''),
        priority: debt?.priority ?? 'MEDIUM',
        slow: debt?.do_not_accelerate === true ? 'yes' : 'no',
      }}
      save={t('form.save')}
      onSave={(values: Values) => budgetChanges(context).setDebt({ ...(debt && { name: debt.name }), ...values }, debt)}
      onClose={onClose}
    />
  );
}
