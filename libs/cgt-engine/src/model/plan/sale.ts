import type { CivilDate } from '@bursar/calendar';

import type { PoundConverter } from '../fx/pounds';
import type { Day, Disposal } from '../normalize/day';
import type { Decimal } from '../numbers/decimal';
import { add, multiply, subtract, type Fraction } from '../numbers/fraction';
import type { Money, Trade } from '../transaction';

/** A sale that has not happened: any number of shares, at a price and with fees. */
export interface PlannedSale {
  /** The name that the share has at the end of its history. */
  readonly ticker: string;
  readonly date: CivilDate;
  /** For one share. */
  readonly price: Money;
  readonly fees: Money;
}

/** The sale of so many shares as a transaction; the text of the number is not used. */
export function asTrade({ ticker, date, price, fees }: PlannedSale, quantity: Fraction): Trade {
  const written: Decimal = { text: '', value: quantity };
  const place = { form: 'planned', number: 0 } as const;
  return { place, date, ticker, action: 'SELL', quantity: written, consideration: price, per: 'share', fees };
}

/** A ticker's days with one more sale among them; the days themselves are left as they are. */
export function withSale(
  days: readonly Day[],
  sale: PlannedSale,
  quantity: Fraction,
  converter: PoundConverter,
): Day[] {
  const { date } = sale;
  const gross = multiply(quantity, converter.pounds(sale.price, date));
  const proceeds = subtract(gross, converter.pounds(sale.fees, date));
  const trade = asTrade(sale, quantity);
  const index = days.findIndex((day) => day.date.epochDay >= date.epochDay);
  const found = index < 0 ? undefined : days[index];
  if (found?.date.epochDay === date.epochDay) {
    const before = found.disposal;
    const disposal: Disposal =
      before === undefined
        ? { quantity, gross, proceeds, sales: [trade] }
        : {
            quantity: add(before.quantity, quantity),
            gross: add(before.gross, gross),
            proceeds: add(before.proceeds, proceeds),
            sales: [...before.sales, trade],
          };
    return days.with(index, { ...found, disposal });
  }
  return days.toSpliced(index < 0 ? days.length : index, 0, {
    ticker: sale.ticker,
    date,
    opening: undefined,
    acquisition: undefined,
    disposal: { quantity, gross, proceeds, sales: [trade] },
    toSpouse: undefined,
    capitalReturned: undefined,
    accumulated: undefined,
    reportedIncome: undefined,
    closing: undefined,
    counted: [],
  });
}
