import { Random } from '@bursar/finance-tools/recurring';

/** Draws for generated households, the same for the same seed. */
export class Draws extends Random {
  /** Cents between two amounts, small ones more often; many prices end in 90, 50 or 00, and some are round. */
  price(low: number, high: number): number {
    const cents = Math.round(low * (high / low) ** this.next());
    const kind = this.next();
    if (kind < 0.12) return Math.max(500, Math.round(cents / 500) * 500);
    if (kind < 0.5) return Math.max(1, Math.floor(cents / 100)) * 100 + this.pick([90, 50, 0, 95, 99]);
    return cents;
  }
}
