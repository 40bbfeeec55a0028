import { formatMinorUnits } from '@bursar/money';
import { printable } from '@bursar/toolkit';

/** Centavos as Mexicans write money, exact: 123450 is `$1,234.50 MXN`. */
export function shownMoney(centavos: number): string {
  const [pesos = '', rest = ''] = formatMinorUnits(BigInt(Math.abs(centavos))).split('.');
  return `${centavos < 0 ? '-' : ''}$${pesos.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest} MXN`;
}

/** What users named, on its line: nothing in it steers a display. */
export function shownName(name: string): string {
  return printable(name);
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  amount: 'el monto',
  category: 'la categoría',
  category_type: 'el tipo de categoría',
  date: 'la fecha',
  type: 'si es gasto o ingreso',
};

/** Fields in words: `el monto y la categoría`. */
export function shownFields(fields: readonly string[]): string {
  const names = fields.map((field) => FIELD_NAMES[field] ?? field);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} y ${last}`;
}

/** A timestamp of Mexico City as people read it: `2026-02-01 12:00`. */
export function shownTime(timestamp: string): string {
  return timestamp.slice(0, 16).replace('T', ' ');
}
