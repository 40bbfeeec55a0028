const MILLISECONDS_PER_DAY = 86_400_000;

export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** The year in which the tax year of that date began: it runs from 6 April to 5 April. */
export function taxYearOf(date: string): number {
  const year = Number(date.slice(0, 4));
  return date >= `${year}-04-06` ? year : year - 1;
}

export function lastDayOf(taxYear: number): string {
  return `${taxYear + 1}-04-05`;
}

export function periodOf(taxYear: number): string {
  return `${taxYear}/${String((taxYear + 1) % 100).padStart(2, '0')}`;
}

/** The individual's annual exempt amount in pounds (TCGA92/S1K and its predecessor S3). */
export function exemptAmountOf(taxYear: number): string {
  if (taxYear < 2008) return '0';
  if (taxYear >= 2024) return '3000';
  const amounts: Record<number, string> = {
    2008: '9600',
    2009: '10100',
    2010: '10100',
    2011: '10600',
    2012: '10600',
    2013: '10900',
    2014: '11000',
    2015: '11100',
    2016: '11100',
    2017: '11300',
    2018: '11700',
    2019: '12000',
    2020: '12300',
    2021: '12300',
    2022: '12300',
    2023: '6000',
  };
  const amount = amounts[taxYear];
  if (amount === undefined) throw new RangeError(`no exempt amount for ${taxYear}`);
  return amount;
}

/** The distribution date of excess reportable income: six months after its period's end, or the month's last day. */
export function sixMonthsLater(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + 6, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 5, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
