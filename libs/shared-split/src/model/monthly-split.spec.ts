import { yearMonth } from '@bursar/calendar';
import { formatMinorUnits, parseMinorUnits } from '@bursar/money';
import fc from 'fast-check';

import { refusalOf } from '../testing/expect-refusal';
import { household } from '../testing/household';
import { splitMonth } from './monthly-split';
import { addTotals, contributionOf, type PayerTotals } from './payer-totals';

const february = yearMonth('2026-02');

/** Purchases where the amount is positive, refunds where it is negative. */
function totals(payerId: string, paid: string): PayerTotals {
  const cents = parseMinorUnits(paid) ?? 0n;
  return equalTotals({ payerId, purchases: cents > 0n ? cents : 0n, refunds: cents < 0n ? -cents : 0n });
}

function equalTotals(sums: Pick<PayerTotals, 'payerId' | 'purchases' | 'refunds'>): PayerTotals {
  return { ...sums, equalNet: sums.purchases - sums.refunds, ownShare: 0n, otherShare: 0n };
}

describe('the split of a month', () => {
  it.each([
    ['80.00', '40.00', '60.00', '60.00', '20.00', '-20.00', '20.00', 'leticia', 'elias'],
    ['10.01', '0.00', '5.00', '5.01', '5.01', '-5.01', '5.01', 'leticia', 'elias'],
    ['5.00', '5.01', '5.01', '5.00', '-0.01', '0.01', '0.01', 'elias', 'leticia'],
    ['66.66', '0.01', '33.33', '33.34', '33.33', '-33.33', '33.33', 'leticia', 'elias'],
    ['-30.00', '0.00', '-15.00', '-15.00', '-15.00', '15.00', '15.00', 'elias', 'leticia'],
    ['-10.01', '0.00', '-5.00', '-5.01', '-5.01', '5.01', '5.01', 'elias', 'leticia'],
    ['0.00', '0.00', '0.00', '0.00', '0.00', '0.00', undefined, undefined, undefined],
  ])('%s and %s paid', (paidA, paidB, dueA, dueB, balanceA, balanceB, amount, debtorId, creditorId) => {
    const split = splitMonth(february, household, [totals('leticia', paidB), totals('elias', paidA)]);
    expect(
      split.shares.map(({ participantId, paid, due, balance }) => [
        participantId,
        ...[paid, due, balance].map(formatMinorUnits),
      ]),
    ).toEqual([
      ['elias', paidA, dueA, balanceA],
      ['leticia', paidB, dueB, balanceB],
    ]);
    const { transfer } = split;
    expect(transfer && { ...transfer, amount: formatMinorUnits(transfer.amount) }).toEqual(
      amount === undefined ? undefined : { amount, debtorId, creditorId },
    );
  });

  it('is zero without movements', () => {
    expect(splitMonth(february, household, [])).toMatchObject({ gross: 0n, refunds: 0n, net: 0n, transfer: undefined });
  });

  it('is refused with a third payer', () => {
    const error = refusalOf(() =>
      splitMonth(february, household, [equalTotals({ payerId: 'ana', purchases: 0n, refunds: 0n })]),
    );
    expect(error.details).toEqual({
      reason: 'PAYER_NOT_IN_HOUSEHOLD',
      competence_month: '2026-02',
      payer_participant_id: 'ana',
    });
  });

  const cents = fc.bigInt({ min: 0n, max: 10n ** 30n });
  const small = fc.bigInt({ min: 0n, max: 12n });
  const payer = fc.constantFrom('elias', 'leticia');
  const rows = fc.array(
    fc.oneof(
      fc.record({ payerId: payer, purchases: cents, refunds: cents }).map(equalTotals),
      fc.record({ payerId: payer, purchases: small, refunds: small }).map(equalTotals),
    ),
    { maxLength: 6 },
  );

  it('adds up to the cent for any amounts', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { gross, refunds, net, shares, transfer } = splitMonth(february, household, given);
        const [first, second] = shares;
        expect(gross - refunds).toBe(net);
        expect(first.paid + second.paid).toBe(net);
        expect(first.due + second.due).toBe(net);
        expect(first.balance).toBe(-second.balance);
        // After the transfer both have borne exactly their share.
        const moved = transfer?.amount ?? 0n;
        expect(moved).toBe(first.balance < 0n ? -first.balance : first.balance);
        if (transfer !== undefined)
          expect(shares.find(({ balance }) => balance < 0n)?.participantId).toBe(transfer.debtorId);
      }),
    );
  });

  it('differs by at most a cent between the two, which falls to the person who paid less', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { net, shares } = splitMonth(february, household, given);
        const [less, more] = [...shares].sort((one, other) => (one.paid < other.paid ? -1 : 1));
        expect((less?.due ?? 0n) - (more?.due ?? 0n)).toBe(net % 2n === 0n ? 0n : 1n);
      }),
    );
  });

  it('adds shares that are not equal to the halves of the rest', () => {
    const dinner = { type: 'purchase', payerId: 'leticia', amount: 10000n, payerShare: 7000n } as const;
    const bread = { type: 'purchase', payerId: 'elias', amount: 1n, payerShare: null } as const;
    const { shares } = splitMonth(
      february,
      household,
      addTotals(
        [],
        [dinner, bread].map((each) => contributionOf(each)),
      ),
    );
    expect(shares).toEqual([
      { participantId: 'elias', paid: 1n, due: 3000n, balance: -2999n },
      { participantId: 'leticia', paid: 10000n, due: 7001n, balance: 2999n },
    ]);
  });

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(rows, (given) => {
        expect(splitMonth(february, household, given)).toEqual(splitMonth(february, household, [...given].reverse()));
      }),
    );
  });
});
