import fc from 'fast-check';

import type { Report } from './model/report/report-schema';
import { resultOf } from './testing/call-tool';
import { eventfulPortfolioArbitrary, toCgtText } from './testing/random-portfolio';
import type { ReferenceTransaction } from './testing/reference-transaction';

type Disposal = NonNullable<Report['tax_years'][number]['disposals']>[number];
type Match = Disposal['matches'][number];

/** A history that is refused has no figures. */
async function reportOf(portfolio: readonly ReferenceTransaction[]) {
  const cgt_content = toCgtText([...portfolio]);
  const report = (await resultOf('calculate_report', { cgt_content }).catch(() => undefined)) as Report | undefined;
  return { cgt_content, report };
}

// Figures come with what they are made of: the disposals of a year, the matches of a disposal, and the explanation of each.
it('the figures of a report are what its disposals and their matches add up to', async () => {
  let disposals = 0;
  await fc.assert(
    fc.asyncProperty(eventfulPortfolioArbitrary(), async (portfolio) => {
      const { report } = await reportOf(portfolio);
      for (const year of report?.tax_years ?? []) {
        const listed = year.disposals ?? [];
        disposals += listed.length;
        expect(year.disposal_count).toBe(listed.length);
        expectSum(
          year.gross_proceeds,
          listed.map(({ gross_proceeds }) => gross_proceeds),
        );
        expectSum(
          year.disposal_costs,
          listed.map(({ disposal_costs }) => disposal_costs),
        );
        const matches = listed.flatMap((disposal) => disposal.matches);
        expectSum(
          year.total_allowable_cost,
          matches.map(({ allowable_cost }) => allowable_cost),
        );
        expectSum(
          year.net_gain,
          matches.map(({ gain_or_loss }) => gain_or_loss),
        );
        expectSum(year.net_gain, [year.total_gain, negative(year.total_loss)]);
        for (const disposal of listed) expectMatched(disposal);
      }
    }),
    { numRuns: 150 },
  );
  expect(disposals).toBeGreaterThan(50);
});

it('explain_matching explains each disposal by the matches that the report has', async () => {
  let explained = 0;
  await fc.assert(
    fc.asyncProperty(eventfulPortfolioArbitrary(), async (portfolio) => {
      const { cgt_content, report } = await reportOf(portfolio);
      for (const disposal of (report?.tax_years ?? []).flatMap((year) => year.disposals ?? [])) {
        const { ticker, date } = disposal;
        const found = await resultOf('explain_matching', { cgt_content, ticker, disposal_date: date });
        const explanation = found as { total_gain_or_loss: string; quantity: string; matches: readonly Explained[] };
        expect([ticker, date, explanation.quantity]).toEqual([ticker, date, disposal.quantity]);
        expect(explanation.matches.map(figuresOf)).toEqual(
          disposal.matches.map((match) => figuresOf({ ...match, rule_code: match.rule })),
        );
        expectSum(
          explanation.total_gain_or_loss,
          disposal.matches.map(({ gain_or_loss }) => gain_or_loss),
        );
        explained += 1;
      }
    }),
    { numRuns: 40 },
  );
  expect(explained).toBeGreaterThan(10);
});

type Explained = Pick<Match, 'quantity' | 'allowable_cost' | 'gain_or_loss'> & { readonly rule_code: Match['rule'] };

const figuresOf = ({ rule_code, quantity, allowable_cost, gain_or_loss }: Explained) => ({
  ...{ rule_code, quantity, allowable_cost, gain_or_loss },
});

function expectMatched({ quantity, proceeds, matches }: Disposal): void {
  const shares = matches.reduce((sum, match) => sum + Number(match.quantity), 0);
  expect(shares).toBeCloseTo(Number(quantity), 4);
  expectSum(
    proceeds,
    matches.flatMap(({ allowable_cost, gain_or_loss }) => [allowable_cost, gain_or_loss]),
  );
}

const negative = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
const pence = (amount: string) => Math.round(Number(amount) * 100);

/** Each amount was rounded by itself, once, from the exact fraction: so many halves of a penny may be between them. */
function expectSum(figure: string, rows: readonly string[]): void {
  const difference = Math.abs(pence(figure) - rows.reduce((sum, row) => sum + pence(row), 0));
  expect(difference).toBeLessThanOrEqual((rows.length + 1) / 2);
}
