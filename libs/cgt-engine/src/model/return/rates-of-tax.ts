import { lastDayOfTaxYear } from '../tax-year';

/** A part of a tax year with its rates on gains, in per cent; undefined where they are not on file. */
export interface RatePeriod {
  /** `YYYY-MM-DD`, both days included. */
  readonly from: string;
  readonly to: string;
  readonly rates: { readonly lower: bigint; readonly higher: bigint } | undefined;
}

// TCGA 1992 s1H; Finance Act 2016 s83; Finance Act 2025 s7 for disposals on or after 30 October 2024. Not for
// residential property and carried interest, which are not reckoned here.
const BEFORE_RISE = { lower: 10n, higher: 20n };
const AFTER_RISE = { lower: 18n, higher: 24n };

/** What a return's own calculation takes for the whole of 2024/25: box 51 is the difference. */
export const RATES_OF_RETURN_2024 = BEFORE_RISE;

export const RISE_YEAR = 2024;
const FIRST_YEAR = 2016;
const LAST_YEAR = 2026;

/** One period, or two in the year in which the rates rose. */
export function ratePeriodsOf(year: number): readonly [RatePeriod] | readonly [RatePeriod, RatePeriod] {
  const [from, to] = [`${year}-04-06`, lastDayOfTaxYear(year).text];
  if (year === RISE_YEAR) {
    return [
      { from, to: '2024-10-29', rates: BEFORE_RISE },
      { from: '2024-10-30', to, rates: AFTER_RISE },
    ];
  }
  const isOnFile = year >= FIRST_YEAR && year <= LAST_YEAR;
  return [{ from, to, rates: isOnFile ? (year < RISE_YEAR ? BEFORE_RISE : AFTER_RISE) : undefined }];
}

// The basic rate limit, Income Tax Act 2007 s10(5): Finance Act 2015 s4 for 2016/17 and 2017/18; Finance Act 2021 s5, amended by
// Finance Act 2023 s5, for 2022/23 to 2027/28; for the years between, HMRC's tables.
const BASIC_RATE_BANDS: readonly (readonly [fromYear: number, pounds: bigint])[] = [
  [2016, 32_000n],
  [2017, 33_500n],
  [2018, 34_500n],
  [2019, 37_500n],
  [2021, 37_700n],
];

/** Pounds of taxable income and gains at the lower rate; zero for years before the table starts. */
export function basicRateBand(year: number): bigint {
  return BASIC_RATE_BANDS.findLast(([fromYear]) => fromYear <= year)?.[1] ?? 0n;
}
