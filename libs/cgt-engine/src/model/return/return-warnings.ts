import { taxYearPeriod } from '../tax-year';
import { hasBoxes } from './boxes';
import type { LedgerYear } from './ledger';
import { ratePeriodsOf, RISE_YEAR } from './rates-of-tax';
import type { ReturnFacts } from './return-facts';

/** What a reader of the return ought to know: what it counts on, what it leaves out, what was not confirmed. */
export function returnWarnings(facts: ReturnFacts, ledger: readonly LedgerYear[], hasTax: boolean): string[] {
  const { year } = facts;
  return [
    ...ledger.flatMap((entry) => claimWarning(entry, facts)),
    ...[...facts.lossesNotClaimed].flatMap((one) => unusedYear(one, ledger)),
    ...boxWarnings(year, hasTax),
    ...taxWarnings(facts, hasTax),
  ];
}

/** TCGA 1992 s16(2A), TMA 1970 s43: a loss that is not claimed in time is no allowable loss. */
function claimWarning(
  { year, claimBy, gains, losses }: LedgerYear,
  { lossesNotClaimed, today }: ReturnFacts,
): string[] {
  if (claimBy === null || lossesNotClaimed.has(year)) return [];
  const loss = `The net loss of ${losses - gains} pounds of ${taxYearPeriod(year)}`;
  if (claimBy < today) {
    return [
      `${loss} is counted as claimed: the claim had to reach HMRC by ${claimBy}. If it did not, name ${year} in losses_not_claimed.`,
    ];
  }
  return [`${loss} is counted on being claimed, in a return or by letter, by ${claimBy}.`];
}

function unusedYear(year: number, ledger: readonly LedgerYear[]): string[] {
  if (ledger.some((entry) => entry.year === year && entry.claimBy !== null)) return [];
  return [`losses_not_claimed names ${year}, but ${taxYearPeriod(year)} has no net loss here.`];
}

function boxWarnings(year: number, hasTax: boolean): string[] {
  if (!hasBoxes(year))
    return [`The box numbers of SA108 for ${taxYearPeriod(year)} are not on file: boxes are left out.`];
  const warnings = [
    `The box numbers of SA108 for ${taxYearPeriod(year)} were taken from transcripts, not from HMRC's own form, and so was the ` +
      "rounding to whole pounds in the taxpayer's favour: compare each box with its title on the form.",
  ];
  if (year === RISE_YEAR && !hasTax) warnings.push('Box 51 is left out: the adjustment needs taxable_income.');
  return warnings;
}

function taxWarnings({ year, taxableIncome }: ReturnFacts, hasTax: boolean): string[] {
  if (hasTax) {
    if (year !== RISE_YEAR) return [];
    return [
      'That the basic rate band goes to gains before 30 October 2024 first was not confirmed at HMRC: compare the adjustment ' +
        "with HMRC's own calculator for 2024/25.",
    ];
  }
  const [{ rates }] = ratePeriodsOf(year);
  if (rates === undefined)
    return [`The rates of tax on gains of ${taxYearPeriod(year)} are not on file: no tax is worked out.`];
  return taxableIncome === undefined
    ? ['No tax is worked out without taxable_income (after the personal allowance).']
    : [];
}
