import type { ModelSplit } from './couple-model';

/**
 * A model of what a couple's rules record, and when. It shares no code with the library: months are text, and a rule keeps
 * the months that it has recorded or skipped.
 */
export interface ModelRule {
  readonly id: string;
  amount: number;
  payer: string;
  split: ModelSplit;
  day: number;
  start: string;
  end: string | null;
  state: 'active' | 'paused' | 'ended';
  /** Ended without a month: nothing more is recorded. */
  stopped: boolean;
  pausedFrom: string | null;
  readonly skipped: { readonly from: string; readonly before: string }[];
  readonly recorded: Set<string>;
}

/** Whether a run for the month looks at the rule. */
export function isConsidered(rule: ModelRule, month: string): boolean {
  if (rule.stopped || month < rule.start || (rule.end !== null && month > rule.end)) return false;
  return rule.pausedFrom === null || month < rule.pausedFrom;
}

export function isSkippedIn({ skipped }: ModelRule, month: string): boolean {
  return skipped.some(({ from, before }) => from <= month && month < before);
}

/** Whether a run for the month would record an entry of the rule. */
export function records(rule: ModelRule, month: string, isClosed: boolean): boolean {
  return isConsidered(rule, month) && !isClosed && !rule.recorded.has(month) && !isSkippedIn(rule, month);
}

/** Whether the last month of a rule has passed, and each of its months is recorded, skipped or closed. */
export function hasRunOut(rule: ModelRule, present: string, isClosed: (month: string) => boolean): boolean {
  if (rule.state === 'ended' || rule.end === null || rule.end >= present) return false;
  for (let month = rule.start; month <= rule.end; month = next(month)) {
    if (!rule.recorded.has(month) && !isSkippedIn(rule, month) && !isClosed(month)) return false;
  }
  return true;
}

/** The published state. */
export function shownState(rule: ModelRule, present: string, isClosed: (month: string) => boolean): ModelRule['state'] {
  return hasRunOut(rule, present, isClosed) ? 'ended' : rule.state;
}

/** The day of the rule in a month, or the month's last one. */
export function dateIn({ day }: ModelRule, month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

export function next(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
