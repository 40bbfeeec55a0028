import { formatMinorUnits } from '@bursar/money';

/** An amount in centavos in Mexican notation, exact: 123450 is `$1,234.50 MXN`. */
export function formatMxn(centavos: number): string {
  const [pesos = '', fraction = ''] = formatMinorUnits(BigInt(Math.abs(centavos))).split('.');
  return `${centavos < 0 ? '-' : ''}$${pesos.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction} MXN`;
}
