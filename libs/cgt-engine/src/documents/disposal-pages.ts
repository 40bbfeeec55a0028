import { averageOf, poolSum } from '../model/report/pool-sum';
import { rateText } from '../model/report/rate-text';
import type { ReportDisposal, ReportMatch, ReportTransfer, ReportWorkings } from '../model/report/report-schema';
import { grouped, longDate, pounds } from './figures';
import type { Column, Sheet } from './sheet';

const LEGS: readonly Column[] = [
  { head: 'Matched with', share: 0.46 },
  { head: 'Shares', share: 0.16, align: 'right' },
  { head: 'Allowable cost', share: 0.19, align: 'right' },
  { head: 'Gain or loss', share: 0.19, align: 'right' },
];

export function writeDisposal(
  sheet: Sheet,
  { date, ticker, quantity, matches, original = [], ...sums }: ReportDisposal,
): void {
  const { gross_proceeds: gross, disposal_costs: fees, proceeds } = sums;
  sheet.heading(3, `${longDate(date)}: ${grouped(quantity)} ${ticker} sold for ${pounds(proceeds)} after fees`, 80);
  for (const { currency, gross_proceeds: foreign, fees: charged } of original) {
    sheet.paragraph(`${grouped(foreign)} ${currency} less fees of ${grouped(charged)} ${currency}`, { isQuiet: true });
  }
  sheet.paragraph(`Gross proceeds ${pounds(gross)} less fees of ${pounds(fees)}: ${pounds(proceeds)}.`);
  writeLegs(sheet, matches);
}

export function writeTransfer(
  sheet: Sheet,
  { date, ticker, quantity, total_cost: cost, matches = [] }: ReportTransfer,
): void {
  sheet.heading(
    3,
    `${longDate(date)}: ${grouped(quantity)} ${ticker} to the spouse at their cost of ${pounds(cost)}`,
    64,
  );
  writeLegs(sheet, matches);
}

function writeLegs(sheet: Sheet, matches: readonly ReportMatch[]): void {
  const legs = matches.map((match) => ({
    cells: [ruleOf(match), grouped(match.quantity), pounds(match.allowable_cost), pounds(match.gain_or_loss)],
  }));
  sheet.table(LEGS, legs);
  for (const match of matches) {
    const { pool_before: before, pool_after: after } = match;
    if (before === undefined || after === undefined) continue;
    sheet.paragraph(
      `Pool of ${grouped(before.quantity)} shares costing ${pounds(before.total_cost)}, ${averageOf(before)} each: ` +
        `${poolSum(match) ?? ''}. Left: ${grouped(after.quantity)} shares costing ${pounds(after.total_cost)}.`,
      { isQuiet: true },
    );
  }
}

export async function writeWorkings(sheet: Sheet, { period, instruments }: ReportWorkings): Promise<void> {
  for (const { ticker, opening, closing, entries } of instruments) {
    sheet.heading(3, `${ticker}: purchases and events up to the year ${period} and the 30 days after it`, 48);
    for (const { line, pounds: amount, rates = [] } of entries) {
      const worth = amount === undefined ? '' : `: ${pounds(amount)}`;
      sheet.paragraph(`${line}${worth}${rates.length > 0 ? ` ${rates.map(rateText).join(', ')}` : ''}`, {
        isQuiet: true,
      });
    }
    sheet.paragraph(
      `Pool before 6 April: ${grouped(opening.quantity)} shares costing ${pounds(opening.total_cost)}. ` +
        `Pool after 5 April: ${grouped(closing.quantity)} shares costing ${pounds(closing.total_cost)}.`,
    );
    await new Promise(setImmediate);
  }
}

function ruleOf({ rule, acquisition_date: bought = '', pool_before: pool }: ReportMatch): string {
  switch (rule) {
    case 'SameDay':
      return 'Bought the same day';
    case 'BedAndBreakfast':
      return `Bed and breakfast, bought ${longDate(bought)}`;
    case 'Section104':
      return pool === undefined ? 'Section 104 pool' : `Section 104 pool of ${grouped(pool.quantity)}`;
  }
}
