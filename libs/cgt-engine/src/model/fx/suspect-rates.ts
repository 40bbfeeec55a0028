// Rates that HMRC published and that cannot be meant: kept as published, used as published, and named to the user.
// Seen by comparison with each currency's neighbouring months and with the market of the time.
const SUSPECT_MONTHS: Readonly<Record<string, readonly string[]>> = {
  BRL: ['2019-04'],
  CVE: ['2020-04'],
  HRK: ['2023-02'],
  IQD: ['2018-04'],
  IRR: ['2015-04'],
  KHR: ['2022-03'],
  MRO: ['2020-02'],
  SLE: ['2022-11'],
  SLL: ['2023-02'],
  STD: ['2015-04', '2020-11'],
};

/** Before this month HMRC printed the US dollar's rate for the Liberian dollar. */
const LRD_CREDIBLE_FROM = '2023-01';

/** True when the published rate of a currency for a month (`YYYY-MM`) should be checked before it is relied on. */
export function isSuspectRate(currency: string, month: string): boolean {
  if (currency === 'LRD') return month < LRD_CREDIBLE_FROM;
  return SUSPECT_MONTHS[currency]?.includes(month) ?? false;
}
