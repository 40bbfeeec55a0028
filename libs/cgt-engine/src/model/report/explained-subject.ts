import type { CivilDate } from '@bursar/calendar';

import type { Disposal } from '../normalize/day';
import { fraction } from '../numbers/fraction';
import { pence } from '../numbers/rounding';
import type { ValuedDisposal, ValuedTransfer } from '../value/valued-history';
import { costOf, type ValuedLeg } from '../value/valued-legs';

/** What is explained: a disposal, or shares to a spouse at neither gain nor loss. */
export interface Subject {
  readonly ticker: string;
  readonly date: CivilDate;
  readonly disposal: Disposal;
  readonly legs: readonly ValuedLeg[];
  readonly done: string;
  /** The paragraphs that the disposal itself rests on, if it is no sale. */
  readonly basis: string;
}

export function subjectOf({ day, legs, basis }: ValuedDisposal): Subject {
  const { ticker, date, disposal } = day;
  if (basis === 'takeover')
    return { ticker, date, disposal, legs, done: 'exchanged for cash', basis: 'TCGA92/S129; CG51892' };
  const isGift = disposal.sales.every(({ action }) => action === 'GIFT');
  const isPartGift = disposal.sales.some(({ action }) => action === 'GIFT');
  const done = isGift ? 'given away' : isPartGift ? 'sold or given away' : 'sold';
  return { ticker, date, disposal, legs, done, basis: isPartGift ? 'TCGA92/S17-S18' : '' };
}

/** Proceeds that are the cost: TCGA 1992 s58. The cost is rounded leg by leg, as it is published. */
export function subjectOfTransfer({ day, quantity, legs }: ValuedTransfer): Subject {
  const cost = fraction(
    legs.reduce((sum, leg) => sum + pence(costOf(leg)), 0n),
    100n,
  );
  const disposal: Disposal = { quantity, gross: cost, proceeds: cost, sales: [] };
  return {
    ticker: day.ticker,
    date: day.date,
    disposal,
    legs,
    done: 'given to the spouse',
    basis: 'TCGA92/S58; CG22202',
  };
}
