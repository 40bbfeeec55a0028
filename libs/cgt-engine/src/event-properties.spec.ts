import { stoppedClock } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';
import fc from 'fast-check';

import type { Report } from './model/report/report-schema';
import { readTransactions } from './model/parse/content';
import { hmrcRates } from './model/fx/hmrc-rates';
import { planOn } from './plan/plan-disposal';
import { reportOn } from './report/calculate-report';
import { returnOn } from './return/prepare-return';
import { portfolioArbitrary, toCgtText } from './testing/random-portfolio';
import type { ReferenceTransaction } from './testing/reference-model';

const RUNS = { numRuns: 80 };
const rates = hmrcRates([]);
const context = { clock: stoppedClock('2026-11-21'), rates };
const hasRates = (currency: string) => rates.range(currency) !== undefined;
const read = (text: string) => readTransactions(text, { hasRates });
const report = (text: string): Report => reportOn(read(text), {}, context);

/** Careful histories are nearly always valid; the rest is left aside. */
const portfolios = portfolioArbitrary({ refusals: false }).filter((portfolio) => {
  try {
    return portfolio.length > 0 && report(toCgtText(portfolio)).holdings.length >= 0;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
});
const lastDay = (portfolio: readonly ReferenceTransaction[]) =>
  portfolio
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? '';
const figures = ({ tax_years, holdings }: Report) => ({ tax_years, holdings });
const pence = (amount: string) => BigInt(amount.replace('.', ''));
const costs = ({ holdings }: Report) => holdings.reduce((sum, { total_cost: cost }) => sum + pence(cost), 0n);

/** Every amount of `report` under one name of its share. */
const renamed = (value: Report, from: string, to: string) =>
  JSON.parse(JSON.stringify(figures(value)).replaceAll(`"ticker":"${from}"`, `"ticker":"${to}"`)) as ReturnType<
    typeof figures
  >;

describe('over random histories', () => {
  it('a RENAME anywhere changes no figure', () => {
    fc.assert(
      fc.property(portfolios, fc.nat(), (portfolio, place) => {
        const { date } = portfolio[place % portfolio.length] as ReferenceTransaction;
        const [{ ticker: old }] = portfolio as [ReferenceTransaction];
        const lines = portfolio.map((one) =>
          one.ticker === old && one.date > date ? { ...one, ticker: 'ZNEW' } : one,
        );
        const expected = renamed(report(toCgtText(portfolio)), old, 'ZNEW');
        const found = figures(report(`${date} RENAME ${old} TO ZNEW\n${toCgtText(lines)}`));
        const byName = (all: ReturnType<typeof figures>) => ({
          holdings: all.holdings.toSorted((a, b) => (a.ticker < b.ticker ? -1 : 1)),
          years: all.tax_years.map((year) => ({
            ...year,
            disposals: year.disposals?.toSorted((a, b) => (`${a.date} ${a.ticker}` < `${b.date} ${b.ticker}` ? -1 : 1)),
          })),
        });
        expect(byName(found)).toEqual(byName(expected));
      }),
      RUNS,
    );
  });

  it('a TOTAL equals the price times the quantity', () => {
    const exact = (units: number, decimals: number) => (units / 10 ** decimals).toFixed(decimals);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 99999 }), (shares, price) => {
        const sale = (money: string) =>
          `2020-01-02 BUY A ${shares} ${money} FEES 1\n2024-01-02 SELL A ${shares} ${money}`;
        const total = report(sale(`TOTAL ${exact(shares * price, 2)}`));
        expect(figures(total)).toEqual(figures(report(sale(`@ ${exact(price, 2)}`))));
      }),
      RUNS,
    );
  });

  it('a spin-off and a takeover without cash keep the cost of all pools together', () => {
    fc.assert(
      fc.property(portfolios, fc.integer({ min: 1, max: 999 }), fc.boolean(), (portfolio, share, isTakeover) => {
        const text = toCgtText(portfolio);
        const before = report(text);
        const [held] = before.holdings;
        fc.pre(held !== undefined);
        const day = `${Number(lastDay(portfolio).slice(0, 4)) + 1}-06-01`;
        const event = isTakeover
          ? `TAKEOVER ${held?.ticker} TO ZNEW ${share}`
          : `SPINOFF ${held?.ticker} TO ZNEW 7 SHARE 0.${String(share).padStart(3, '0')}`;
        const after = report(`${text}${day} ${event}`);
        // Each pool is rounded by itself.
        const difference = costs(after) - costs(before);
        expect(difference >= -1n && difference <= 1n).toBe(true);
      }),
      RUNS,
    );
  });

  it('shares that go to a spouse arrive with the cost that leaves', () => {
    fc.assert(
      fc.property(portfolios, (portfolio) => {
        const text = toCgtText(portfolio);
        const [held] = report(text).holdings.filter(({ quantity }) => !quantity.includes('.'));
        fc.pre(held !== undefined);
        const day = `${Number(lastDay(portfolio).slice(0, 4)) + 1}-06-01`;
        const { tax_years: years, holdings } = report(`${text}${day} SPOUSEOUT ${held?.ticker} ${held?.quantity}`);
        const [transfer] = years.at(-1)?.transfers ?? [];
        expect(transfer).toMatchObject({ quantity: held?.quantity, total_cost: held?.total_cost });
        expect(holdings.some(({ ticker }) => ticker === held?.ticker)).toBe(false);
        const spouse = report(`${day} SPOUSEIN ${held?.ticker} ${held?.quantity} TOTAL ${transfer?.total_cost}`);
        expect(spouse.holdings).toEqual([held]);
      }),
      RUNS,
    );
  });

  it("the ledger's losses rise by a year's net loss and nothing else", () => {
    fc.assert(
      fc.property(portfolios, fc.nat({ max: 5000 }), (portfolio, brought) => {
        const { losses } = returnOn(
          read(toCgtText(portfolio)),
          { year: 2026, losses_brought_forward: String(brought) },
          context,
        );
        let before = BigInt(brought);
        for (const year of losses.years) {
          const net = BigInt(year.gains) - BigInt(year.losses);
          const carried = BigInt(year.carried_forward);
          expect(BigInt(year.brought_forward)).toBe(before);
          expect(carried).toBe(before - BigInt(year.brought_forward_used) + (net < 0n ? -net : 0n));
          expect(
            BigInt(year.brought_forward_used) > 0n && BigInt(year.taxable_gains) === 0n
              ? net - BigInt(year.brought_forward_used)
              : 0n,
          ).toBeLessThanOrEqual(BigInt(year.exempt_amount));
          before = carried;
        }
      }),
      RUNS,
    );
  });

  it('a planned sale equals the return with that sale added, and one share more than fits is taxed', () => {
    fc.assert(
      fc.property(portfolios, fc.integer({ min: 1, max: 500 }), (portfolio, price) => {
        const text = toCgtText(portfolio);
        const [held] = report(text).holdings.filter(({ quantity }) => !quantity.includes('.'));
        fc.pre(held !== undefined);
        const { ticker = '', quantity: all = '0' } = held ?? {};
        const last = lastDay(portfolio);
        const date = last.slice(5) < '12-01' ? `${last.slice(0, 4)}-12-15` : `${Number(last.slice(0, 4)) + 1}-01-15`;
        const year = date.slice(5) < '04-06' ? Number(date.slice(0, 4)) - 1 : Number(date.slice(0, 4));
        const sale = { ticker, date, price: String(price), fees: '2.5' };
        const plan = planOn(read(text), sale, context);
        const taxed = (quantity: string) =>
          returnOn(read(`${text}${date} SELL ${ticker} ${quantity} @ ${price} FEES 2.5`), { year }, context)
            .taxable_gains;
        if (plan.quantity !== '0') expect(plan.after.taxable_gains).toBe(taxed(plan.quantity));
        const within = BigInt(plan.within_allowance.quantity);
        if (within > 0n) expect(taxed(String(within))).toBe('0');
        if (within < BigInt(all)) expect(taxed(String(within + 1n))).not.toBe('0');
      }),
      RUNS,
    );
  });
});
