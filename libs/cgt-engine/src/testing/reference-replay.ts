import { Fraction } from './reference-fraction';
import { identify, takenByEarlier, tradingDay } from './reference-identification';
import type { Identification } from './reference-identification';
import { legsOf, partOf } from './reference-legs';
import type { Disposal, Pool, Transfer } from './reference-legs';
import type { PoundTransaction, ReferenceAction } from './reference-transaction';

export type Cover = 'held' | 'window';

export interface Refusal {
  code: string;
  date: string;
  ticker: string;
}

/** The history of one ticker, which is replayed day by day beside the others. */
export class Replay {
  readonly disposals: Disposal[] = [];
  readonly transfers: Transfer[] = [];
  /** The first day whose quantities cannot be, if there is one; the replay ends there. */
  readonly quantityRefusals: Refusal[] = [];
  /** Days whose capital return or accumulation cannot be; the replay goes on, as these rank behind quantities. */
  readonly valueRefusals: Refusal[] = [];
  pool: Pool = { quantity: Fraction.zero, cost: Fraction.zero };
  /** Bought less sold: other than the pool, it is without shares that are sold and matched with later purchases. */
  inHand = Fraction.zero;
  private readonly identifications: Identification[];

  constructor(
    readonly ticker: string,
    private readonly rows: PoundTransaction[],
    private readonly cover: Cover,
  ) {
    this.identifications = identify(rows);
  }

  get hasEnded(): boolean {
    return this.quantityRefusals.length > 0;
  }

  on(date: string, action: ReferenceAction): PoundTransaction[] {
    return this.rows.filter((row) => row.date === date && row.action === action);
  }

  refuse(code: string, date: string): void {
    this.quantityRefusals.push({ code, date, ticker: this.ticker });
  }

  /** What comes before spin-offs and takeovers; `received` are the shares that those bring on this day. */
  open(date: string, received: Fraction): void {
    if (this.hasEnded) return;
    this.reorganise(date, 'OPEN');
    if (this.hasEnded) return;

    // Rights are part of the original holding (TCGA92/S127-S128).
    const rights = this.on(date, 'RIGHTS');
    const shares = Fraction.sum(rights.map((row) => row.quantity));
    const isEmpty = this.pool.quantity.plus(received).isZero();
    if (rights.length > 0 && isEmpty) return this.refuse('EVENT_WITHOUT_HOLDING', date);
    this.join(shares, Fraction.sum(rights.map((row) => row.worth.plus(row.fees))));
    this.inHand = this.inHand.plus(shares);

    const leaving = [...this.on(date, 'SPINOFF'), ...this.on(date, 'TAKEOVER')];
    if (leaving.length > 0 && isEmpty) return this.refuse('EVENT_WITHOUT_HOLDING', date);
    const hand = this.inHand.plus(received);
    const isPriced = this.on(date, 'SPINOFF').some(({ prices }) => prices !== undefined);
    if (isPriced && !hand.isPositive()) this.refuse('EVENT_WITHOUT_HOLDING', date);
  }

  join(quantity: Fraction, cost: Fraction): void {
    this.pool = { quantity: this.pool.quantity.plus(quantity), cost: this.pool.cost.plus(cost) };
  }

  /** What comes after spin-offs and takeovers. */
  trade(date: string): void {
    if (this.hasEnded) return;
    const refusal = (code: string): Refusal => ({ code, date, ticker: this.ticker });

    // A distribution that is no income is deducted from the cost, as far as that goes (TCGA92/S122(2) and (4)).
    const capitalReturns = this.on(date, 'CAPRETURN');
    if (capitalReturns.length > 0) {
      this.deduct(Fraction.sum(capitalReturns.map((row) => row.total.minus(row.fees))), date);
    }

    // Income kept inside the fund is expenditure on the units (TCGA92/S99B, CG57707).
    const accumulated = Fraction.sum(this.on(date, 'ACCUMULATION').map((row) => row.total));
    if (accumulated.isPositive()) {
      if (this.pool.quantity.isZero()) this.valueRefusals.push(refusal('ACCUMULATION_WITHOUT_HOLDING'));
      else this.join(Fraction.zero, accumulated);
    }

    const { bought, cost, sold, toSpouse } = tradingDay(this.rows, date);
    const disposed = sold.plus(toSpouse);
    const taken = takenByEarlier(this.identifications, date);
    const identification = this.identifications.find((candidate) => candidate.disposalDate === date);

    if (identification !== undefined && !this.isCovered(identification, disposed, bought.minus(taken))) {
      return this.refuse('DISPOSAL_EXCEEDS_HOLDING', date);
    }
    if (identification !== undefined) this.dispose(identification);
    if (bought.isPositive()) {
      // Shares matched with a disposal never enter the pool (TCGA92/S105(3), S106A(5ZA)); what is left of the day does.
      const left = bought.minus(Fraction.min(bought, disposed)).minus(taken);
      this.join(left, cost.times(left).over(bought));
    }
    this.inHand = this.inHand.plus(bought).minus(disposed);

    // Excess reportable income is expenditure on the units (SI 2009/3001 reg. 99).
    const reported = this.on(date, 'ERI');
    if (reported.length > 0) {
      if (this.pool.quantity.isZero()) return this.refuse('EVENT_WITHOUT_HOLDING', date);
      this.join(Fraction.zero, Fraction.sum(reported.map((row) => row.total)));
    }
    this.reorganise(date, 'CLOSE');
  }

  /**
   * Shares nobody holds cannot be sold: later purchases do not make a sale good, unless those of the next 30 days are
   * asked to (TCGA92/S106A(5)) and leave no more than the pool has.
   */
  private isCovered({ fromPool }: Identification, disposed: Fraction, free: Fraction): boolean {
    if (!disposed.exceeds(free.plus(this.pool.quantity))) return true;
    return this.cover === 'window' && !fromPool.exceeds(this.pool.quantity);
  }

  private dispose(identification: Identification): void {
    const { ticker } = this;
    const { disposalDate: date } = identification;
    const { sold, toSpouse, gross, proceeds } = tradingDay(this.rows, date);
    const legs = legsOf(this.rows, identification, this.pool);
    const part = sold.over(sold.plus(toSpouse));
    if (sold.isPositive()) {
      const own = partOf(legs, part, Fraction.zero, proceeds, sold);
      this.disposals.push({ date, ticker, quantity: sold, gross, proceeds, legs: own });
    }
    if (toSpouse.isPositive()) {
      const own = partOf(legs, Fraction.one.minus(part), part, Fraction.zero, toSpouse);
      this.transfers.push({ date, ticker, quantity: toSpouse, legs: own });
    }
    this.pool = legs.find((leg) => leg.pool !== undefined)?.pool?.after ?? this.pool;
  }

  /** Takes money off the cost, which cannot go below nothing. */
  deduct(net: Fraction, date: string): void {
    const isTooMuch = this.pool.quantity.isZero() || net.exceeds(this.pool.cost);
    if (isTooMuch) this.valueRefusals.push({ code: 'CAPRETURN_EXCEEDS_COST', date, ticker: this.ticker });
    else this.pool = { quantity: this.pool.quantity, cost: this.pool.cost.minus(net) };
  }

  /**
   * A reorganisation changes the number of shares, and is no disposal (TCGA92/S126-S127, CG51805). Without a word it
   * stands at the end of its day. It is refused if it would leave a fraction of whole shares, or no share beside cash.
   */
  private reorganise(date: string, time: 'OPEN' | 'CLOSE'): void {
    const today = this.rows.filter((row) => row.date === date && (row.when ?? 'CLOSE') === time);
    for (const row of today.filter(({ action }) => action === 'SPLIT' || action === 'UNSPLIT')) {
      const ratio = row.action === 'SPLIT' ? row.ratio : Fraction.one.over(row.ratio);
      const quantity = this.pool.quantity.times(ratio);
      const isBroken = this.pool.quantity.isWhole() && !quantity.isWhole();
      if (row.action === 'UNSPLIT' && isBroken) return this.refuse('UNSPLIT_INDIVISIBLE', date);
      const exact = this.inHand.times(ratio);
      const lost = row.cash === undefined || !exact.isPositive() ? Fraction.zero : exact.minus(exact.wholePart());
      const isAllLost = row.cash !== undefined && exact.isPositive() && exact.wholePart().isZero();
      if (isAllLost) return this.refuse('UNSPLIT_INDIVISIBLE', date);
      // Cash for the fraction is deducted like a small distribution (TCGA92/S122(2)).
      if (row.cash !== undefined) this.deduct(row.cash, date);
      this.pool = { quantity: quantity.minus(lost), cost: this.pool.cost };
      this.inHand = exact.minus(lost);
    }
  }
}
