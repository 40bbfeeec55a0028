import { decimalOfCents } from '@bursar/views/html-views';

import { typedAmount } from '../../forms/amount';
import { Form } from '../../forms/form';
import { budgetChanges } from './budget-changes';
import { categoryChoices, type FormProps } from './budget-forms';

interface SetCapProps extends FormProps {
  readonly month: string;
  /** The cap there is, in centavos. */
  readonly before: number | undefined;
}

export function SetCap({ month, before, context, onClose }: SetCapProps) {
  const { t, month: writeMonth, locale } = context.language;
  return (
    <Form
      label={t('budget.cap')}
      fields={[
        {
          kind: 'amount',
          name: 'amount',
          label: t('budget.capFrom', { month: writeMonth(month) }),
          currency: context.currency,
        },
      ]}
      initial={{ amount: before === undefined ? '' : typedAmount(locale, decimalOfCents(before)) }}
      save={t('form.save')}
      onSave={(values) => budgetChanges(context).setCap(values, month, before)}
      onClose={onClose}
    />
  );
}

export function SetCategoryCap({ month, context, onClose }: FormProps & { readonly month: string }) {
  const { currency, language } = context;
  const { t, month: writeMonth } = language;
  return (
    <Form
      label={t('budget.categoryCap')}
      fields={[
        { kind: 'choice', name: 'category', label: t('ledger.category'), choices: categoryChoices(language) },
        {
          ...{ kind: 'amount', name: 'amount', label: t('budget.capFrom', { month: writeMonth(month) }) },
          ...{ currency, isOptional: true, mayBeZero: true },
        },
      ]}
      initial={{}}
      save={t('form.save')}
      onSave={(values) => budgetChanges(context).setCategoryCap(values, month)}
      onClose={onClose}
    >
      <p class="quiet">{t('budget.categoryCapLead')}</p>
    </Form>
  );
}

interface SetBankBalanceProps extends FormProps {
  /** What was said last, in centavos. */
  readonly before: number | undefined;
}

export function SetBankBalance({ before, context, onClose }: SetBankBalanceProps) {
  const { t } = context.language;
  return (
    <Form
      label={t('budget.bankBalance')}
      fields={[
        { kind: 'amount', name: 'amount', label: t('budget.bankBalance'), currency: context.currency, mayBeZero: true },
      ]}
      initial={{}}
      save={t('form.save')}
      onSave={(values) => budgetChanges(context).setBalance(values, before)}
      onClose={onClose}
    />
  );
}
