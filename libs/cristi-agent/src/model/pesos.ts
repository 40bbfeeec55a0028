import { plainDecimal } from '@bursar/money';

/** Pesos as centavos; `undefined` for what is not above zero, or has parts of a centavo. */
export function centavosOf(pesos: number): bigint | undefined {
  const [, whole, parts = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(plainDecimal(pesos) ?? '') ?? [];
  const centavos = whole === undefined ? 0n : BigInt(`${whole}${parts.padEnd(2, '0')}`);
  return centavos > 0n ? centavos : undefined;
}
