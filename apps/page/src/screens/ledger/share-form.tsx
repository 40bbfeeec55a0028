import { Phrase, UserText } from '@bursar/views/html-views';
import type { Key } from '@bursar/views/language';
import { useState } from 'preact/hooks';

import { ChangeButton } from '../../forms/change-button';
import { writtenChoice, type Field, type Values } from '../../forms/fields';
import { Form } from '../../forms/form';
import { useHousehold } from '../../shell/household-context';
import { useLedgerCurrencies } from '../../shell/ledger-currencies';
import type { LedgerContext, Transaction } from './ledger-changes';
import { shareChanges, type Shared, type Transfer } from './share-changes';

interface ShareFormProps {
  readonly transaction: Transaction;
  readonly context: LedgerContext;
  readonly onClose: () => void;
}

/** Makes a bank transaction an expense of the two. The first press says what it changes, the second stores it. */
export function ShareForm({ transaction, context, onClose }: ShareFormProps) {
  const { t } = context.language;
  const people = useHousehold().settings?.people ?? [];
  const { shared: currency } = useLedgerCurrencies();
  const [preview, setPreview] = useState<Shared>();
  const changes = shareChanges(context);
  const fields: readonly Field[] = [
    {
      ...{ kind: 'choice', name: 'payer', label: t('shared.payer') },
      choices: people.map(({ id, name }) => writtenChoice(id, name)),
    },
    {
      ...{ kind: 'amount', name: 'amount', label: t('share.amount'), currency },
      isOptional: transaction.amount.currency === currency,
    },
    { kind: 'text', name: 'description', label: t('form.description'), longest: 280, isOptional: true },
  ];
  return (
    <Form
      key="share"
      label={t('share.title')}
      fields={fields}
      initial={{}}
      save={t(preview === undefined ? 'ledger.showChanges' : 'share.save')}
      onType={() => setPreview(undefined)}
      onSave={async (values: Values) => {
        if (preview !== undefined) return changes.share(transaction, values);
        setPreview(await changes.preview(transaction, values));
        return undefined;
      }}
      onClose={onClose}
    >
      <div role="status">
        {preview !== undefined && (
          <>
            <TransferLine
              of="share.before"
              transfer={preview.settlement_before}
              currency={currency}
              context={context}
            />
            <TransferLine of="share.after" transfer={preview.settlement_after} currency={currency} context={context} />
          </>
        )}
      </div>
    </Form>
  );
}

interface TransferLineProps {
  readonly of: Key;
  readonly transfer: Transfer;
  readonly currency: string;
  readonly context: LedgerContext;
}

function TransferLine({ of, transfer, currency, context: { language } }: TransferLineProps) {
  const people = useHousehold().settings?.people ?? [];
  const name = (id: string) => <UserText text={people.find((person) => person.id === id)?.name ?? id} />;
  const { debtor_participant_id: debtor, creditor_participant_id: creditor, amount } = transfer;
  const what =
    debtor === null || creditor === null ? (
      language.t('month.nothingRecorded')
    ) : (
      <>
        <Phrase of="month.owes" values={{ debtor: name(debtor), creditor: name(creditor) }} />{' '}
        <span class="figure strong">{language.money(currency)(amount)}</span>
      </>
    );
  return (
    <p>
      <Phrase of={of} values={{ transfer: what }} />
    </p>
  );
}

/** Takes back that a bank transaction is shared. */
export function UnshareButton({ transaction, context, onClose }: ShareFormProps) {
  const { t } = context.language;
  return (
    <ChangeButton
      label={t('share.remove')}
      action="unshare"
      onPress={(attempt) => shareChanges(context).unshare(transaction, attempt)}
      onDone={onClose}
    />
  );
}
