import { typedAmount } from '../../forms/amount';
import { ChangeButton } from '../../forms/change-button';
import { writtenChoice, type Field } from '../../forms/fields';
import { Form } from '../../forms/form';
import { useToday } from '../../shell/ledger-today';
import {
  accountChanges,
  decimalOf,
  type Account,
  type AccountsContext,
  type AccountTransaction,
} from './account-changes';

interface FormProps {
  readonly context: AccountsContext;
  readonly onClose: () => void;
}

const TYPES = ['BANK', 'CASH', 'DEBIT_CARD', 'CREDIT_CARD'] as const;

export function OpenAccount({ context, onClose }: FormProps) {
  const { t } = context.language;
  return (
    <Form
      label={t('accounts.open')}
      fields={[
        { kind: 'text', name: 'name', label: t('accounts.name'), longest: 150 },
        {
          kind: 'choice',
          name: 'type',
          label: t('accounts.type'),
          choices: TYPES.map((value) => ({ value, label: t(`accounts.type.${value}`) })),
        },
        { kind: 'text', name: 'currency', label: t('accounts.currency'), longest: 3 },
        { kind: 'amount', name: 'opening', label: t('accounts.opening'), isOptional: true },
        {
          kind: 'choice',
          name: 'isOwed',
          label: t('accounts.openingIs'),
          choices: [
            { value: 'held', label: t('accounts.held') },
            { value: 'owed', label: t('accounts.owed') },
          ],
        },
      ]}
      initial={{ type: 'BANK', isOwed: 'held' }}
      save={t('form.save')}
      onSave={accountChanges(context).open}
      onClose={onClose}
    />
  );
}

interface AccountFormProps extends FormProps {
  readonly account: Account;
}

/** What leaves the account or comes in. */
export function AddTransaction({ account, context, onClose }: AccountFormProps) {
  const { t } = context.language;
  const today = useToday('accounts');
  return (
    <Form
      label={t('accounts.add')}
      fields={[
        {
          kind: 'choice',
          name: 'direction',
          label: t('ledger.direction'),
          choices: [
            { value: 'OUT', label: t('ledger.direction.DEBIT_ONLY') },
            { value: 'IN', label: t('ledger.direction.CREDIT_ONLY') },
          ],
        },
        ...transactionFields(context, account.currency, true),
      ]}
      initial={{ direction: 'OUT', day: today }}
      save={t('form.save')}
      onSave={(values, attempt) => accountChanges(context).add(account, values, attempt)}
      onClose={onClose}
    />
  );
}

function transactionFields({ language: { t } }: AccountsContext, currency: string, hasTags: boolean): readonly Field[] {
  return [
    { kind: 'amount', name: 'amount', label: t('form.amount'), currency },
    { kind: 'text', name: 'description', label: t('form.description'), longest: 255 },
    { kind: 'day', name: 'day', label: t('form.date') },
    ...(hasTags
      ? [{ kind: 'text' as const, name: 'tags', label: t('ledger.tags'), longest: 500, isOptional: true }]
      : []),
  ];
}

interface TransferProps extends AccountFormProps {
  /** Where money can go. */
  readonly others: readonly Account[];
}

/** Moves money to another account. Between two currencies it asks what arrives. */
export function Transfer({ account, others, context, onClose }: TransferProps) {
  const { t } = context.language;
  const today = useToday('accounts');
  return (
    <Form
      label={t('accounts.transfer')}
      fields={(typed) => {
        const to = others.find(({ accountId }) => accountId === typed['to']);
        return [
          {
            kind: 'choice',
            name: 'to',
            label: t('accounts.to'),
            choices: others.map(({ accountId, name }) => writtenChoice(accountId, name)),
          },
          { kind: 'amount', name: 'amount', label: t('form.amount'), currency: account.currency },
          ...(to !== undefined && to.currency !== account.currency
            ? [{ kind: 'amount' as const, name: 'received', label: t('accounts.received'), currency: to.currency }]
            : []),
          { kind: 'day', name: 'day', label: t('form.date') },
        ];
      }}
      initial={{ day: today }}
      save={t('form.save')}
      onSave={(values, attempt) => accountChanges(context).transfer(account, values, attempt)}
      onClose={onClose}
    />
  );
}

interface TransactionEditorProps extends FormProps {
  readonly transaction: AccountTransaction;
  readonly currency: string;
}

export function AccountTransactionEditor({ transaction, currency, context, onClose }: TransactionEditorProps) {
  const { t, locale } = context.language;
  const changes = accountChanges(context);
  const isLeg = typeof transaction.transferId === 'string';
  return (
    <Form
      label={t('common.change')}
      fields={transactionFields(context, currency, !isLeg)}
      initial={{
        amount: typedAmount(locale, decimalOf(Math.abs(transaction.amount))),
        description: transaction.description,
        day: transaction.occurredOn,
        tags: transaction.tags.map(({ name }) => name).join(', '),
      }}
      save={t('form.save')}
      onSave={(values, attempt) => changes.edit(transaction, currency, values, attempt)}
      onClose={onClose}
      actions={
        <ChangeButton
          label={t('form.remove')}
          action="remove"
          onPress={(attempt) => changes.remove(transaction, attempt)}
          onDone={onClose}
        />
      }
    />
  );
}
