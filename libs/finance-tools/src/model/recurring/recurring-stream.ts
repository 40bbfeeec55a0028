import { units, type Decimal } from '../decimal';
import { CADENCE_RULES, LAPSED_AFTER, type Cadence } from './cadences';
import type { Chain } from './chain';
import { fitSchedule } from './fit-schedule';
import type { RecurringRow } from './recurring-row';
import { dueDay, nearestSlot, type Schedule } from './schedule';
import { streamAmounts, timesAmount, type StreamAmounts } from './stream-amounts';

export const STREAM_STATES = ['active', 'late', 'lapsed'] as const;

export type StreamState = (typeof STREAM_STATES)[number];

/** Payments that come again. */
export interface RecurringStream {
  /** The same as long as the first transaction is. */
  readonly id: string;
  readonly cadence: Cadence;
  /** Oldest first. */
  readonly rows: readonly RecurringRow[];
  readonly missed: number;
  readonly amounts: StreamAmounts;
  readonly yearlyAmount: Decimal;
  readonly state: StreamState;
  readonly schedule: Schedule;
  /** The number of the next due day in the schedule. */
  readonly nextSlot: number;
  /** The day on which the next payment is due, which may be past. */
  readonly nextDay: number;
}

export function streamOf(chain: Chain<RecurringRow>, asOf: number): RecurringStream {
  const rows = chain.hits.map(({ row }) => row);
  const [first] = rows as [RecurringRow];
  const { schedule, nextSlot, nextDay } = nextDue(chain);
  const amounts = streamAmounts(rows);
  return {
    id: `stream-${first.id}`,
    ...{ cadence: chain.cadence, rows, missed: chain.missed, amounts, schedule, nextSlot, nextDay },
    yearlyAmount: timesAmount(amounts.amount, CADENCE_RULES[chain.cadence].yearly),
    state: stateOf(chain.cadence, asOf - nextDay),
  };
}

/** Whether a stream of these payments has not stopped. */
export function goesOn(chain: Chain, asOf: number): boolean {
  return stateOf(chain.cadence, asOf - nextDue(chain).nextDay) !== 'lapsed';
}

function nextDue(chain: Chain): Pick<RecurringStream, 'schedule' | 'nextSlot' | 'nextDay'> {
  const schedule = fitSchedule(chain);
  const nextSlot = nearestSlot(schedule, chain.hits.at(-1)?.row.day ?? 0) + 1;
  return { schedule, nextSlot, nextDay: dueDay(schedule, nextSlot) };
}

function stateOf(cadence: Cadence, overdue: number): StreamState {
  const { tolerance, meanDays } = CADENCE_RULES[cadence];
  if (overdue <= tolerance) return 'active';
  return overdue <= LAPSED_AFTER * meanDays ? 'late' : 'lapsed';
}

/** Those that go on first, then those that are late; within each the largest spending of a year first. */
export function compareStreams(one: RecurringStream, other: RecurringStream): number {
  const byState = STREAM_STATES.indexOf(one.state) - STREAM_STATES.indexOf(other.state);
  if (byState !== 0) return byState;
  const difference = units(one.yearlyAmount) - units(other.yearlyAmount);
  if (difference !== 0n) return difference < 0n ? -1 : 1;
  return compareTexts(payeeKeyOf(one), payeeKeyOf(other)) || compareTexts(one.id, other.id);
}

export function payeeKeyOf({ rows }: RecurringStream): string {
  return rows[0]?.payeeKey ?? '';
}

export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
