import type { MonthResult } from '../contract/month-result';
import { Said } from '../parts/said';
import { writeReais } from './locale';
import type { NameOf } from './names';
import { MONTH_WORDS } from './words';

interface TransferProps {
  readonly result: MonthResult;
  readonly names: NameOf;
}

/** What it all comes down to: who gives how much to whom. */
export function Transfer({ result, names }: TransferProps) {
  const { transfer } = result;
  const { amount, debtor_participant_id: debtor, creditor_participant_id: creditor } = transfer;
  if (debtor === null || creditor === null) {
    return (
      <section class="hero">
        <p class="hero-label">{isEmpty(result) ? MONTH_WORDS.empty : MONTH_WORDS.settled}</p>
        <p class="hero-figure">{writeReais(amount)}</p>
      </section>
    );
  }
  return (
    <section class="hero">
      <p class="hero-label">
        <strong>
          <Said text={names(debtor)} />
        </strong>{' '}
        {MONTH_WORDS.transfers}{' '}
        <strong>
          <Said text={names(creditor)} />
        </strong>
      </p>
      <p class="hero-figure">{writeReais(amount)}</p>
    </section>
  );
}

/** Whether nothing was bought; then nothing was refunded either. */
export function isEmpty({ total_gross: gross }: MonthResult): boolean {
  return /^0+\.0+$/.test(gross);
}
