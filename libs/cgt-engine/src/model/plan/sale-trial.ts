import type { Computation } from '../compute';
import { BED_AND_BREAKFAST_DAYS, afterSameDay, type Cover } from '../match/identify';
import { matchDays, matchHistory, matchingOf, type MatchProgress } from '../match/match';
import type { Day, History } from '../normalize/day';
import type { Fraction } from '../numbers/fraction';
import { connected } from '../value/connected';
import { HoldingValuer } from '../value/holding-valuer';
import { valueAlone, valueHistories } from '../value/value';
import type { ValuedDisposal } from '../value/valued-history';
import { withSale, type PlannedSale } from './sale';

/** What the disposals of the shares that a sale touches come to with it, and what it makes a reader look at. */
export interface Trial {
  readonly disposals: readonly ValuedDisposal[];
  readonly warnings: readonly string[];
}

/** Tries a planned sale: `days` later than the last one given are left out. Throws what the calculation refuses. */
export interface SaleTrial {
  /** Tickers whose disposals a trial gives anew. */
  readonly tickers: ReadonlySet<string>;
  /** Shares in hand on the day of the sale, after its other trades. */
  readonly inHand: Fraction;
  /** From this day on, disposals are tried; earlier ones cannot change. */
  readonly firstDay: number;
  run(quantity: Fraction, lastDay?: number): Trial;
}

/**
 * Prepares trials of a sale. Only days from 30 days before it can change (TCGA 1992 s106A(5): a purchase on its day may
 * have been matched with a sale before), so the days before are worked out once.
 */
export function saleTrial({ days: histories, converter }: Computation, sale: PlannedSale, cover: Cover): SaleTrial {
  const own: History = histories.find(({ ticker }) => ticker === sale.ticker) ?? { ticker: sale.ticker, days: [] };
  const group = connected(histories, ({ days }) => days).find((members) => members.includes(own)) ?? [own];
  const others = group.filter((member) => member !== own);
  return others.length > 0 ? groupTrial(own, others, sale, cover, converter) : aloneTrial(own, sale, cover, converter);
}

function aloneTrial(own: History, sale: PlannedSale, cover: Cover, converter: Computation['converter']): SaleTrial {
  const firstDay = sale.date.epochDay - BED_AND_BREAKFAST_DAYS;
  const found = own.days.findIndex(({ date }) => date.epochDay >= firstDay);
  const start = found < 0 ? own.days.length : found;
  const progress = matchingOf(own.days);
  const valuer = new HoldingValuer(own.ticker, []);
  valueAlone(matchDays(own.days, progress, cover, start), valuer);
  const { pool, hand, past, unclaimed } = progress;
  const rest = own.days.slice(start);
  return {
    tickers: new Set([own.ticker]),
    inHand: handAfter(rest, { ...progress, index: 0, unclaimed: unclaimed.slice(start), past: [] }, sale, cover),
    firstDay,
    run(quantity, lastDay = Number.POSITIVE_INFINITY) {
      const days = withSale(rest, sale, quantity, converter).filter(({ date }) => date.epochDay <= lastDay);
      // No disposal before these days reaches the day of the sale, whose own comes first on its acquisition.
      const left = new Map(rest.map((day, index) => [day, unclaimed[start + index] as Fraction]));
      const tried = {
        index: 0,
        pool,
        hand,
        unclaimed: days.map((day) => left.get(day) ?? afterSameDay(day)),
        past: [...past],
        warnings: [],
      };
      const trial = new HoldingValuer(own.ticker, [], valuer.pool.copy());
      const matched = matchDays(days, tried, cover);
      valueAlone(matched, trial);
      return { disposals: trial.disposals, warnings: [...tried.warnings, ...trial.warnings] };
    },
  };
}

/** Spin-offs and takeovers carry costs from one share to another: all that they connect is worked out at each trial. */
function groupTrial(
  own: History,
  others: readonly History[],
  sale: PlannedSale,
  cover: Cover,
  converter: Computation['converter'],
): SaleTrial {
  return {
    tickers: new Set([own.ticker, ...others.map(({ ticker }) => ticker)]),
    inHand: handAfter(own.days, matchingOf(own.days), sale, cover),
    firstDay: Number.NEGATIVE_INFINITY,
    run(quantity) {
      const tried = [{ ticker: own.ticker, days: withSale(own.days, sale, quantity, converter) }, ...others];
      const valued = valueHistories(tried.map((history) => matchHistory(history, cover)));
      return {
        disposals: valued.flatMap(({ disposals }) => disposals),
        warnings: valued.flatMap(({ warnings }) => warnings),
      };
    },
  };
}

function handAfter(days: readonly Day[], progress: MatchProgress, { date }: PlannedSale, cover: Cover): Fraction {
  const after = days.findIndex((day) => day.date.epochDay > date.epochDay);
  matchDays(days, progress, cover, after < 0 ? days.length : after);
  return progress.hand;
}
