/** Digits after the point in which amounts are added. */
const DECIMALS = 4;
const FORM = /^(-?)(\d+)(?:\.(\d{1,4}))?$/;

/** An amount of decimal text in ten-thousandths. Throws an Error for text that is no such amount. */
export function unitsOf(text: string): bigint {
  const [, sign, whole, fraction = ''] = FORM.exec(text) ?? [];
  if (whole === undefined) throw new Error('an amount is no decimal number');
  const units = BigInt(`${whole}${fraction.padEnd(DECIMALS, '0')}`);
  return sign === '-' ? -units : units;
}

/** Ten-thousandths as decimal text: two decimals, and more only where they are not zero; never `-0.00`. */
export function amountText(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0{1,2}$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${fraction}`;
}

/** So many centavos as decimal text. */
export function centsText(cents: bigint | number): string {
  return amountText(BigInt(cents) * 100n);
}

/** The quotient in ten-thousandths, rounded half away from zero to this many decimals. The divisor is above 0. */
export function dividedBy(units: bigint, divisor: bigint, decimals: number): bigint {
  const step = 10n ** BigInt(DECIMALS - Math.min(decimals, DECIMALS));
  const size = units < 0n ? -units : units;
  const rounded = ((2n * size + divisor * step) / (2n * divisor * step)) * step;
  return units < 0n ? -rounded : rounded;
}

export function sumOf<Item>(items: readonly Item[], amount: (item: Item) => bigint): bigint {
  return items.reduce((total, item) => total + amount(item), 0n);
}
