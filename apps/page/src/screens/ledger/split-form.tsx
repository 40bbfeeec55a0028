import { typedAmount } from '../../forms/amount';
import type { Field, Values } from '../../forms/fields';
import { Form } from '../../forms/form';
import { categoryField } from './category-field';
import { ledgerChanges, splitParts, type LedgerContext, type Transaction } from './ledger-changes';

const PARTS = [1, 2, 3] as const;

interface SplitFormProps {
  readonly transaction: Transaction;
  readonly context: LedgerContext;
  readonly onClose: () => void;
  readonly categories: readonly string[];
}

/** Up to three parts; the last one takes the rest, which the server works out. */
export function SplitForm({ transaction, context, onClose, categories }: SplitFormProps) {
  const { language } = context;
  const { t, locale } = language;
  const { amount } = transaction;
  const fields: readonly Field[] = PARTS.flatMap((part) => [
    categoryField(`category${part}`, t('ledger.partCategory', { number: part }), categories),
    ...(part < PARTS.length
      ? [
          {
            kind: 'amount' as const,
            name: `amount${part}`,
            label: t('ledger.partAmount', { number: part }),
            currency: amount.currency,
            isOptional: part > 1,
          },
        ]
      : []),
  ]);
  const partsOf = (values: Values) =>
    PARTS.map((part) => ({ amount: values[`amount${part}`] ?? '', category: values[`category${part}`] ?? '' }));
  return (
    <Form
      key="split"
      label={t('ledger.split')}
      fields={fields}
      initial={{ category1: transaction.category_name ?? '' }}
      save={t('form.save')}
      onSave={(values, attempt) =>
        ledgerChanges(context).store(
          { ids: [transaction.id] },
          { split: splitParts(amount.amount, partsOf(values)) },
          attempt,
        )
      }
      onClose={onClose}
    >
      <p class="quiet">{t('ledger.splitRest', { amount: typedAmount(locale, amount.amount.replace('-', '')) })}</p>
    </Form>
  );
}
