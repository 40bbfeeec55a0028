import { daysLater } from './reference-calendar';
import { Fraction } from './reference-fraction';
import type { PoundTransaction } from './reference-transaction';

/** All purchases of a day are one acquisition and all sales one disposal (TCGA92/S105(1)(a), CG51560). */
export interface TradingDay {
  bought: Fraction;
  /** Quantity x price + fees: incidental costs of acquisition are part of the cost (TCGA92/S38). */
  cost: Fraction;
  /** Sold or given away. */
  sold: Fraction;
  /** To a spouse: one disposal with what was sold (TCGA92/S105(1)(a), S58). */
  toSpouse: Fraction;
  gross: Fraction;
  /** Gross less fees: incidental costs of disposal reduce what is received (TCGA92/S38). */
  proceeds: Fraction;
}

export function tradingDay(rows: PoundTransaction[], date: string): TradingDay {
  const buys = rows.filter((row) => row.date === date && (row.action === 'BUY' || row.action === 'SPOUSEIN'));
  const sells = rows.filter((row) => row.date === date && (row.action === 'SELL' || row.action === 'GIFT'));
  const given = rows.filter((row) => row.date === date && row.action === 'SPOUSEOUT');
  const gross = Fraction.sum(sells.map((row) => row.worth));
  return {
    bought: Fraction.sum(buys.map((row) => row.quantity)),
    cost: Fraction.sum(buys.map((row) => row.worth.plus(row.fees))),
    sold: Fraction.sum(sells.map((row) => row.quantity)),
    toSpouse: Fraction.sum(given.map((row) => row.quantity)),
    gross,
    proceeds: gross.minus(Fraction.sum(sells.map((row) => row.fees))),
  };
}

/** A match with an acquisition: of the day itself, or of one of the 30 days after it. */
export interface AcquisitionMatch {
  acquisitionDate: string;
  /** In the units of the disposal's day. */
  quantity: Fraction;
  /** The same shares in the units of the acquisition's day. */
  quantityAcquired: Fraction;
}

export interface Identification {
  disposalDate: string;
  sameDay: Fraction;
  /** Earliest acquisition first. */
  bedAndBreakfast: AcquisitionMatch[];
  fromPool: Fraction;
}

/** What one share held at the end of the first date has become by the beginning of the second. */
function unitsBetween(rows: PoundTransaction[], after: string, before: string): Fraction {
  return rows
    .filter(
      ({ date, when }) =>
        (date > after || (date === after && when === 'CLOSE')) &&
        (date < before || (date === before && when === 'OPEN')),
    )
    .reduce((product, row) => {
      if (row.action === 'SPLIT') return product.times(row.ratio);
      if (row.action === 'UNSPLIT') return product.over(row.ratio);
      return product;
    }, Fraction.one);
}

/** How much of that day's acquisition the disposals of earlier days have been matched with, in that day's units. */
export function takenByEarlier(identifications: Identification[], acquisitionDate: string): Fraction {
  return Fraction.sum(
    identifications
      .flatMap((identification) => identification.bedAndBreakfast)
      .filter((match) => match.acquisitionDate === acquisitionDate)
      .map((match) => match.quantityAcquired),
  );
}

/** What is identified: sales, gifts, and shares to a spouse. */
export const DISPOSALS: ReadonlySet<string> = new Set(['SELL', 'GIFT', 'SPOUSEOUT']);

/** Identifies the disposals of one ticker with acquisitions; none of it depends on the pool. */
export function identify(rows: PoundTransaction[]): Identification[] {
  const disposalDates = [...new Set(rows.filter((row) => DISPOSALS.has(row.action)).map((row) => row.date))].sort();
  const identifications: Identification[] = [];

  // An earlier disposal is identified before a later one (TCGA92/S106A(4)).
  for (const disposalDate of disposalDates) {
    const { bought, ...left } = tradingDay(rows, disposalDate);
    const sold = left.sold.plus(left.toSpouse);

    // First with shares acquired on the same day (TCGA92/S105(1)(b)).
    const sameDay = Fraction.min(bought, sold);
    let remaining = sold.minus(sameDay);

    // Then with shares acquired within the 30 days after it, the earliest first (TCGA92/S106A(5), CG51560).
    const bedAndBreakfast: AcquisitionMatch[] = [];
    for (let days = 1; days <= 30; days += 1) {
      const acquisitionDate = daysLater(disposalDate, days);
      // What is bought after a takeover is not of the class that was sold before it.
      if (rows.some((row) => row.action === 'TAKEOVER' && row.date === acquisitionDate)) break;
      const acquisition = tradingDay(rows, acquisitionDate);
      // That day's own disposal comes first on its acquisition, however many earlier ones there are (TCGA92/S106A(9)).
      const reserved = Fraction.min(acquisition.bought, acquisition.sold.plus(acquisition.toSpouse));
      const available = acquisition.bought.minus(reserved).minus(takenByEarlier(identifications, acquisitionDate));
      const multiple = unitsBetween(rows, disposalDate, acquisitionDate);
      const quantityAcquired = Fraction.min(remaining.times(multiple), available);
      if (quantityAcquired.isPositive()) {
        const quantity = quantityAcquired.over(multiple);
        bedAndBreakfast.push({ acquisitionDate, quantity, quantityAcquired });
        remaining = remaining.minus(quantity);
      }
    }

    // The rest comes out of the section 104 holding (TCGA92/S104, CG51575).
    identifications.push({ disposalDate, sameDay, bedAndBreakfast, fromPool: remaining });
  }
  return identifications;
}
