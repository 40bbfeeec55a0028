/** A linear scale for lengths on screen, from round numbers to round numbers. It always has zero. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  /** Round numbers from `min` to `max`, in order. */
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** The scale of some values with about `count` steps. Floats are exact enough for pixels; printed figures are decimal text. */
export function scaleOf(values: readonly number[], count = 4): Scale {
  const finite = values.filter(Number.isFinite);
  const [low, highest] = [Math.min(0, ...finite), Math.max(0, ...finite)];
  const high = highest === low ? low + 1 : highest;
  const range = high - low;
  const power = 10 ** Math.floor(Math.log10(range / count));
  const step = power * (STEPS.find((factor) => factor * power * count >= range) ?? 10);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: Math.max(1, last - first) + 1 }, (_, index) => (first + index) * step);
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
}

/** Where a value stands between 0 (`min`) and 1 (`max`). */
export function positionOn({ min, max }: Scale, value: number): number {
  return (value - min) / (max - min);
}
