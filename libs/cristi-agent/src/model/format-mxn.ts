import { formatMinorUnits } from '@bursar/money';

import { CONTRACT_CURRENCY, currencyOfTexts } from './terms';

/** An amount in centavos in Mexican notation, exact: 123450 is `$1,234.50 MXN`, or in another currency `1,234.50 CHF`. */
export function formatMxn(centavos: number): string {
  const [pesos = '', fraction = ''] = formatMinorUnits(BigInt(Math.abs(centavos))).split('.');
  const currency = currencyOfTexts();
  const sign = `${centavos < 0 ? '-' : ''}${currency === CONTRACT_CURRENCY ? '$' : ''}`;
  return `${sign}${pesos.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction} ${currency}`;
}
