import type { Couple } from './couple';
import { A, B, centsOf, modelBalance, modelMonth, otherOf, type ModelEntry, type ModelPayment } from './couple-model';
import { cents, MONTH_BEFORE, MONTHS } from './couple-steps';

/** What the library has to answer besides what entries and payments say. */
export interface Besides {
  /** What a run for a month would record now, by month; nothing where it is left out. */
  readonly pendingIn?: (month: string) => readonly ModelEntry[];
  /** The balance of the first person when a month was closed; `undefined` for an open month. */
  readonly closedBalanceOf?: (month: string) => number | undefined;
}

/** Expects of the library the months, balances and lists that the model has. */
export async function compareCouple(
  { calls, entries, payments }: Pick<Couple, 'calls' | 'entries'> & { readonly payments: readonly ModelPayment[] },
  { pendingIn = () => [], closedBalanceOf = () => undefined }: Besides = {},
): Promise<void> {
  let pendingThrough = pendingIn(MONTH_BEFORE);
  const closed: string[] = [];
  const expectedMonths: object[] = [];
  for (const month of MONTHS) {
    const pending = pendingIn(month);
    pendingThrough = [...pendingThrough, ...pending];
    const closedBalance = closedBalanceOf(month);
    if (closedBalance !== undefined) closed.push(month);
    const changedBy = cents(closedBalance === undefined ? 0 : netOf(entries, month) - closedBalance);

    const answer = await calls.month(month);
    expect(answer.month).toEqual({ competence_month: month, ...monthOf(entries, month) });
    expect(answer.closed).toEqual(
      closedBalance === undefined
        ? undefined
        : expect.objectContaining({ closed_transfer: transferOf(closedBalance), changed_by: changedBy }),
    );
    expect(answer.pending).toEqual(
      pending.length === 0
        ? undefined
        : { ...sumsOf(pending), items: expect.anything(), projected: monthOf([...entries, ...pending], month) },
    );

    const isListed = closedBalance !== undefined || entries.some((entry) => entry.counts && entry.month === month);
    if (isListed) {
      const transfer = transferOf(netOf(entries, month));
      expectedMonths.unshift({ competence_month: month, transfer, changed_by: changedBy });
    }
    expect(await calls.balance({ through_competence_month: month })).toMatchObject({
      ...balanceThrough(entries, month),
      months: { total: expectedMonths.length, items: expectedMonths },
      pending:
        pendingThrough.length === 0
          ? null
          : { ...sumsOf(pendingThrough), projected: balanceThrough([...entries, ...pendingThrough], month) },
    });
    await compareList(month);
  }

  function balanceThrough(some: readonly ModelEntry[], month: string) {
    const model = modelBalance(some, payments, month);
    const person = (id: string, sign: number) => ({
      participant_id: id,
      opening: cents(sign * model.opening),
      net_total: cents(sign * model.net),
      settled_total: cents(sign * model.settled),
      balance: cents(sign * model.balance),
    });
    return { participants: [person(A, 1), person(B, -1)], transfer: transferOf(model.balance) };
  }

  /** The listed shares add up to what the month says of everything that is not split equally. */
  async function compareList(month: string): Promise<void> {
    const { items, total } = await calls.movements(month, { details: true, limit: 200 });
    expect(total).toBe(entries.filter((entry) => entry.counts && entry.month === month).length);
    for (const { amount: written, shares = {}, status } of items) {
      expect(status).toBe('active');
      const parts = centsOf(shares);
      expect((parts[A] ?? 0) + (parts[B] ?? 0)).toBe(centsOf({ written })['written']);
    }
  }
}

/** What the first person has to receive for a month. */
export function netOf(entries: readonly ModelEntry[], month: string): number {
  const { paid, due } = modelMonth(entries, month);
  return (paid[A] ?? 0) - (due[A] ?? 0);
}

function monthOf(entries: readonly ModelEntry[], month: string) {
  const { gross, refunds, paid, due } = modelMonth(entries, month);
  return {
    total_gross: cents(gross),
    total_refunds: cents(refunds),
    total_net: cents(gross - refunds),
    participants: [A, B].map((id) => ({
      participant_id: id,
      paid_total: cents(paid[id] ?? 0),
      share_due: cents(due[id] ?? 0),
      net_balance: cents((paid[id] ?? 0) - (due[id] ?? 0)),
    })),
    transfer: transferOf(netOf(entries, month)),
  };
}

function sumsOf(pending: readonly ModelEntry[]) {
  return { count: pending.length, total: cents(pending.reduce((sum, { amount }) => sum + amount, 0)) };
}

function transferOf(balance: number) {
  if (balance === 0) return { amount: '0.00', debtor_participant_id: null, creditor_participant_id: null };
  const debtor = balance < 0 ? A : B;
  return {
    amount: cents(Math.abs(balance)),
    debtor_participant_id: debtor,
    creditor_participant_id: otherOf(debtor),
  };
}
