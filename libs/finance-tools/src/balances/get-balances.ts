import type { Connection } from '@bursar/database';
import * as z from 'zod';

import { defineUseCase, includedIn, readTransaction, type IncludedTransactions, type LedgerContext } from '../context';
import { invalidField } from '../errors';
import { seriesDays, MOST_POINTS, PERIODS } from '../model/balances/series-days';
import type { Conversion } from '../model/balances/convert';
import { moneyOf } from '../model/balances/net-worth';
import { decimalOfUnits } from '../model/decimal';
import { RULES } from '../model/field-rules';
import { currency, dateRange, day, decimal, idFilter } from '../model/fields';
import { optional, withDefault } from '../model/optional';
import { money, publishedDay, publishedDecimal } from '../model/published-fields';
import { convertNetWorth, type ConversionRequest } from './convert-net-worth';
import { ledgerBalances, netWorth, type AccountBalances } from './ledger-balances';
import { requireReportable, storeReported } from './report-balances';

/** The differences that an account shows at most. */
const MOST_DIFFERENCES = 10;
/** The balances that one call stores at most. */
const MOST_REPORTED = 100;

const input = z.strictObject({
  on: optional(day.describe('End of this day; default today.')),
  account_id: optional(idFilter),
  date_range: optional(dateRange.describe('For a series of net worth.')),
  every: withDefault(z.enum(PERIODS), 'month'),
  in_currency: optional(currency.describe('Also converted to it.')),
  rates: withDefault(z.enum(['ecb', 'hmrc']), 'ecb'),
  rates_on: optional(
    z.union([z.literal('latest'), day]).describe('Day of the rates, or latest; default that of each balance.'),
  ),
  tell: optional(
    z
      .array(z.strictObject({ account_id: idFilter, date: day, balance: decimal }))
      .min(1)
      .max(MOST_REPORTED)
      .describe('Balances that the person knows; stored.'),
  ),
});

type BalancesInput = z.output<typeof input>;

const balanceOfAccount = z.object({
  account_id: z.string(),
  name: z.string(),
  institution: z.string().nullable(),
  currency: z.string(),
  balance: money.nullable(),
  basis: z.enum(['statement', 'told']).nullable(),
  anchor_date: publishedDay.nullable(),
  entries_count: z.int(),
  same_as: z.string().nullable(),
  unexplained: z.array(z.object({ from: publishedDay, to: publishedDay, difference: publishedDecimal })),
});

/** What each account held at the end of a day, what all of them are worth, and what statements leave unexplained. */
export function getBalances({ readOnly }: { readonly readOnly: boolean }) {
  return defineUseCase({
    name: 'finance_balances_get',
    tool: {
      toolsets: ['everyday', 'review'],
      title: 'Balances across accounts of all banks imported, total assets',
      description:
        'Tells the balance of each bank account on a day and the net worth (worth altogether) by currency. ' +
        'Soldes comptes, patrimoine, fortune; saldo banco, patrimônio, somando; saldo, cuentas, patrimonio neto; ' +
        'Salden, Kontostand, Vermögen, Bankkonto.',
    },
    input,
    output: z.object({
      on: publishedDay,
      accounts: z.array(balanceOfAccount),
      net_worth: z.array(money),
      left_out: z.array(z.string()),
      converted: z
        .object({
          total: money,
          parts: z.array(
            z.object({
              from: money,
              to: money,
              rate: z.string(),
              rate_date: z.string().describe('YYYY-MM-DD, or YYYY-MM'),
              source: z.enum(['ecb', 'hmrc']),
            }),
          ),
        })
        .nullable(),
      series: z.array(z.object({ date: publishedDay, net_worth: z.array(money), converted: money.nullable() })),
      change_id: z.string().nullable(),
    }),
    effect: readOnly ? 'read' : 'write',
    errors: ['NOT_FOUND'],
    execute: async (context, given) => {
      const points = given.date_range === undefined ? [] : seriesDays(given.date_range, given.every);
      if (points.length > MOST_POINTS) throw invalidField('date_range', RULES.fewPoints);
      const { tell } = given;
      const included = await includedIn(context, 'all');
      const conversion = await conversionOf(context, given);
      const question = { ...given, on: given.on ?? todayOf(context), points, conversion };
      if (tell === undefined) {
        return readTransaction(context, (connection) => answer(connection, included, question, null));
      }
      if (readOnly) throw invalidField('tell', RULES.tellNothing);
      requireReportable(tell, todayOf(context));
      return context.database.transaction(async (transaction) => {
        const change = await storeReported(context, transaction, tell);
        return answer(transaction, included, question, change);
      });
    },
  });
}

/** Without a time zone of the household, days are those of UTC. */
function todayOf({ clock }: LedgerContext): string {
  return clock.today('UTC').text;
}

interface BalancesQuestion extends Pick<BalancesInput, 'account_id' | 'tell'> {
  readonly on: string;
  /** The days of the series. */
  readonly points: readonly string[];
  readonly conversion: ConversionRequest | undefined;
}

async function conversionOf(
  { loadRates }: LedgerContext,
  { in_currency: wanted, rates, rates_on: ratesOn }: BalancesInput,
): Promise<ConversionRequest | undefined> {
  return wanted === undefined ? undefined : { currency: wanted, source: (await loadRates())[rates], ratesOn };
}

async function answer(
  connection: Connection,
  { owner, sources }: IncludedTransactions,
  { account_id: accountId, on, points, conversion, tell }: BalancesQuestion,
  change: string | null,
) {
  const accounts = await ledgerBalances(connection, {
    ...{ owner, sources, accountId, days: [on, ...points] },
    written: tell?.map(({ account_id: id }) => id),
  });
  const since = (date: string) => accounts.filter(({ since: first }) => first !== undefined && first <= date);
  const worth = netWorth(accounts, on);
  const series = points.map((date) => ({ date, amounts: netWorth(since(date), date) }));
  const [converted, ...convertedSeries] =
    conversion === undefined ? [] : convertNetWorth([{ date: on, amounts: worth }, ...series], conversion);
  return {
    on,
    accounts: accounts.map((account) => publishedBalance(account, on)),
    net_worth: worth.map(moneyOf),
    left_out: accounts.filter(({ history }) => history === undefined).map(({ id }) => id),
    converted: converted === undefined ? null : publishedConversion(converted),
    series: series.map(({ date, amounts }, index) => {
      const point = convertedSeries[index];
      return {
        date,
        net_worth: amounts.map(moneyOf),
        converted: point === undefined ? null : moneyOf(point.total),
      };
    }),
    change_id: change,
  };
}

function publishedConversion({ parts, total }: Conversion) {
  return {
    total: moneyOf(total),
    parts: parts.map(({ from, to, rate, rateDate, source }) => ({
      ...{ from: moneyOf(from), to: moneyOf(to), rate, source },
      rate_date: rateDate,
    })),
  };
}

function publishedBalance(
  { id, name, institution, currency, history, sameAs }: AccountBalances,
  on: string,
): z.output<typeof balanceOfAccount> {
  const balance = history?.on(on);
  return {
    ...{ account_id: id, name, institution, currency },
    balance: balance === undefined ? null : moneyOf({ currency, units: balance.units }),
    basis: balance?.anchor.basis ?? null,
    anchor_date: balance?.anchor.day ?? null,
    entries_count: balance?.entriesCount ?? 0,
    same_as: sameAs ?? null,
    unexplained: (history?.differences(MOST_DIFFERENCES) ?? []).map(({ from, to, units }) => ({
      from,
      to,
      difference: decimalOfUnits(units),
    })),
  };
}
