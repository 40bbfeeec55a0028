import { addDays, monthOfDate, monthRange, partsOfMonth, type CivilDate, type YearMonth } from '@bursar/calendar';

import type { HouseholdContext } from '../household-context';
import { unitsOf } from '../model/exact-amount';
import type { Overview, Rows } from './overview-schema';
import { sharedCurrency } from './read-flows';

interface Transfer {
  readonly amount: string;
  readonly debtor_participant_id: string | null;
  readonly creditor_participant_id: string | null;
}

interface PendingItem {
  readonly recurrence_id: string;
  readonly description?: string;
  readonly amount: string;
  readonly date: string;
}

/** What is not recorded of a month, and what it becomes with that. */
interface Pending {
  readonly count: number;
  readonly total: string;
  readonly items: readonly PendingItem[];
  readonly projected: { readonly transfer: Transfer };
}

interface Recurrence {
  readonly id: string;
  readonly status: string;
  readonly payer_participant_id: string;
  readonly last_processed_competence_month: string | null;
}

/** What shared expenses say of a month. */
export interface SharedMonth {
  readonly settlement: NonNullable<Overview['settlement']>;
  /** What its movements add up to, in ten-thousandths. */
  readonly recorded: bigint;
  /** Rules whose payer is not one of the two: a run would not record them. */
  readonly blocked: number;
}

const MOST_RULES = 200;

/**
 * The transfer that the month's summary with recurrences would answer, and what of it is not recorded. Nothing is recorded
 * by that.
 */
export async function readSharedMonth(context: HouseholdContext, month: YearMonth): Promise<SharedMonth> {
  const parts = partsOfMonth(month);
  const [{ transfer, recorded, pending }, rules, people, currency] = await Promise.all([
    readMonth(context, month),
    readRules(context, month),
    readParticipants(context),
    sharedCurrency(context),
  ]);
  const members = new Set(people.map(({ id }) => id));
  const isBlocked = ({ status, payer_participant_id: payer, last_processed_competence_month: last }: Recurrence) =>
    status === 'active' && !members.has(payer) && (last === null || last < month);
  return {
    settlement: {
      ...inCurrency(pending?.projected.transfer ?? transfer, currency),
      not_recorded: {
        count: pending?.count ?? 0,
        amount: pending?.total ?? '0.00',
        rows: rowsOfPending(pending, rules, month),
      },
      rows: { tool: 'list_movements', arguments: parts },
    },
    recorded,
    blocked: rules.filter(isBlocked).length,
  };
}

/** The two who share expenses. */
export async function readParticipants(context: HouseholdContext) {
  const { structured } = await context.call('list_participants', {});
  const { participants } = structured as { readonly participants: readonly { id: string; display_name: string }[] };
  return participants;
}

/** The rules of the month where they are what is missing; else the summary, which names it in `_meta["bursar/pending"]`. */
function rowsOfPending(pending: Pending | undefined, rules: readonly Recurrence[], month: YearMonth): Rows {
  if (pending === undefined) return {};
  const missing = new Set(pending.items.map(({ recurrence_id: id }) => id));
  const isAll = rules.length === missing.size && rules.every(({ id }) => missing.has(id));
  return { tool: isAll ? 'list_recurrences' : 'get_monthly_summary', arguments: partsOfMonth(month) };
}

async function readMonth(context: HouseholdContext, month: YearMonth) {
  const { structured, meta } = await context.call('get_monthly_summary', partsOfMonth(month));
  const { transfer, total_net: net } = structured as unknown as {
    readonly transfer: Transfer;
    readonly total_net: string;
  };
  return { transfer, recorded: unitsOf(net), pending: meta?.['bursar/pending'] as Pending | undefined };
}

async function readRules(context: HouseholdContext, month: YearMonth): Promise<readonly Recurrence[]> {
  const { structured } = await context.call('list_recurrences', { ...partsOfMonth(month), limit: MOST_RULES });
  return (structured as unknown as { readonly items: readonly Recurrence[] }).items;
}

/** What the two owe each other over all months through this one, with what is pending. */
export async function readSharedBalance(
  context: HouseholdContext,
  month: YearMonth,
  present: YearMonth,
): Promise<NonNullable<Overview['balance']>> {
  const given = month === present ? {} : { through_competence_month: month };
  const { structured } = await context.call('get_balance', given);
  const { transfer, pending } = structured as unknown as {
    readonly transfer: Transfer;
    readonly pending: Pending | null;
  };
  return {
    ...inCurrency(pending?.projected.transfer ?? transfer, await sharedCurrency(context)),
    rows: { tool: 'get_balance', arguments: given },
  };
}

function inCurrency({ debtor_participant_id, creditor_participant_id, amount }: Transfer, currency: string) {
  return { debtor_participant_id, creditor_participant_id, amount, currency };
}

/** Recurring shared expenses that are due within some days and not recorded. */
export async function readComingRecurrences(
  context: HouseholdContext,
  today: CivilDate,
  days: number,
): Promise<Overview['upcoming']> {
  const last = addDays(today, days);
  const currency = await sharedCurrency(context);
  const months = await Promise.all(
    monthRange(monthOfDate(today), monthOfDate(last)).map(async (month) => {
      const { pending } = await readMonth(context, month);
      return (pending?.items ?? []).map(({ date, description, amount }) => ({
        ...{ date, kind: 'recurrence' as const, description: description ?? '', amount, currency },
        source: 'shared-split' as const,
        rows: { tool: 'list_recurrences', arguments: partsOfMonth(month) },
      }));
    }),
  );
  return months.flat().filter(({ date }) => date >= today.text && date <= last.text);
}
