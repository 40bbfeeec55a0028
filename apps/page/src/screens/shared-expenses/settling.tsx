import {
  AsyncSection,
  Phrase,
  Row,
  Rows,
  useLanguage,
  UserText,
  useToolResult,
  type CallTool,
  type ToolResults,
} from '@bursar/views/html-views';
import type { ComponentChildren } from 'preact';

import { useChanges } from '../../changes/changes';
import { useLedgerCurrencies } from '../../shell/ledger-currencies';
import { sharedDay, useToday } from '../../shell/ledger-today';
import { typedAmount } from '../../forms/amount';
import { ChangeButton } from '../../forms/change-button';
import { writtenChoice } from '../../forms/fields';
import { Form } from '../../forms/form';
import { sharedChanges, type SharedContext } from './shared-changes';

interface SettleUpProps {
  /** What is owed through it is filled in; empty for the present one. */
  readonly month: string;
  readonly context: SharedContext;
  readonly onClose: () => void;
}

/** Records that one paid the other. What is owed is filled in. */
export function SettleUp({ month, context, onClose }: SettleUpProps) {
  const { callTool } = context;
  const balance = useToolResult(callTool, 'get_balance', month === '' ? {} : { through_competence_month: month });
  return (
    <AsyncSection state={balance}>
      {({ transfer }) => <SettleForm transfer={transfer} context={context} onClose={onClose} />}
    </AsyncSection>
  );
}

interface SettleFormProps extends Pick<SettleUpProps, 'context' | 'onClose'> {
  readonly transfer: ToolResults['get_balance']['transfer'];
}

function SettleForm({ transfer, context, onClose }: SettleFormProps) {
  const { language, people, currency } = context;
  const { t, locale } = language;
  const today = useToday('shared');
  const { debtor_participant_id: debtor, amount } = transfer;
  return (
    <Form
      label={t('shared.settle')}
      fields={[
        { kind: 'amount', name: 'amount', label: t('form.amount'), currency },
        {
          kind: 'choice',
          name: 'payer',
          label: t('shared.payingPerson'),
          choices: people.map(({ id, name }) => writtenChoice(id, name)),
        },
        { kind: 'day', name: 'day', label: t('form.date') },
        { kind: 'text', name: 'description', label: t('form.note'), longest: 280, isOptional: true },
      ]}
      initial={{
        amount: debtor === null ? '' : typedAmount(locale, amount),
        payer: debtor ?? '',
        day: today,
      }}
      save={t('shared.saveSettlement')}
      onSave={sharedChanges(context).settle}
      onClose={onClose}
    />
  );
}

interface SettlementsProps {
  readonly month: string;
  readonly callTool: CallTool;
  readonly nameOf: (id: string) => string;
  /** Shows what it is given for the person who uses this device; left out where nothing can be changed. */
  readonly asPerson: ((content: (context: SharedContext) => ComponentChildren) => ComponentChildren) | undefined;
}

/** What is owed over all months, and what was paid of it. */
export function Settlements({ month, callTool, ...rest }: SettlementsProps) {
  const { version } = useChanges();
  const balance = useToolResult(callTool, 'get_balance', { through_competence_month: month }, undefined, version);
  return <AsyncSection state={balance}>{(result) => <SettlementList balance={result} {...rest} />}</AsyncSection>;
}

interface SettlementListProps extends Pick<SettlementsProps, 'nameOf' | 'asPerson'> {
  readonly balance: ToolResults['get_balance'];
}

function SettlementList({ balance, nameOf, asPerson }: SettlementListProps) {
  const { t, money, shortDay, month } = useLanguage();
  const { transfer, settlements, through_competence_month: through } = balance;
  const { debtor_participant_id: debtor, creditor_participant_id: creditor } = transfer;
  const { shared: currency } = useLedgerCurrencies();
  const write = money(currency);
  if (settlements.items.length === 0) return null;
  return (
    <section aria-labelledby="settlements">
      <h2 id="settlements">{t('shared.settlements')}</h2>
      <p
        data-figure="balance"
        data-amount={transfer.amount}
        data-currency={currency}
        data-debtor={debtor ?? ''}
        data-creditor={creditor ?? ''}
      >
        {t('shared.balanceThrough', { month: month(through) })}{' '}
        {debtor === null || creditor === null ? (
          t('month.nothingRecorded')
        ) : (
          <>
            <Phrase
              of="month.owes"
              values={{ debtor: <UserText text={nameOf(debtor)} />, creditor: <UserText text={nameOf(creditor)} /> }}
            />{' '}
            <span class="figure strong">{write(transfer.amount)}</span>
          </>
        )}
      </p>
      <Rows heads={[t('month.day'), t('month.what'), t('month.amount')]} isEditable={asPerson !== undefined}>
        {settlements.items.map((item) => (
          <Row
            key={item.id}
            id={item.id}
            when={shortDay(sharedDay(item.occurred_at))}
            what={
              <Phrase
                of={item.kind === 'opening' ? 'shared.opening' : 'shared.paid'}
                values={{
                  payer: <UserText text={nameOf(item.payer_participant_id)} />,
                  receiver: <UserText text={nameOf(item.receiver_participant_id)} />,
                }}
              />
            }
            notes={item.description === null ? [] : [<UserText key="note" text={item.description} />]}
            amount={write(item.amount)}
            value={{ amount: item.amount, currency }}
            editor={
              asPerson &&
              ((close) =>
                asPerson((context) => (
                  <p class="actions">
                    <ChangeButton
                      label={t('form.remove')}
                      action="remove"
                      onPress={() => sharedChanges(context).remove(item)}
                      onDone={close}
                    />
                  </p>
                )))
            }
          />
        ))}
      </Rows>
    </section>
  );
}
