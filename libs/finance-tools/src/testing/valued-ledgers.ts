import { addDays, civilDate } from '@bursar/calendar';
import { ecbSource, hmrcMonthlyRates, hmrcSource } from '@bursar/rates';
import { ecbDailyRates } from '@bursar/rates/ecb';
import fc from 'fast-check';

import { AccountHistory } from '../model/balances/account-history';
import { convertAmounts, type Conversion } from '../model/balances/convert';
import { sumByCurrency } from '../model/balances/net-worth';

export const ecb = ecbDailyRates();
export const hmrc = hmrcMonthlyRates();
const SOURCES = { ecb: ecbSource(ecb), hmrc: hmrcSource(hmrc) };
const FIRST_DAYS = { ecb: '1999-01-04', hmrc: '2015-03-10' };
/** The days of a ledger, counted from its first. */
export const LEDGER_DAYS = 24;

export const CODES = ['CHF', 'USD', 'JPY', 'KRW', 'EUR', 'GBP', 'ZAR', 'HUF'];

export const anyValuation = {
  source: fc.constantFrom('ecb', 'hmrc'),
  target: fc.constantFrom(...CODES),
  on: fc.nat(LEDGER_DAYS),
};

/** Accounts with a balance that is known at the end of a day, and entries, in ten-thousandths. */
export const anyAccounts = fc.array(
  fc.record({
    currency: fc.constantFrom(...CODES),
    known: fc.record({ at: fc.nat(LEDGER_DAYS), units: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }) }),
    entries: fc.array(fc.record({ at: fc.nat(LEDGER_DAYS), units: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }) }), {
      maxLength: 8,
    }),
  }),
  { minLength: 1, maxLength: 6 },
);

export type ValuedAccount = typeof anyAccounts extends fc.Arbitrary<readonly (infer Account)[]> ? Account : never;

export interface Valuation {
  readonly source: 'ecb' | 'hmrc';
  readonly target: string;
  readonly on: number;
}

export function dayOf({ source }: Pick<Valuation, 'source'>, at: number): string {
  return addDays(civilDate(FIRST_DAYS[source]), at).text;
}

/** What the accounts are worth, as the tool counts and converts. */
export function valueOf(accounts: readonly ValuedAccount[], valuation: Valuation): Conversion {
  const dayAt = (at: number) => dayOf(valuation, at);
  const amounts = accounts.map(({ currency, known, entries }) => {
    const byDay = new Map<number, bigint>();
    for (const { at, units } of entries) byDay.set(at, (byDay.get(at) ?? 0n) + units);
    const steps = [...byDay].sort(([one], [other]) => one - other);
    const history = new AccountHistory(
      [{ day: dayAt(known.at), units: known.units, basis: 'told' }],
      steps.map(([at, units]) => ({ day: dayAt(at), units, count: 1 })),
    );
    return { currency, units: history.on(dayAt(valuation.on))?.units ?? 0n };
  });
  const target = { currency: valuation.target, source: SOURCES[valuation.source] };
  const found = convertAmounts(sumByCurrency(amounts), target, dayAt(valuation.on));
  if ('missing' in found) throw new Error(JSON.stringify(found.missing));
  return found;
}
