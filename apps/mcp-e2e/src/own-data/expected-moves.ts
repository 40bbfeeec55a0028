import type { HouseholdPlan } from './household-plan';

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
