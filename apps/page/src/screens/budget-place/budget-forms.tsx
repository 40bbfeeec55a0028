import { Affordability, decimalOfCents, resultOf, type ToolInput, type ToolResults } from '@bursar/views/html-views';
import { CATALOGUES, type Key } from '@bursar/views/language';
import { useState } from 'preact/hooks';

import { callChange } from '../../changes/call-change';
import { centsOf, typedAmount } from '../../forms/amount';
import { ChangeButton } from '../../forms/change-button';
import { writtenChoice, type Choice, type Field } from '../../forms/fields';
import { Form } from '../../forms/form';
import { useToday } from '../../shell/ledger-today';
import { budgetChanges, budgetInput, type BudgetContext, type BudgetEntry } from './budget-changes';

export interface FormProps {
  readonly context: BudgetContext;
  readonly onClose: () => void;
}

const SPENDING = ['VARIABLE', 'FIXED', 'DEBT', 'DONATION', 'SAVINGS'] as const;

const CATEGORY_KEYS = (Object.keys(CATALOGUES.en) as Key[]).filter((key) => key.startsWith('category.'));

/** The categories of the table by their names in the language in force, and one that people made. */
export function categoryChoices({ t, has }: BudgetContext['language'], own?: string | null): readonly Choice[] {
  const known = CATEGORY_KEYS.map((key) => ({ value: key.replace(/^category\./, ''), label: t(key) }));
  const isOwn = own !== undefined && own !== null && own !== '' && !has(`category.${own}`);
  return [...(isOwn ? [writtenChoice(own)] : []), ...known];
}

export function entryFields(
  { language, currency }: Pick<BudgetContext, 'language' | 'currency'>,
  type: string,
  own?: string | null,
): readonly Field[] {
  const { t } = language;
  return [
    { kind: 'amount', name: 'amount', label: t('form.amount'), currency },
    { kind: 'text', name: 'description', label: t('form.description'), longest: 500, isOptional: true },
    { kind: 'choice', name: 'category', label: t('ledger.category'), choices: categoryChoices(language, own) },
    ...(type === 'INCOME'
      ? []
      : [
          {
            kind: 'choice' as const,
            name: 'categoryType',
            label: t('budget.kind'),
            choices: SPENDING.map((value) => ({ value, label: t(`budget.type.${value}`) })),
          },
        ]),
    { kind: 'day', name: 'day', label: t('form.date') },
  ];
}

export function AddEntry({ context, onClose }: FormProps) {
  const { t } = context.language;
  const today = useToday('budget');
  return (
    <Form
      label={t('budget.add')}
      fields={(typed) => [
        {
          kind: 'choice',
          name: 'type',
          label: t('ledger.direction'),
          choices: [
            { value: 'EXPENSE', label: t('ledger.direction.DEBIT_ONLY') },
            { value: 'INCOME', label: t('ledger.direction.CREDIT_ONLY') },
          ],
        },
        ...entryFields(context, typed['type'] ?? ''),
      ]}
      initial={{ type: 'EXPENSE', categoryType: 'VARIABLE', day: today }}
      save={t('form.save')}
      onSave={budgetChanges(context).add}
      onClose={onClose}
    />
  );
}

export function EntryEditor({ entry, context, onClose }: FormProps & { readonly entry: BudgetEntry }) {
  const { t, locale } = context.language;
  const changes = budgetChanges(context);
  return (
    <Form
      label={t('common.change')}
      fields={entryFields(context, entry.type, entry.category)}
      initial={{
        amount: typedAmount(locale, decimalOfCents(entry.amount_mxn_cents)),
        description: entry.description ?? '',
        category: entry.category,
        categoryType: entry.category_type,
        day: entry.date_iso,
      }}
      save={t('form.save')}
      onSave={(values) => changes.edit(entry, values)}
      onClose={onClose}
      actions={
        <ChangeButton
          label={t('form.remove')}
          action="remove"
          onPress={(attempt) => changes.remove(entry, attempt)}
          onDone={onClose}
        />
      }
    />
  );
}

interface Answer {
  readonly simulation: NonNullable<ToolResults['simulate_purchase']['data']>;
  readonly input: ToolInput;
}

/** Whether a purchase is affordable; nothing is stored. */
export function CanAfford({ context, onClose }: FormProps) {
  const { language, callTool } = context;
  const { t } = language;
  const today = useToday('budget');
  const [answer, setAnswer] = useState<Answer>();
  return (
    <Form
      label={t('budget.canAfford')}
      fields={[
        { kind: 'amount', name: 'amount', label: t('form.amount'), currency: context.currency },
        { kind: 'choice', name: 'category', label: t('ledger.category'), choices: categoryChoices(language) },
        { kind: 'day', name: 'day', label: t('form.date') },
      ]}
      initial={{ day: today }}
      save={t('budget.ask')}
      onType={() => setAnswer(undefined)}
      onSave={async ({ amount = '', category, day }) => {
        const purchase = { amount_mxn_cents: centsOf(amount), category, date_iso: day };
        const input = budgetInput(context, { purchase });
        const result = await callChange(language, callTool, 'simulate_purchase', input);
        const { data } = resultOf('simulate_purchase', result);
        if (data !== undefined) setAnswer({ simulation: data, input });
        return undefined;
      }}
      onClose={onClose}
    >
      <div role="status">{answer !== undefined && <Affordability {...answer} />}</div>
    </Form>
  );
}
