import type { YearMonth } from '@bursar/calendar';

import { isMember, type Household } from './household';
import type { PayerTotals } from './payer-totals';
import { invariantViolated } from './refusals';

/** One person's month, all in cents. `balance` is positive for money to receive, negative for money to pay. */
export interface Share {
  readonly participantId: string;
  readonly paid: bigint;
  readonly due: bigint;
  readonly balance: bigint;
}

/** Who owes whom for a month; all in cents. */
export interface MonthlySplit {
  readonly month: YearMonth;
  readonly gross: bigint;
  readonly refunds: bigint;
  readonly net: bigint;
  /** In the household's order. */
  readonly shares: readonly [Share, Share];
  /** `undefined` when the two are even. */
  readonly transfer: Transfer | undefined;
}

type Balance = Pick<Share, 'participantId' | 'balance'>;

export interface Transfer {
  readonly amount: bigint;
  readonly debtorId: string;
  readonly creditorId: string;
}

/**
 * Splits a month (contract, sections 8 and 20): by halves what is split equally, an odd cent to the person who paid less
 * of it, and the rest as its shares say. The shares add up to the net total exactly. Throws `PAYER_NOT_IN_HOUSEHOLD` when another person has paid anything.
 */
export function splitMonth(month: YearMonth, household: Household, totals: readonly PayerTotals[]): MonthlySplit {
  const outsider = totals.find(({ payerId }) => !isMember(household, payerId));
  if (outsider !== undefined) {
    throw invariantViolated('PAYER_NOT_IN_HOUSEHOLD', {
      competence_month: month,
      payer_participant_id: outsider.payerId,
    });
  }
  const gross = sum(totals.map(({ purchases }) => purchases));
  const refunds = sum(totals.map((each) => each.refunds));
  const net = gross - refunds;
  const [first, second] = household;
  const ofEach = (value: (each: PayerTotals) => bigint): [bigint, bigint] => [
    sum(totals.filter(({ payerId }) => payerId === first.id).map(value)),
    sum(totals.filter(({ payerId }) => payerId === second.id).map(value)),
  ];
  const paid = ofEach((each) => each.purchases - each.refunds);
  const [own] = ofEach(({ ownShare }) => ownShare);
  const [, others] = ofEach(({ otherShare }) => otherShare);
  const firstDue = equalDueOfFirst(ofEach(({ equalNet }) => equalNet)) + own + others;
  const shares: [Share, Share] = [shareOf(first.id, paid[0], firstDue), shareOf(second.id, paid[1], net - firstDue)];
  return { month, gross, refunds, net, shares, transfer: transferOf(shares) };
}

/** With an odd net total the two have paid different amounts, since two equal ones add up to an even number. */
function equalDueOfFirst([first, second]: readonly [bigint, bigint]): bigint {
  const net = first + second;
  if (net % 2n === 0n) return net / 2n;
  return first < second ? (net + 1n) / 2n : (net - 1n) / 2n;
}

function shareOf(participantId: string, paid: bigint, due: bigint): Share {
  return { participantId, paid, due, balance: paid - due };
}

/** The transfer that makes two opposite balances even. */
export function transferOf([first, second]: readonly [Balance, Balance]): Transfer | undefined {
  if (first.balance === 0n) return undefined;
  const [debtor, creditor] = first.balance < 0n ? [first, second] : [second, first];
  return { amount: creditor.balance, debtorId: debtor.participantId, creditorId: creditor.participantId };
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
