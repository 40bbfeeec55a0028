import type { DisposalDay } from '../normalize/day';
import { add, divide, isPositive, multiply, proportion, subtract, ONE, type Fraction } from '../numbers/fraction';
import type { Leg, MatchedDay } from '../match/legs';
import { moneyText, pence, penceOf } from '../numbers/rounding';
import { taxYearOf } from '../tax-year';
import { Pool } from './pool';
import type { ValuedDisposal, ValuedHistory, ValuedTransfer } from './valued-history';
import { gainOf, type ValuedLeg } from './valued-legs';

/** One ticker's pool and what its days come to, a day at a time. */
export class HoldingValuer {
  readonly disposals: ValuedDisposal[] = [];
  private readonly yearEnds: ValuedHistory['yearEnds'][number][] = [];
  private year: number | undefined;
  private readonly transfers: ValuedTransfer[] = [];
  readonly warnings: string[];

  constructor(
    readonly ticker: string,
    warnings: readonly string[],
    readonly pool = new Pool(),
  ) {
    this.warnings = [...warnings];
  }

  /** What comes before the day's spin-offs and takeovers. */
  open({ day, opening }: MatchedDay): void {
    this.#begin(day);
    if (opening !== undefined) this.pool.reorganise(day, opening, day.opening?.splits?.cash, this.warnings);
    const rights = day.opening?.rights;
    if (rights !== undefined) this.pool.join(rights.quantity, rights.cost);
  }

  /** The day's value events, trades, reported income and closing reorganisations. */
  trade({ day, legs, joined, closing }: MatchedDay): void {
    this.#begin(day);
    if (day.capitalReturned !== undefined) this.pool.returnCapital(day, day.capitalReturned, this.warnings);
    if (day.accumulated !== undefined) this.pool.accumulate(day, day.accumulated);
    if (legs.length > 0) this.#dispose(day, legs);
    if (day.acquisition !== undefined && isPositive(joined)) {
      this.pool.join(joined, proportion(day.acquisition.cost, joined, day.acquisition.quantity));
    }
    if (day.reportedIncome !== undefined) this.pool.accumulate(day, day.reportedIncome);
    if (closing !== undefined) this.pool.reorganise(day, closing, day.closing?.cash, this.warnings);
  }

  history(): ValuedHistory {
    const { ticker, disposals, transfers, yearEnds, warnings } = this;
    const holding = this.pool.state();
    const last = this.year === undefined ? [] : [{ year: this.year, pool: holding }];
    return { ticker, disposals, transfers, holding, yearEnds: [...yearEnds, ...last], warnings };
  }

  /** Keeps the pool as it stood when a tax year ended. */
  #begin({ date }: MatchedDay['day']): void {
    const year = taxYearOf(date);
    if (year === this.year) return;
    if (this.year !== undefined) this.yearEnds.push({ year: this.year, pool: this.pool.state() });
    this.year = year;
  }

  #dispose(day: MatchedDay['day'], legs: readonly Leg[]): void {
    const { disposal, toSpouse } = day;
    if (toSpouse === undefined) {
      this.#sell(day as DisposalDay, legs);
    } else if (disposal === undefined) {
      this.transfers.push({ day, quantity: toSpouse, legs: legs.map((leg) => this.#valued(leg)) });
    } else {
      // One disposal of the day (TCGA 1992 s105(1)(a)): sale and transfer have the same part of every leg.
      const sold = divide(disposal.quantity, add(disposal.quantity, toSpouse));
      this.#sell(
        day as DisposalDay,
        legs.map((leg) => partOf(leg, sold)),
      );
      const given = subtract(ONE, sold);
      this.transfers.push({ day, quantity: toSpouse, legs: legs.map((leg) => this.#valued(partOf(leg, given))) });
    }
  }

  #sell(day: DisposalDay, legs: readonly Leg[]): void {
    const disposal: ValuedDisposal = { day, legs: legs.map((leg) => this.#valued(leg)), basis: 'sale' };
    this.disposals.push(disposal);
    if (day.disposal.sales.some(({ action }) => action === 'GIFT')) this.#warnOfGift(disposal);
  }

  #valued(leg: Leg): ValuedLeg {
    return leg.rule === 'Section104' ? this.pool.take(leg) : leg;
  }

  /** TCGA 1992 s18(3): a loss on a disposal to a connected person counts only against gains on disposals to them. */
  #warnOfGift({ day, legs }: ValuedDisposal): void {
    const { ticker, date, disposal } = day;
    const isLoss = legs.reduce((sum, leg) => sum + pence(gainOf(leg, disposal)), 0n) < 0n;
    if (!isLoss) return;
    this.warnings.push(
      `The gift of ${ticker} on ${date.text} (proceeds ${moneyText(penceOf(disposal.proceeds))}) makes a loss: if it went to a ` +
        'connected person, the loss counts only against gains on disposals to that person (TCGA 1992 s18(3)).',
    );
  }
}

function partOf(leg: Leg, part: Fraction): Leg {
  const quantity = multiply(leg.quantity, part);
  return leg.rule === 'Section104'
    ? { ...leg, quantity }
    : { ...leg, quantity, acquired: multiply(leg.acquired, part) };
}
