import type { HouseholdPlan } from './household-plan';

/** What transfers between currencies add, by month and currency, in hundredths. */
export function exchangedIn({ accounts, transfers }: HouseholdPlan): ReadonlyMap<string, number> {
  const exchanged = new Map<string, number>();
  for (const [place, { amount, received, day: date }] of transfers.entries()) {
    const [from, to] = [accounts[place % accounts.length], accounts[(place + 1) % accounts.length]];
    if (from === undefined || to === undefined || from.currency === to.currency) continue;
    for (const [currency, cent] of [
      [from.currency, -amount],
      [to.currency, received],
    ] as const) {
      const key = `${date.slice(0, 7)} ${currency}`;
      exchanged.set(key, (exchanged.get(key) ?? 0) + cent);
    }
  }
  return exchanged;
}

/** What each paid to the other less what they received, by month and person, in cents. */
export function settledIn({ settlements }: HouseholdPlan): ReadonlyMap<string, number> {
  const settled = new Map<string, number>();
  for (const { amount, day: date, payer } of settlements) {
    const other = payer === 'elias' ? 'leticia' : 'elias';
    const paid = Math.round(Number(amount) * 100);
    for (const [person, cent] of [
      [payer, paid],
      [other, -paid],
    ] as const) {
      const key = `${date.slice(0, 7)} ${person}`;
      settled.set(key, (settled.get(key) ?? 0) + cent);
    }
  }
  return settled;
}
