import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { Failure } from '../components/failure';
import { UserText } from '../components/user-text';
import { Phrase, useLanguage } from '../language/language-context';
import type { NameOf } from '../month/participant-names';
import { Figure, type FigureName } from './figure';
import type { Overview, RowsCall, Transfer } from './overview-results';
import { RowsOf } from './rows-of';

interface DebtsProps {
  readonly overview: Overview;
  readonly names: NameOf;
  /** Records the recurring expenses that are due; left out where the view cannot. */
  readonly onRecord: (() => Promise<unknown>) | undefined;
  /** Where somebody owes something over all months. */
  readonly settle: ComponentChildren;
}

/**
 * Who owes whom. The month comes first, as it will be with what is not recorded yet; once the balance over all months is another,
 * because something was settled or carried over, the balance does.
 */
export function Debts({ overview, names, onRecord, settle }: DebtsProps) {
  const { t, money, month: writeMonth } = useLanguage();
  const { settlement, balance, month } = overview;
  if (settlement === null) return null;
  const isBalanceFirst = balance !== null && !isSame(balance, settlement);
  const first = isBalanceFirst ? balance : settlement;
  const isOwed = typeof balance?.debtor_participant_id === 'string';
  const { count, amount } = settlement.not_recorded;
  const monthFigure = { name: 'settlement', transfer: settlement, names, rows: settlement.rows } as const;
  return (
    <section class="hero" aria-label={t('overview.settlement')}>
      <h2 class="hero-heading">{isBalanceFirst ? t('overview.allMonths') : t('overview.settlement')}</h2>
      <Debt
        isMain
        {...(isBalanceFirst ? { ...monthFigure, name: 'balance', transfer: first, rows: balance.rows } : monthFigure)}
      />
      {isBalanceFirst && (
        <p class="hero-recorded">
          <span class="quiet">{t('overview.thisMonth', { month: writeMonth(month) })}</span> <Debt {...monthFigure} />
        </p>
      )}
      {count > 0 && (
        <p class="hero-note">
          <Phrase
            of="overview.notRecorded"
            values={{ amount: <span class="figure">{money(settlement.currency)(amount)}</span> }}
          />
        </p>
      )}
      {count > 0 && onRecord !== undefined && (
        <RecordButton
          onRecord={onRecord}
          label={t('month.record', { count, total: money(settlement.currency)(amount) })}
        />
      )}
      {isOwed && settle}
      <RowsOf section="debt" />
    </section>
  );
}

function isSame(one: Transfer, other: Transfer): boolean {
  return one.amount === other.amount && one.debtor_participant_id === other.debtor_participant_id;
}

interface DebtProps {
  readonly name: FigureName;
  readonly transfer: Transfer;
  readonly names: NameOf;
  readonly rows: RowsCall;
  readonly isMain?: boolean;
}

function Debt({ name, transfer, names, rows, isMain = false }: DebtProps) {
  const { t, money } = useLanguage();
  const { debtor_participant_id: debtor, creditor_participant_id: creditor, amount, currency } = transfer;
  const figure = {
    key: `debt ${name}`,
    title: t('overview.settlement'),
    currency,
    side: 'both',
    parts: [{ rows }],
  } as const;
  const label =
    debtor === null || creditor === null ? (
      t('month.settled')
    ) : (
      <Phrase
        of="month.owes"
        values={{ debtor: <Person name={names(debtor)} />, creditor: <Person name={names(creditor)} /> }}
      />
    );
  return (
    <>
      {isMain ? <p class="hero-label">{label}</p> : <span>{label} </span>}
      <Figure {...{ name, amount, currency, debtor, creditor, figure }} class={isMain ? 'hero-figure' : 'figure'}>
        {money(currency)(amount)}
      </Figure>
    </>
  );
}

function Person({ name }: { readonly name: string }) {
  return (
    <strong>
      <UserText text={name} />
    </strong>
  );
}

interface RecordButtonProps {
  readonly onRecord: () => Promise<unknown>;
  readonly label: string;
}

/** Records what is due, once however often it is pressed; a failure is said and can be tried again. */
function RecordButton({ onRecord, label }: RecordButtonProps) {
  const { t } = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const record = () => {
    setSaving(true);
    setFailure(undefined);
    onRecord().then(
      () => setSaving(false),
      (error: Error) => {
        setSaving(false);
        setFailure(error.message);
      },
    );
  };
  return (
    <>
      <button type="button" class="button hero-action" data-action="record" disabled={isSaving} onClick={record}>
        {isSaving ? t('settings.saving') : label}
      </button>
      {failure !== undefined && <Failure title={t('settings.notSaved')} text={failure} />}
    </>
  );
}
