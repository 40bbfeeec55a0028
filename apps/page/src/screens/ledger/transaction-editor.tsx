import { useToolResult, UserText, type ToolInput } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { useChanges } from '../../changes/changes';
import { ChangeButton } from '../../forms/change-button';
import type { Field, Values } from '../../forms/fields';
import { Form } from '../../forms/form';
import { typedAmount } from '../../forms/amount';
import { ledgerChanges, splitParts, tagsIn, type LedgerContext, type Transaction } from './ledger-changes';

interface TransactionEditorProps {
  readonly transaction: Transaction;
  readonly context: LedgerContext;
  readonly onClose: () => void;
}

const PARTS = [1, 2, 3] as const;

/** The names of the categories there are. */
export function useCategoryNames({ callTool }: LedgerContext): readonly string[] {
  const { version } = useChanges();
  const { result } = useToolResult(callTool, 'finance_categories_list', {}, undefined, version);
  return result?.items.map(({ name }) => name) ?? [];
}

/** Gives a transaction a category, a payee, a note and tags, or splits it. What the bank wrote stays. */
export function TransactionEditor({ transaction, context, onClose }: TransactionEditorProps) {
  const { language } = context;
  const { t } = language;
  const categories = useCategoryNames(context);
  const [isSplit, setSplit] = useState(false);
  const { id, split = [], suggestion } = transaction;
  const changes = ledgerChanges(context);
  const which = { ids: [id] };
  if (isSplit) return <SplitForm {...{ transaction, context, onClose, categories }} />;
  const before = valuesOf(transaction);
  const fields: readonly Field[] = [
    ...(split.length === 0 ? [categoryField('category', t('ledger.category'), categories)] : []),
    { kind: 'text', name: 'payee', label: t('ledger.payee'), longest: 200, isOptional: true },
    { kind: 'text', name: 'note', label: t('form.note'), longest: 1000, isOptional: true },
    { kind: 'text', name: 'tags', label: t('ledger.tags'), longest: 500, isOptional: true },
  ];
  return (
    <Form
      label={t('common.change')}
      fields={fields}
      initial={before}
      save={t('form.save')}
      onSave={(values, attempt) => changes.store(which, differenceOf(before, values), attempt)}
      onClose={onClose}
      actions={
        <>
          {typeof suggestion?.category_name === 'string' && (
            <ChangeButton
              label={t('ledger.useSuggestion', { category: suggestion.category_name })}
              action="use-suggestion"
              onPress={(attempt) => changes.store(which, { category: suggestion.category_name }, attempt)}
              onDone={onClose}
            />
          )}
          {split.length === 0 ? (
            <button type="button" class="button" data-action="split" onClick={() => setSplit(true)}>
              {t('ledger.split')}
            </button>
          ) : (
            <ChangeButton
              label={t('ledger.unsplit')}
              action="unsplit"
              onPress={(attempt) => changes.store(which, { split: null }, attempt)}
              onDone={onClose}
            />
          )}
        </>
      }
    >
      <p class="quiet">
        <UserText text={transaction.description} />
      </p>
    </Form>
  );
}

export function categoryField(name: string, label: string, suggestions: readonly string[]): Field {
  return { kind: 'text', name, label, longest: 200, isOptional: true, suggestions };
}

interface SplitFormProps extends TransactionEditorProps {
  readonly categories: readonly string[];
}

/** Up to three parts; the last one takes the rest, which the server works out. */
function SplitForm({ transaction, context, onClose, categories }: SplitFormProps) {
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

function valuesOf({ category_name: category, payee, note, tags = [] }: Transaction): Values {
  return { category: category ?? '', payee: payee ?? '', note: note ?? '', tags: tags.join(', ') };
}

/** What `set` of the tool needs for the fields that differ. */
function differenceOf(before: Values, after: Values): ToolInput {
  const changed = (name: string) => after[name] !== undefined && after[name] !== before[name];
  const textOrNone = (name: string) => (changed(name) ? { [name]: after[name] === '' ? null : after[name] } : {});
  const [had, has] = [tagsIn(before['tags'] ?? ''), tagsIn(after['tags'] ?? '')];
  const [added, removed] = [has.filter((tag) => !had.includes(tag)), had.filter((tag) => !has.includes(tag))];
  const set = {
    ...textOrNone('category'),
    ...textOrNone('payee'),
    ...textOrNone('note'),
    ...(added.length > 0 && { add_tags: added }),
    ...(removed.length > 0 && { remove_tags: removed }),
  };
  // Nothing was changed: what is set is what is there.
  return Object.keys(set).length > 0 ? set : { note: before['note'] === '' ? null : before['note'] };
}
