import { UserText } from '../components/user-text';
import { useLedgerCurrency } from '../format/ledger-currency';
import { Phrase, useLanguage } from '../language/language-context';
import { CURRENCY } from './month-facts';
import type { MonthSummary } from './month-results';
import type { NameOf } from './participant-names';
import type { Pending } from './pending';

interface SettlementProps {
  readonly summary: MonthSummary;
  readonly pending: Pending | undefined;
  readonly names: NameOf;
  /** Records what is pending; left out where the view cannot. */
  readonly onRecord: (() => void) | undefined;
}

/**
 * The transfer that settles the month: who pays how much to whom. While something is pending, the expected transfer comes
 * first, and the recorded one second.
 */
export function Settlement({ summary, pending, names, onRecord }: SettlementProps) {
  const { t, money } = useLanguage();
  const currency = useLedgerCurrency(CURRENCY);
  if (pending === undefined) {
    return (
      <section class="hero">
        {isEmpty(summary) ? (
          <p class="hero-label">{t('month.empty')}</p>
        ) : (
          <Transfer transfer={summary.transfer} names={names} even={t('month.settled')} />
        )}
      </section>
    );
  }
  return (
    <section class="hero">
      <Transfer transfer={pending.transfer} names={names} even={t('month.settled')} />
      <p class="hero-note">{t('month.expected')}</p>
      <p class="hero-recorded">
        <Phrase
          of="month.recorded"
          values={{ transfer: <RecordedTransfer transfer={summary.transfer} names={names} /> }}
        />
      </p>
      {onRecord !== undefined && (
        <button type="button" class="button hero-action" onClick={onRecord}>
          {t('month.record', { count: pending.count, total: money(currency)(pending.total) })}
        </button>
      )}
    </section>
  );
}

interface TransferProps {
  readonly transfer: MonthSummary['transfer'];
  readonly names: NameOf;
}

function Transfer({ transfer, names, even }: TransferProps & { readonly even: string }) {
  const { money } = useLanguage();
  const currency = useLedgerCurrency(CURRENCY);
  const { amount, debtor_participant_id: debtor, creditor_participant_id: creditor } = transfer;
  return (
    <>
      <p class="hero-label">
        {debtor === null || creditor === null ? (
          even
        ) : (
          <Phrase
            of="month.owes"
            values={{ debtor: <Person name={names(debtor)} />, creditor: <Person name={names(creditor)} /> }}
          />
        )}
      </p>
      <p
        class="hero-figure"
        data-figure="settlement"
        data-amount={amount}
        data-currency={currency}
        data-debtor={debtor ?? ''}
        data-creditor={creditor ?? ''}
      >
        {money(currency)(amount)}
      </p>
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

function RecordedTransfer({ transfer, names }: TransferProps) {
  const { t, money } = useLanguage();
  const currency = useLedgerCurrency(CURRENCY);
  const { amount, debtor_participant_id: debtor, creditor_participant_id: creditor } = transfer;
  if (debtor === null || creditor === null) return <>{t('month.nothingRecorded')}</>;
  return (
    <>
      <Phrase
        of="month.owes"
        values={{ debtor: <UserText text={names(debtor)} />, creditor: <UserText text={names(creditor)} /> }}
      />{' '}
      <span class="figure">{money(currency)(amount)}</span>
    </>
  );
}

/** Whether the month has no purchases, and so no refunds. */
export function isEmpty({ total_gross: gross }: MonthSummary): boolean {
  return /^0+\.0+$/.test(gross);
}
