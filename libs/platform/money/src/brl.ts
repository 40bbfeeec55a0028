import { formatMinorUnits } from './decimal';

/** Formats cents as money in Brazil: 123456n is `R$ 1.234,56`, -1500n is `-R$ 15,00`, with ordinary spaces. */
export function formatBrl(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  const [reais = '', rest = ''] = formatMinorUnits(size).split('.');
  const grouped = reais.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0n ? '-' : ''}R$ ${grouped},${rest}`;
}
