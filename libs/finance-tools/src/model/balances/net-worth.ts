import { decimalOfUnits, type Decimal } from '../decimal';

/** An exact amount of a currency. */
export interface CurrencyAmount {
  readonly currency: string;
  /** In ten-thousandths. */
  readonly units: bigint;
}

/** Amounts added up by currency, in alphabetical order. */
export function sumByCurrency(amounts: Iterable<CurrencyAmount>): CurrencyAmount[] {
  const sums = new Map<string, bigint>();
  for (const { currency, units } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + units);
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([currency, units]) => ({ currency, units }));
}

export function moneyOf({ currency, units }: CurrencyAmount): { amount: Decimal; currency: string } {
  return { amount: decimalOfUnits(units), currency };
}
