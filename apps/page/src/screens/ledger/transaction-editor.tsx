import type { ToolInput } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { ChangeButton } from '../../forms/change-button';
import type { Field, Values } from '../../forms/fields';
import { Form } from '../../forms/form';
import { categoryField, useCategoryNames } from './category-field';
import { RuleForm } from './rule-form';
import { isShared } from './share-changes';
import { SplitForm } from './split-form';
import { ShareForm, UnshareButton } from './share-form';
import { ledgerChanges, tagsIn, type LedgerContext, type Transaction } from './ledger-changes';

interface TransactionEditorProps {
  readonly transaction: Transaction;
  readonly context: LedgerContext;
  readonly onClose: () => void;
}

/** The forms of a transaction, of which one is shown. */
type ShownForm = 'edit' | 'split' | 'rule' | 'share';

/** Gives a transaction a category, a payee, a note and tags, or splits it. What the bank wrote stays. */
export function TransactionEditor({ transaction, context, onClose }: TransactionEditorProps) {
  const { language } = context;
  const { t } = language;
  const categories = useCategoryNames(context);
  const [form, setForm] = useState<ShownForm>('edit');
  const { id, split = [], suggestion } = transaction;
  const changes = ledgerChanges(context);
  const which = { ids: [id] };
  if (form === 'split') return <SplitForm {...{ transaction, context, onClose, categories }} />;
  if (form === 'rule') return <RuleForm {...{ transaction, context, onClose }} />;
  if (form === 'share') return <ShareForm {...{ transaction, context, onClose }} />;
  const opener = (to: ShownForm, label: string) => (
    <button type="button" class="button" data-action={to} onClick={() => setForm(to)}>
      {label}
    </button>
  );
  // What comes in can only refund an expense of the two, which is done there.
  const isSpending = transaction.amount.amount.startsWith('-');
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
            opener('split', t('ledger.split'))
          ) : (
            <ChangeButton
              label={t('ledger.unsplit')}
              action="unsplit"
              onPress={(attempt) => changes.store(which, { split: null }, attempt)}
              onDone={onClose}
            />
          )}
          {context.has('finance_rules_set') && opener('rule', t('ledger.rule'))}
          {context.has('share_transaction') &&
            (isShared(transaction) ? (
              <UnshareButton {...{ transaction, context, onClose }} />
            ) : (
              isSpending && opener('share', t('share.title'))
            ))}
        </>
      }
    />
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
