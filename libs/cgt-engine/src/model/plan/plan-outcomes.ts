import { addDays } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';

import type { Computation } from '../compute';
import { BED_AND_BREAKFAST_DAYS } from '../match/identify';
import { fraction, isPositive, type Fraction } from '../numbers/fraction';
import { publishDisposal, type PublishedDisposal } from '../report/disposals';
import { assess, sumsByYear, type Assessment, type SumsByYear } from '../return/assessment';
import { disposalSums, type DisposalSum } from '../return/kind-totals';
import type { ReturnFacts } from '../return/return-facts';
import { lastDayOfTaxYear, taxYearOf } from '../tax-year';
import type { ValuedDisposal } from '../value/valued-history';
import { largestWithin } from './largest-within';
import type { PlannedSale } from './sale';
import type { SaleTrial, Trial } from './sale-trial';

/** What a number of shares would come to. */
interface Outcome {
  readonly trial: Trial;
  readonly assessment: Assessment;
  /** What the sale adds to its day's disposal; pence. */
  readonly added: {
    readonly gross: bigint;
    readonly costs: bigint;
    readonly allowableCost: bigint;
    readonly net: bigint;
  };
}

/** Works out numbers of shares of one sale, each at most once. */
export class PlanOutcomes {
  readonly before: Assessment;
  readonly #sums: SumsByYear;
  readonly #own: PublishedDisposal | undefined;
  readonly #outcomes = new Map<string, Outcome>();

  constructor(
    private readonly computation: Computation,
    private readonly trial: SaleTrial,
    private readonly sale: PlannedSale,
    private readonly facts: ReturnFacts,
  ) {
    this.#sums = sumsByYear(computation, facts.year);
    this.before = assess(this.#sums, facts);
    this.#own = this.published(computation, 'summary');
  }

  /** The whole history with so many shares sold. */
  outcome(quantity: Fraction): Outcome {
    const key = `${quantity.n}/${quantity.d}`;
    const known = this.#outcomes.get(key);
    if (known !== undefined) return known;
    const outcome = this.#outcomeUntil(quantity);
    this.#outcomes.set(key, outcome);
    return outcome;
  }

  /** The largest whole number of shares with no taxable gains, or the whole holding. */
  mostWithinAllowance(): Fraction {
    const { inHand } = this.trial;
    if (!isPositive(inHand)) return fraction(0n);
    // What comes after the year's window can refuse a sale and cannot change its year.
    const lastDay = addDays(lastDayOfTaxYear(this.facts.year), BED_AND_BREAKFAST_DAYS).epochDay;
    const isPossible = (quantity: Fraction) => refused(() => this.outcome(quantity)) === undefined;
    const taxable = (quantity: Fraction) => this.#outcomeUntil(quantity, lastDay).assessment.entry.taxableGains;
    return largestWithin(inHand, { taxable, isPossible });
  }

  /** The disposal of the sale's day. */
  published({ disposals }: { readonly disposals: readonly ValuedDisposal[] }, detail: 'full' | 'summary') {
    const { ticker, date } = this.sale;
    const found = disposals.find(
      ({ day, basis }) => basis === 'sale' && day.ticker === ticker && day.date.epochDay === date.epochDay,
    );
    return found && publishDisposal(found, detail);
  }

  #outcomeUntil(quantity: Fraction, lastDay?: number): Outcome {
    const trial = this.trial.run(quantity, lastDay);
    const assessment = assess(this.#sumsWith(trial.disposals), this.facts);
    const day = this.published(trial, 'summary');
    const before = this.#own;
    const added = (figure: 'gross' | 'costs' | 'allowableCost' | 'net') =>
      (day?.[figure] ?? 0n) - (before?.[figure] ?? 0n);
    return {
      trial,
      assessment,
      added: { gross: added('gross'), costs: added('costs'), allowableCost: added('allowableCost'), net: added('net') },
    };
  }

  /** The years' sums with what a trial gives anew in place of what it had. */
  #sumsWith(disposals: readonly ValuedDisposal[]): SumsByYear {
    const { kindOf } = this.computation;
    const { tickers, firstDay } = this.trial;
    const sums = new Map<number, readonly DisposalSum[]>();
    const isTried = ({ ticker, epochDay }: DisposalSum) => tickers.has(ticker) && epochDay >= firstDay;
    for (const [year, all] of this.#sums)
      sums.set(
        year,
        all.filter((sum) => !isTried(sum)),
      );
    for (const disposal of disposals) {
      const year = taxYearOf(disposal.day.date);
      if (year <= this.facts.year) sums.set(year, [...(sums.get(year) ?? []), ...disposalSums([disposal], kindOf)]);
    }
    return new Map(
      [...sums].filter(([year, all]) => all.length > 0 || year === this.facts.year).sort(([a], [b]) => a - b),
    );
  }
}

/** What a call refuses; undefined where it does not. */
function refused(call: () => unknown): DomainError | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
