import { powerOfTen, roundTo, type Fraction } from './fraction';
import { roundAmount, type Amount } from './pool-average';
import { decimalText, moneyText, quantityText } from './rounding';

// Two different numbers differ within these decimals in any history that can be read.
const MOST_DECIMALS = 400;

/** Two different quantities as texts that differ: with as many decimals as it takes. */
export function distinctQuantities(one: Fraction, other: Fraction): [one: string, other: string] {
  const usual: [string, string] = [quantityText(one), quantityText(other)];
  return apart(usual, 10, (decimals) => [roundTo(one, decimals), roundTo(other, decimals)]);
}

/** The same for two amounts in pounds. */
export function distinctAmounts(one: Amount, other: Amount): [one: string, other: string] {
  const pence = (amount: Amount) => moneyText(roundAmount(amount, 100n));
  const usual: [string, string] = [pence(one), pence(other)];
  return apart(usual, 2, (decimals) => [
    roundAmount(one, powerOfTen(decimals)),
    roundAmount(other, powerOfTen(decimals)),
  ]);
}

function apart(
  usual: [string, string],
  shown: number,
  rounded: (decimals: number) => readonly [bigint, bigint],
): [string, string] {
  if (usual[0] !== usual[1]) return usual;
  for (let decimals = shown + 1; decimals <= MOST_DECIMALS; decimals += 1) {
    const [one, other] = rounded(decimals);
    if (one !== other) return [decimalText(one, decimals), decimalText(other, decimals)];
  }
  return usual;
}
