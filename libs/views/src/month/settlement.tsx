import { UserText } from '../components/user-text';
import { writeReais } from './locale';
import { MONTH_MESSAGES } from './messages';
import type { MonthSummary } from './month-results';
import type { NameOf } from './participant-names';

interface SettlementProps {
  readonly summary: MonthSummary;
  readonly names: NameOf;
}

/** The transfer that settles the month: who pays how much to whom. */
export function Settlement({ summary, names }: SettlementProps) {
  const { transfer } = summary;
  const { amount, debtor_participant_id: debtor, creditor_participant_id: creditor } = transfer;
  if (debtor === null || creditor === null) {
    return (
      <section class="hero">
        <p class="hero-label">{isEmpty(summary) ? MONTH_MESSAGES.empty : MONTH_MESSAGES.settled}</p>
        <p class="hero-figure">{writeReais(amount)}</p>
      </section>
    );
  }
  return (
    <section class="hero">
      <p class="hero-label">
        <strong>
          <UserText text={names(debtor)} />
        </strong>{' '}
        {MONTH_MESSAGES.transfers}{' '}
        <strong>
          <UserText text={names(creditor)} />
        </strong>
      </p>
      <p class="hero-figure">{writeReais(amount)}</p>
    </section>
  );
}

/** Whether the month has no purchases, and so no refunds. */
export function isEmpty({ total_gross: gross }: MonthSummary): boolean {
  return /^0+\.0+$/.test(gross);
}
