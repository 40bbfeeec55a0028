import { daysLater } from './reference-calendar';
import { Fraction } from './reference-fraction';
import type { PoundTransaction } from './reference-transaction';

/** All purchases of a day are one acquisition and all sales one disposal (TCGA92/S105(1)(a), CG51560). */
export interface TradingDay {
  bought: Fraction;
  /** Quantity x price + fees: incidental costs of acquisition are part of the cost (TCGA92/S38). */
  cost: Fraction;
  sold: Fraction;
  gross: Fraction;
  /** Gross less fees: incidental costs of disposal reduce what is received (TCGA92/S38). */
  proceeds: Fraction;
}

export function tradingDay(rows: PoundTransaction[], date: string): TradingDay {
  const buys = rows.filter((row) => row.date === date && row.action === 'BUY');
  const sells = rows.filter((row) => row.date === date && row.action === 'SELL');
  const gross = Fraction.sum(sells.map((row) => row.quantity.times(row.price)));
  return {
    bought: Fraction.sum(buys.map((row) => row.quantity)),
    cost: Fraction.sum(buys.map((row) => row.quantity.times(row.price).plus(row.fees))),
    sold: Fraction.sum(sells.map((row) => row.quantity)),
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
    .filter((row) => row.date > after && row.date < before)
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

/** Identifies the disposals of one ticker with acquisitions; none of it depends on the pool. */
export function identify(rows: PoundTransaction[]): Identification[] {
  const disposalDates = [...new Set(rows.filter((row) => row.action === 'SELL').map((row) => row.date))].sort();
  const identifications: Identification[] = [];

  // An earlier disposal is identified before a later one (TCGA92/S106A(4)).
  for (const disposalDate of disposalDates) {
    const { bought, sold } = tradingDay(rows, disposalDate);

    // First with shares acquired on the same day (TCGA92/S105(1)(b)).
    const sameDay = Fraction.min(bought, sold);
    let remaining = sold.minus(sameDay);

    // Then with shares acquired within the 30 days after it, the earliest first (TCGA92/S106A(5), CG51560).
    const bedAndBreakfast: AcquisitionMatch[] = [];
    for (let days = 1; days <= 30; days += 1) {
      const acquisitionDate = daysLater(disposalDate, days);
      const acquisition = tradingDay(rows, acquisitionDate);
      // That day's own disposal comes first on its acquisition, however many earlier ones there are (TCGA92/S106A(9)).
      const reserved = Fraction.min(acquisition.bought, acquisition.sold);
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
