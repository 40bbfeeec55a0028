import { civilDate, type CivilDate } from '@bursar/calendar';

/** The calendar year in which the tax year of a day starts: a tax year runs from 6 April to 5 April. */
export function taxYearOf({ year, month, day }: CivilDate): number {
  return month > 4 || (month === 4 && day >= 6) ? year : year - 1;
}

/** `2023/24`, `1999/00`. */
export function taxYearPeriod(startYear: number): string {
  return `${startYear}/${String((startYear + 1) % 100).padStart(2, '0')}`;
}

/** 5 April, the last day of the tax year that starts in `startYear`. */
export function lastDayOfTaxYear(startYear: number): CivilDate {
  return civilDate(`${String(startYear + 1).padStart(4, '0')}-04-05`);
}

// TCGA 1992 s1K (s3 before 2019), the amounts of each year's order; from 2023/24 Finance Act 2023 s8.
const EXEMPT_AMOUNTS: readonly (readonly [fromYear: number, pounds: number])[] = [
  [2008, 9_600],
  [2009, 10_100],
  [2011, 10_600],
  [2013, 10_900],
  [2014, 11_000],
  [2015, 11_100],
  [2017, 11_300],
  [2018, 11_700],
  [2019, 12_000],
  [2020, 12_300],
  [2023, 6_000],
  [2024, 3_000],
];

export const FIRST_YEAR_WITH_EXEMPT_AMOUNT = 2008;

/** The individual's annual exempt amount in whole pounds; zero for years before the table starts. */
export function exemptAmount(startYear: number): number {
  return EXEMPT_AMOUNTS.findLast(([fromYear]) => fromYear <= startYear)?.[1] ?? 0;
}
