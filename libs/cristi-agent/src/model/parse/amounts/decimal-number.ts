/** A decimal number: `units` of 10 to the power of `-decimals`. */
export interface DecimalNumber {
  readonly units: bigint;
  readonly decimals: number;
}

const PLAIN = /^\d+$/;
const POINT = /^\d*\.\d+$/;
const COMMA = /^\d+,\d{1,2}$/;
const THOUSANDS_BY_COMMA = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/;
const THOUSANDS_BY_POINT = /^\d{1,3}(\.\d{3})+,\d{1,2}$/;
/** `1.200.000`; one group alone could be decimals. */
const MILLIONS_BY_POINT = /^\d{1,3}(\.\d{3}){2,}$/;
const THOUSANDS_BY_APOSTROPHE = /^\d{1,3}('\d{3})+([.,]\d{1,2})?$/;
/** `1'250,000.00` */
const MILLIONS_BY_APOSTROPHE = /^\d{1,3}'\d{3}(,\d{3})+(\.\d{1,2})?$/;

/** Reads `155`, `155.50`, `155,50`, `.50`, `1,200.50`, `1.250,50` and `1'250.00`; `undefined` for an ambiguous notation. */
export function readDecimal(text: string): DecimalNumber | undefined {
  if (PLAIN.test(text) || POINT.test(text)) return decimal(text);
  if (COMMA.test(text)) return decimal(text.replace(',', '.'));
  if (THOUSANDS_BY_COMMA.test(text)) return decimal(text.replaceAll(',', ''));
  if (THOUSANDS_BY_POINT.test(text)) return decimal(text.replaceAll('.', '').replace(',', '.'));
  if (MILLIONS_BY_POINT.test(text)) return decimal(text.replaceAll('.', ''));
  if (THOUSANDS_BY_APOSTROPHE.test(text)) return decimal(text.replaceAll("'", '').replace(',', '.'));
  if (MILLIONS_BY_APOSTROPHE.test(text)) return decimal(text.replace(/[',]/g, ''));
  return undefined;
}

/** The product of a number and a factor; `undefined` where it is not an integer. */
export function wholeUnits({ units, decimals }: DecimalNumber, factor: bigint): bigint | undefined {
  const scale = 10n ** BigInt(decimals);
  const product = units * factor;
  return product % scale === 0n ? product / scale : undefined;
}

function decimal(text: string): DecimalNumber {
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), decimals: fraction.length };
}
