/**
 * A model of a couple's accounts that shares no code with the library: a list of entries, refunds with their purchase, and
 * payments. Amounts are cents as numbers, small enough to be exact.
 */
export interface ModelEntry {
  readonly key: number;
  type: 'purchase' | 'refund';
  month: string;
  payer: string;
  amount: number;
  split: ModelSplit;
  /** The key of the purchase of a refund. */
  readonly of: number | undefined;
  counts: boolean;
}

/** By person, in the form of requests. */
export type ModelSplit =
  | { readonly type: 'equal' | 'only_payer' | 'only_other' }
  | { readonly type: 'weights'; readonly weights: Readonly<Record<string, number>> }
  | { readonly type: 'exact'; readonly shares: Readonly<Record<string, string>> };

export interface ModelPayment {
  readonly payer: string;
  readonly amount: number;
  readonly month: string;
  readonly kind: 'payment' | 'opening';
  counts: boolean;
}

export const [A, B] = ['elias', 'leticia'] as const;
export const otherOf = (person: string) => (person === A ? B : A);

export interface ModelMonth {
  readonly gross: number;
  readonly refunds: number;
  readonly paid: Readonly<Record<string, number>>;
  readonly due: Readonly<Record<string, number>>;
}

/** What each person bears of an entry that is not split equally; signs as of the entry's type. */
function ownShares(entry: ModelEntry, purchase: ModelEntry): Record<string, number> {
  const { split } = purchase;
  const buyer = purchase.payer;
  if (split.type === 'only_payer') return { [buyer]: entry.amount, [otherOf(buyer)]: 0 };
  if (split.type === 'only_other') return { [buyer]: 0, [otherOf(buyer)]: entry.amount };
  const parts = split.type === 'weights' ? split.weights : split.type === 'exact' ? centsOf(split.shares) : {};
  const whole = (parts[A] ?? 0) + (parts[B] ?? 0);
  const exact = (person: string) => BigInt(entry.amount) * BigInt(parts[person] ?? 0);
  const floor = (person: string) => Number(exact(person) / BigInt(whole));
  const rest = (person: string) => exact(person) % BigInt(whole);
  const shares = { [A]: floor(A), [B]: floor(B) };
  const left = entry.amount - floor(A) - floor(B);
  const winner = rest(A) > rest(B) ? A : rest(B) > rest(A) ? B : otherOf(buyer);
  shares[winner] = (shares[winner] ?? 0) + left;
  return shares;
}

export function centsOf(shares: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(Object.entries(shares).map(([id, text]) => [id, Math.round(Number(text) * 100)]));
}

export function modelMonth(entries: readonly ModelEntry[], month: string): ModelMonth {
  const counted = entries.filter((entry) => entry.counts && entry.month === month);
  const paid: Record<string, number> = { [A]: 0, [B]: 0 };
  const equal: Record<string, number> = { [A]: 0, [B]: 0 };
  const due: Record<string, number> = { [A]: 0, [B]: 0 };
  let [gross, refunds] = [0, 0];
  for (const entry of counted) {
    const sign = entry.type === 'purchase' ? 1 : -1;
    if (sign > 0) gross += entry.amount;
    else refunds += entry.amount;
    paid[entry.payer] = (paid[entry.payer] ?? 0) + sign * entry.amount;
    const purchase = entries.find(({ key }) => key === entry.of) ?? entry;
    if (purchase.split.type === 'equal') equal[entry.payer] = (equal[entry.payer] ?? 0) + sign * entry.amount;
    else {
      const shares = ownShares(entry, purchase);
      for (const person of [A, B]) due[person] = (due[person] ?? 0) + sign * (shares[person] ?? 0);
    }
  }
  const net = (equal[A] ?? 0) + (equal[B] ?? 0);
  // The half of the person who paid less is the larger one.
  const less = (equal[A] ?? 0) < (equal[B] ?? 0) ? A : B;
  const larger = Math.ceil(net / 2);
  due[less] = (due[less] ?? 0) + larger;
  due[otherOf(less)] = (due[otherOf(less)] ?? 0) + (net - larger);
  return { gross, refunds, paid, due };
}

/** The balance of the first person through a month, and what it consists of. */
export function modelBalance(entries: readonly ModelEntry[], payments: readonly ModelPayment[], through: string) {
  const months = [...new Set(entries.filter(({ counts }) => counts).map(({ month }) => month))].filter(
    (month) => month <= through,
  );
  const net = months.reduce((sum, month) => {
    const { paid, due } = modelMonth(entries, month);
    return sum + (paid[A] ?? 0) - (due[A] ?? 0);
  }, 0);
  const signed = (kind: ModelPayment['kind']) =>
    payments
      .filter((payment) => payment.counts && payment.kind === kind && payment.month <= through)
      .reduce((sum, { payer, amount }) => sum + (payer === A ? amount : -amount), 0);
  const [opening, settled] = [signed('opening'), signed('payment')];
  return { months: months.length, opening, net, settled, balance: opening + net + settled };
}
