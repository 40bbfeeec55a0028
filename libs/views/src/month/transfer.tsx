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
export function Transfer({ result: { transfer, total_gross }, names }: TransferProps) {
  const { amount, debtor_participant_id: debtor, creditor_participant_id: creditor } = transfer;
  if (debtor === null || creditor === null) {
    const isEmpty = /^0+\.0+$/.test(total_gross);
    return (
      <section class="hero">
        <p class="hero-label">{isEmpty ? MONTH_WORDS.empty : MONTH_WORDS.settled}</p>
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
