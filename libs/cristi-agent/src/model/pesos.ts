import { plainDecimal } from '@bursar/money';

/** Converts pesos to centavos; `undefined` for zero, negative amounts and fractions of a centavo. */
export function centavosOf(pesos: number): bigint | undefined {
  const [, whole, parts = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(plainDecimal(pesos) ?? '') ?? [];
  const centavos = whole === undefined ? 0n : BigInt(`${whole}${parts.padEnd(2, '0')}`);
  return centavos > 0n ? centavos : undefined;
}
