import { FIRST_YEAR_WITH_EXEMPT_AMOUNT, taxYearPeriod } from '../tax-year';

/** Where the exempt amount of a year is not law: before the table starts, and after the present tax year. */
export function exemptAmountWarnings(year: number, currentYear: number): string[] {
  const period = taxYearPeriod(year);
  if (year < FIRST_YEAR_WITH_EXEMPT_AMOUNT) {
    return [`The annual exempt amount of ${period} is not on file: 0.00 stands in its place.`];
  }
  if (year > currentYear) {
    return [`The annual exempt amount of ${period} is that of 2024/25; Parliament may change it before that year.`];
  }
  return [];
}
