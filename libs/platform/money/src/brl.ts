import { formatMinorUnits } from './decimal';

/** Cents as Brazilians write money: 123456n is `R$ 1.234,56`, -1500n is `-R$ 15,00`. The spaces are ordinary ones. */
export function formatBrl(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  const [reais = '', rest = ''] = formatMinorUnits(size).split('.');
  const grouped = reais.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0n ? '-' : ''}R$ ${grouped},${rest}`;
}
