import { addDays, civilDate } from '@bursar/calendar';

/** The entries after the day of the step before, up to the end of this one. */
export interface EntryStep {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** In ten-thousandths. */
  readonly units: bigint;
  readonly count: number;
}

/** Days from `start` to `end`, both included. */
export interface DaySpan {
  readonly start: string;
  readonly end: string;
}

/**
 * The days whose entries have to be known for steps to end on `days` too, in their order: each begins after the step or
 * the day before it. Steps end at the ends of months with entries at the latest, so each is part of one month.
 */
export function unknownSpans(steps: readonly EntryStep[], days: readonly string[]): DaySpan[] {
  const spans: DaySpan[] = [];
  let next = 0;
  let before = '';
  for (const end of [...new Set(days)].sort()) {
    while (next < steps.length && (steps[next] as EntryStep).day < end) before = (steps[next++] as EntryStep).day;
    const step = steps[next];
    const month = end.slice(0, 7);
    // Without a step in the rest of the month it has no entries.
    if (step === undefined || step.day === end || step.day.slice(0, 7) !== month) continue;
    spans.push({ start: before.slice(0, 7) === month ? addDays(civilDate(before), 1).text : `${month}-01`, end });
    before = end;
  }
  return spans;
}

/** The steps with further ones, which are parts of them: `parts` have what is booked in their spans. */
export function splitSteps(steps: readonly EntryStep[], parts: readonly EntryStep[]): EntryStep[] {
  const split: EntryStep[] = [];
  let next = 0;
  for (const step of steps) {
    let [units, count] = [step.units, step.count];
    for (; next < parts.length && (parts[next] as EntryStep).day < step.day; next += 1) {
      const part = parts[next] as EntryStep;
      split.push(part);
      units -= part.units;
      count -= part.count;
    }
    split.push({ day: step.day, units, count });
  }
  return split;
}
