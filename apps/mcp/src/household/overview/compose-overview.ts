import { addMonths, civilDateAt, monthOfDate, partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import type { HouseholdContext } from '../household-context';
import { composeMoney, inOrder, USUAL_MONTHS } from '../model/compose-money';
import { amountText, unitsOf } from '../model/exact-amount';
import { addFlows, type Flow } from '../model/flow';
import { largestCategories } from '../model/largest-categories';
import { lastDayOf } from '../model/month-days';
import type { Person } from '../model/person';
import type { ComposedOverview } from './composed-overview';
import type { Overview, OverviewInput } from './overview-schema';
import { readBudgets, readComingDebts } from './read-budgets';
import { readFlows } from './read-flows';
import {
  accountsWithGaps,
  balanceAtEndOf,
  comingPayments,
  netWorthOf,
  readBalances,
  readCategories,
  readPlanifiBalances,
  readStreams,
  trendMonths,
  unknownBalancesOf,
} from './read-ledger';
import { item, priceRises, readLedgerReview } from './read-review';
import { readComingRecurrences, readParticipants, readSharedBalance, readSharedMonth } from './read-shared';
import { requirePerson } from './require-person';
import { Availability } from './unavailable';

const DAYS_AHEAD = 30;
const MOST_COMING = 20;

/** Reads the domains that store rows side by side and puts together what they say of a month. Writes nothing. */
export async function composeOverview(
  context: HouseholdContext,
  { month: given, person, trend_months: trendLength }: OverviewInput,
): Promise<ComposedOverview> {
  const { in_force: inForce, currency: firstCurrency } = await context.settings();
  const today = civilDateAt(context.clock.now(), inForce.time_zone);
  const present = monthOfDate(today);
  const month = given === undefined ? present : yearMonth(given);
  const availability = new Availability(context.serves);
  const people = await readPeople(context, availability);
  requirePerson(person, people);
  const trend = trendMonths(month, trendLength);
  const first = [addMonths(month, -USUAL_MONTHS), ...trend].sort()[0] ?? month;
  const on = month < present ? lastDayOf(month) : today.text;

  const [read, shared, balance, comingShared, budgets, comingDebts, streams, balances, categories, review, isSample] =
    await Promise.all([
      readFlows(context, availability, { first, last: month }),
      availability.read('shared-split', () => readSharedMonth(context, month)),
      availability.read('shared-split', () => readSharedBalance(context, month, present)),
      availability.read('shared-split', () => readComingRecurrences(context, today, DAYS_AHEAD)),
      availability.read('cristi-agent', () => readBudgets(context, people, month, today, person)),
      availability.read('cristi-agent', () => readComingDebts(context, people, today, DAYS_AHEAD)),
      availability.read('finance-tools', () => readStreams(context)),
      readMoneyHeld(context, availability, on, trend),
      availability.read('finance-tools', () => readCategories(context, month)),
      availability.read('finance-tools', () => readLedgerReview(context, month)),
      context.isSample(),
    ]);

  const toCome = shared && {
    ...{ currency: shared.settlement.currency, count: shared.settlement.not_recorded.count },
    amount: unitsOf(shared.settlement.not_recorded.amount),
  };
  const money = composeMoney({
    ...{ month, flows: read.flows, ofViews: read.ofViews, toCome, sharedMonth: shared?.recorded, firstCurrency },
    ...{ hasLedger: availability.isServed('finance-tools'), isSharedElsewhere: context.isSharedElsewhere },
  });
  const currencies = money.map(({ currency }) => currency);
  const coming = [
    ...(comingShared ?? []),
    ...(comingDebts ?? []),
    ...(streams === undefined ? [] : comingPayments(streams, today, DAYS_AHEAD)),
  ].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  const held = balances?.found;
  const worth = held === undefined ? [] : netWorthOf(held);
  const worthRows = balances?.rows ?? {};
  const overview: Overview = {
    ...{ month, today: today.text, language: inForce.language, time_zone: inForce.time_zone, is_sample: isSample },
    money,
    settlement: shared?.settlement ?? null,
    balance: balance ?? null,
    upcoming: coming.slice(0, MOST_COMING),
    budgets: budgets ?? [],
    net_worth: inOrder(
      worth.map(({ currency }) => currency),
      firstCurrency,
    ).flatMap((currency) =>
      worth.filter((each) => each.currency === currency).map((each) => ({ ...each, rows: worthRows })),
    ),
    capital_gains: null,
    categories: largestCategories(categories ?? [], month, currencies),
    review: [
      ...(review ?? []),
      ...item('recurrence_blocked', shared?.blocked ?? 0, 'list_recurrences', {
        ...partsOfMonth(month),
        status: 'active',
      }),
      ...priceRises(streams ?? [], month),
      ...item('statement_gap', held === undefined ? 0 : accountsWithGaps(held), 'finance_balances_get', { on }),
    ],
    trend: trendOf(
      trend,
      read.flows,
      inOrder(
        read.flows.map(({ currency }) => currency),
        firstCurrency,
      ),
      (currency, of) => (held === undefined ? null : balanceAtEndOf(held)(currency, of)),
    ),
    unavailable: availability.list(),
  };
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return { overview, locale: inForce.locale, names, unknownBalances: held === undefined ? 0 : unknownBalancesOf(held) };
}

/** The two people; those of another server are known under their own id in the budget. */
async function readPeople(context: HouseholdContext, availability: Availability): Promise<readonly Person[]> {
  const { people } = await context.settings();
  if (people.length > 0 || !context.isSharedElsewhere) return people;
  const known = await availability.read('shared-split', () => readParticipants(context));
  return (known ?? []).map(({ id, display_name: name }) => ({ id, name, budget_user_id: id }));
}

/** Balances of accounts, from the ledger over all domains, else from planifi. */
async function readMoneyHeld(
  context: HouseholdContext,
  availability: Availability,
  on: string,
  trend: readonly YearMonth[],
) {
  const [first, last] = [trend.at(0), trend.at(-1)];
  if (availability.isServed('finance-tools')) {
    const range = first === undefined || last === undefined ? undefined : { first, last };
    const found = await availability.read('finance-tools', () => readBalances(context, on, range));
    return found && { found, rows: { tool: 'finance_balances_get', arguments: { on } } };
  }
  const found = await availability.read('planifi', () => readPlanifiBalances(context, on));
  return found && { found, rows: { tool: 'planifi_getBalances_v1', arguments: { asOf: on } } };
}

/** Months in which nothing is recorded are unknown. */
function trendOf(
  months: readonly YearMonth[],
  flows: readonly Flow[],
  currencies: readonly string[],
  balanceOf: (currency: string, month: YearMonth) => string | null,
): Overview['trend'] {
  if (months.length === 0) return [];
  return currencies.map((currency) => ({
    currency,
    months: months.map((month) => {
      const own = flows.filter((flow) => flow.currency === currency && flow.month === month);
      const { income, spending } = addFlows(own);
      return {
        month,
        income: own.length === 0 ? null : amountText(income),
        spending: own.length === 0 ? null : amountText(spending),
        balance: balanceOf(currency, month),
      };
    }),
  }));
}
