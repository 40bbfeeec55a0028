import { atOnce, forecast, streamsIn } from '@bursar/finance-tools/recurring';

import { FIRST_DAY, type Household } from './household';

/** The days ahead that are judged. */
export const HORIZONS = [7, 30] as const;

const HISTORY_DAYS = 366;
/** Days between two forecasts of one household, so that they fall on all days of the month. */
const STEP_DAYS = 26;

/** One forecast of the sum of the days up to a horizon, and what came. */
export interface BandOutcome {
  readonly horizon: (typeof HORIZONS)[number];
  readonly isWithin: boolean;
  /** How far the expected sum is from the truth, and how far the same days of the month before are. */
  readonly error: number;
  readonly errorOfLastMonth: number;
  readonly width: number;
}

/** Forecasts from many days of a household, each from the rows up to that day alone. */
export function bandOutcomes({ rows }: Household): BandOutcome[] {
  const outcomes: BandOutcome[] = [];
  const last = rows.at(-1)?.day ?? 0;
  const sumOf = (from: number, until: number) =>
    rows.reduce((sum, { day, size }) => (day > from && day <= until ? sum + size : sum), 0);
  for (let asOf = FIRST_DAY + HISTORY_DAYS; asOf + 30 < last; asOf += STEP_DAYS) {
    const known = rows.filter(({ day }) => day <= asOf);
    const daily = new Map<number, number>();
    for (const { day, size } of known) daily.set(day, (daily.get(day) ?? 0) + size);
    const points = forecast({ streams: atOnce(streamsIn(known, asOf)), daily, firstDay: FIRST_DAY, asOf, days: 30 });
    for (const horizon of HORIZONS) {
      const point = points[horizon - 1];
      if (point === undefined) throw new Error('no such point');
      const truth = sumOf(asOf, asOf + horizon);
      const before = sumOf(asOf - 30, asOf - 30 + horizon);
      outcomes.push({
        horizon,
        isWithin: truth >= point.low - 0.005 && truth <= point.high + 0.005,
        error: Math.abs(truth - point.expected),
        errorOfLastMonth: Math.abs(truth - before),
        width: point.high - point.low,
      });
    }
  }
  return outcomes;
}

export interface BandFigures {
  readonly forecasts: number;
  /** The share of forecasts whose band holds the truth. */
  readonly within: number;
  /** Means. */
  readonly error: number;
  readonly errorOfLastMonth: number;
}

export function bandFigures(outcomes: readonly BandOutcome[], horizon: number): BandFigures {
  const own = outcomes.filter((outcome) => outcome.horizon === horizon);
  const mean = (part: (outcome: BandOutcome) => number) =>
    own.reduce((sum, outcome) => sum + part(outcome), 0) / own.length;
  return {
    forecasts: own.length,
    within: mean(({ isWithin }) => (isWithin ? 1 : 0)),
    error: mean(({ error }) => error),
    errorOfLastMonth: mean(({ errorOfLastMonth }) => errorOfLastMonth),
  };
}
