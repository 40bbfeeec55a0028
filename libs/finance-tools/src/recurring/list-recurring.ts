import type { Connection } from '@bursar/database';
import * as z from 'zod';

import { ledgerBalances } from '../balances/ledger-balances';
import { defineUseCase, includedIn, readTransaction, type IncludedTransactions } from '../context';
import { mixedCurrencies, shortHistory } from '../errors';
import { currency, day, idFilter } from '../model/fields';
import { optional, withDefault } from '../model/optional';
import { publishedDay, publishedDecimal } from '../model/published-fields';
import { CADENCES } from '../model/recurring/cadences';
import { dateOfDay, dayNumber } from '../model/recurring/day-number';
import { duplicatesOf } from '../model/recurring/find-streams';
import { FORECAST_HISTORY_DAYS, forecast, LEAST_HISTORY_DAYS } from '../model/recurring/forecast';
import { STREAM_STATES } from '../model/recurring/recurring-stream';
import { fillPayees } from '../store/fill-payees';
import { selectFromLedger } from '../store/ledger-selection';
import { linksInUse } from '../store/links/kept-links';
import { dailySums, readRecurring, type RecurringLedger } from '../store/recurring/read-recurring';
import type { RecurringFilters } from '../store/recurring/recurring-selection';
import { sumByCurrency } from '../store/sum-by-currency';
import { publishedForecast, publishedStream } from './published-stream';

const LONGEST_FORECAST = 366;

const stream = z.object({
  stream_id: z.string(),
  payee: z.string(),
  account_id: z.string(),
  currency: z.string(),
  direction: z.enum(['in', 'out']),
  category_id: z.string().nullable(),
  cadence: z.enum(CADENCES),
  amount: publishedDecimal,
  amount_kind: z.enum(['fixed', 'variable']),
  occurrences: z.int(),
  missed: z.int(),
  first_date: publishedDay,
  last_date: publishedDay,
  state: z.enum(STREAM_STATES),
  next: z
    .object({ date: publishedDay, amount: publishedDecimal, low: publishedDecimal, high: publishedDecimal })
    .nullable(),
  price_changes: z.array(z.object({ date: publishedDay, from: publishedDecimal, to: publishedDecimal })),
  duplicate_of: z.string().nullable(),
  yearly_amount: publishedDecimal,
  is_transfer: z.boolean(),
  transaction_ids: z.array(z.string()),
});

const forecastOutput = z.object({
  currency: z.string(),
  basis: z.enum(['balance', 'net']),
  start: publishedDecimal,
  band: z.literal('0.80'),
  points: z.array(
    z.object({
      date: publishedDay,
      expected: publishedDecimal,
      low: publishedDecimal,
      high: publishedDecimal,
      streams: z.array(z.string()),
    }),
  ),
});

/**
 * The payments that come again, and what the days ahead will bring. Throws VALIDATION_ERROR `MIXED_CURRENCIES` for a forecast
 * over several currencies, and `SHORT_HISTORY` where too few days are known.
 */
export const listRecurring = defineUseCase({
  name: 'finance_recurring_list',
  tool: {
    toolsets: ['review'],
    title: 'Regular payments charged each month, forgotten ones, price rises',
    description:
      'Finds recurring charges on bank statements: subscriptions paid, rent, direct debits, upcoming bills, ' +
      'next date, rises (more expensive), what is late, stopped, cost a year; forecast_days: days ahead with a ' +
      'band. Abonnements, prélèvements, factures récurrents; assinaturas, débitos repetem, próximas; ' +
      'suscripciones, cobran, subió, próximos; Abos, Daueraufträge, kommende Abbuchungen.',
  },
  input: z.strictObject({
    account_id: optional(idFilter),
    currency: optional(currency),
    as_of: optional(day.describe('Default: the newest booked day.')),
    include_lapsed: withDefault(z.boolean().describe('Also what has stopped.'), false),
    forecast_days: withDefault(z.int().min(0).max(LONGEST_FORECAST), 0),
  }),
  output: z.object({ as_of: publishedDay, streams: z.array(stream), forecast: forecastOutput.nullable() }),
  effect: 'read',
  execute: async (context, { as_of: given, include_lapsed: lapsed, forecast_days: days, ...filters }) => {
    await fillPayees(context.database, context.owner);
    const included = await includedIn(context, 'all');
    const until = given === undefined ? undefined : dayNumber(given);
    return readTransaction(context, async (connection) => {
      // A forecast leaves out what has stopped, which has to be known for that.
      const links = await linksInUse(connection, included);
      const ledger = await readRecurring(connection, { ...included, links }, filters, until, lapsed || days > 0);
      const duplicates = duplicatesOf(ledger.streams);
      const shown = ledger.streams.filter(({ state }) => lapsed || state !== 'lapsed');
      return {
        as_of: ledger.asOf === undefined ? (given ?? context.clock.today('UTC').text) : dateOfDay(ledger.asOf),
        streams: shown.map((found) => publishedStream(found, duplicates)),
        forecast: days === 0 ? null : await forecastOf(connection, included, ledger, filters, days),
      };
    });
  },
});

async function forecastOf(
  connection: Connection,
  included: IncludedTransactions,
  ledger: RecurringLedger,
  filters: RecurringFilters,
  days: number,
): Promise<z.output<typeof forecastOutput>> {
  const { asOf, firstDay, streams, currencies } = ledger;
  if (asOf === undefined) throw shortHistory(0, LEAST_HISTORY_DAYS);
  const [only, ...others] = currencies;
  if (only === undefined || others.length > 0) {
    const range = { start_date: dateOfDay(firstDay), end_date: dateOfDay(asOf) };
    const selection = await selectFromLedger(connection, included, { ...filters, date_range: range });
    throw mixedCurrencies(await sumByCurrency(connection, selection));
  }
  const history = asOf - firstDay + 1;
  if (history < LEAST_HISTORY_DAYS) throw shortHistory(history, LEAST_HISTORY_DAYS);
  const daily = await dailySums(connection, included.owner, ledger, asOf - FORECAST_HISTORY_DAYS);
  const points = forecast({ streams, daily, firstDay, asOf, days });
  return publishedForecast(only, await startOf(connection, included, ledger, dateOfDay(asOf)), points);
}

/** What the accounts held together on a day, in ten-thousandths; undefined unless that of all of them is known. */
async function startOf(
  connection: Connection,
  { owner, sources }: IncludedTransactions,
  { accounts, sourceRows }: RecurringLedger,
  date: string,
): Promise<bigint | undefined> {
  const known = await ledgerBalances(connection, {
    owner,
    sources,
    accountId: undefined,
    days: [date],
    written: undefined,
  });
  const byId = new Map(known.map((account) => [account.id, account]));
  const ids = new Set([...accounts.map(({ id }) => id), ...sourceRows.map(({ accountId }) => accountId)]);
  let sum = 0n;
  for (const id of ids) {
    const account = byId.get(id);
    // Another id of the same account is among them.
    if (account?.sameAs !== undefined && ids.has(account.sameAs)) continue;
    const balance = account?.history?.on(date)?.units;
    if (balance === undefined) return undefined;
    sum += balance;
  }
  return sum;
}
