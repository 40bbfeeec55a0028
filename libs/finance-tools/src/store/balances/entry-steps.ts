import { addDays, addMonths, civilDate, dayWithinMonth, monthOfDate } from '@bursar/calendar';
import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { DaySpan, EntryStep } from '../../model/balances/split-steps';
import { decimalFromNumeric, units } from '../../model/decimal';
import { arrayLiteral } from '../array-literal';

/** The days on which steps of an account must end, from the first day of a month on. */
export interface StepDays {
  readonly accountId: string;
  readonly days: readonly string[];
  readonly since: string;
}

export interface AccountSpan extends DaySpan {
  readonly accountId: string;
}

interface SumRow extends Row {
  readonly amount: string;
  readonly count: bigint;
}

/** By account of the ledger: its entries in steps. Whole months are read from their totals, and only the parts of others by row. */
export async function entrySteps(
  connection: Connection,
  owner: string,
  accounts: readonly StepDays[],
): Promise<ReadonlyMap<string, readonly EntryStep[]>> {
  const spans = accounts.flatMap(partsOfMonths);
  if (accounts.length === 0) return new Map();
  const ids = arrayLiteral(accounts.map(({ accountId }) => accountId));
  const firstDays = arrayLiteral(accounts.map(({ since }) => since));
  const [months, parts] = await Promise.all([
    connection.query<SumRow & { id: string; month: string }>(sql`
      select m.account_id as id, m.month::text as month, sum(m.amount)::numeric(38, 4) as amount,
        sum(m.transaction_count)::bigint as count
      from finance.month_totals m
      join unnest(${ids}::text[], ${firstDays}::date[]) wanted (account_id, since) on wanted.account_id = m.account_id
      where m.owner = ${owner} and m.month >= wanted.since
      group by m.account_id, m.month`),
    spanSums(connection, owner, spans),
  ]);
  const steps = new Map(accounts.map(({ accountId }) => [accountId, new StepList()]));
  spans.forEach((span, index) => steps.get(span.accountId)?.add(span.end, parts[index]));
  for (const { id, month, ...sum } of months) {
    steps.get(id)?.addRest(month.slice(0, 7), lastDayOfMonth(month), sum);
  }
  return new Map([...steps].map(([id, list]) => [id, list.sorted()]));
}

/** The parts of months that end on a day that is not the last of its month. */
function partsOfMonths({ accountId, days }: StepDays): AccountSpan[] {
  const sorted = [...new Set(days)].sort();
  return sorted.flatMap((end, index) => {
    if (end === lastDayOfMonth(end)) return [];
    const before = sorted[index - 1];
    const isSameMonth = before?.slice(0, 7) === end.slice(0, 7);
    return [{ accountId, start: isSameMonth ? dayAfter(before) : `${end.slice(0, 7)}-01`, end }];
  });
}

function dayAfter(day: string): string {
  return addDays(civilDate(day), 1).text;
}

function lastDayOfMonth(day: string): string {
  return addDays(dayWithinMonth(addMonths(monthOfDate(civilDate(day)), 1), 1), -1).text;
}

/** The entries of the spans, in their order. */
export async function spanSteps(
  connection: Connection,
  owner: string,
  spans: readonly AccountSpan[],
): Promise<EntryStep[]> {
  const sums = await spanSums(connection, owner, spans);
  return spans.map(({ end }, index) => stepOf(end, sums[index] as SumRow));
}

async function spanSums(connection: Connection, owner: string, spans: readonly AccountSpan[]): Promise<SumRow[]> {
  if (spans.length === 0) return [];
  const list = (values: readonly string[]) => arrayLiteral(values);
  return connection.query<SumRow>(sql`
    select coalesce(sums.amount, 0)::numeric(38, 4) as amount, sums.count
    from unnest(${list(spans.map(({ accountId }) => accountId))}::text[], ${list(spans.map(({ start }) => start))}::date[],
      ${list(spans.map(({ end }) => end))}::date[]) with ordinality span (account_id, first_day, last_day, place)
    cross join lateral (
      select sum(t.amount) as amount, count(*) as count from finance.transactions t
      where t.owner = ${owner} and t.account_id = span.account_id
        and t.booked_at >= span.first_day::timestamp and t.booked_at < (span.last_day + 1)::timestamp
    ) sums
    order by span.place`);
}

function stepOf(day: string, { amount, count }: Pick<SumRow, 'amount' | 'count'>): EntryStep {
  return { day, units: units(decimalFromNumeric(amount)), count: Number(count) };
}

/** The steps of an account: parts of months, and what the rest of each month adds. */
class StepList {
  private readonly steps: EntryStep[] = [];
  private readonly partsOfMonth = new Map<string, { units: bigint; count: number }>();

  add(day: string, sum: SumRow | undefined): void {
    if (sum === undefined || sum.count === 0n) return;
    const step = stepOf(day, sum);
    this.steps.push(step);
    const month = day.slice(0, 7);
    const before = this.partsOfMonth.get(month) ?? { units: 0n, count: 0 };
    this.partsOfMonth.set(month, { units: before.units + step.units, count: before.count + step.count });
  }

  addRest(month: string, lastDay: string, total: Pick<SumRow, 'amount' | 'count'>): void {
    const parts = this.partsOfMonth.get(month) ?? { units: 0n, count: 0 };
    this.steps.push({
      day: lastDay,
      units: units(decimalFromNumeric(total.amount)) - parts.units,
      count: Number(total.count) - parts.count,
    });
  }

  sorted(): EntryStep[] {
    return this.steps.sort((one, other) => (one.day < other.day ? -1 : 1));
  }
}
