import type { CalendarMonth, MonthlyRates } from '@bursar/rates';

import { decimalOf, type Decimal } from '../numbers/decimal';

/** HMRC's monthly exchange rates: units of a currency for one pound. */
export interface RateTable extends Pick<MonthlyRates, 'range'> {
  /** The rate of a calendar month, as published, the same object each time; undefined where there is none. */
  rate(currency: string, month: CalendarMonth): Decimal | undefined;
}

export function rateTableOf(rates: MonthlyRates): RateTable {
  const known = new Map<string, Decimal>();
  return {
    range: (currency) => rates.range(currency),
    rate(currency, month) {
      const text = rates.rate(currency, month);
      if (text === undefined) return undefined;
      const key = `${currency} ${month.year * 12 + month.month}`;
      const decimal = known.get(key) ?? decimalOf(text);
      known.set(key, decimal);
      return decimal;
    },
  };
}
