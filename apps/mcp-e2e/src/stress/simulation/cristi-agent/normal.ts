import { demand } from '../contract-violation';

/** Mexico City, which has kept no summer time since 2022: all days here are later. */
const OFFSET_MILLISECONDS = 6 * 3_600_000;

/** Other names of some categories, in lower case and without accents. */
const SYNONYMS: Readonly<Record<string, string>> = {
  comida: 'Food',
  alimentacion: 'Food',
  despensa: 'Supermarket',
  groceries: 'Supermarket',
  renta: 'Rent',
  luz: 'Electricity',
  gas: 'Gas Service',
  ahorro: 'Savings',
  donativo: 'Donation',
  'pago de deuda': 'Debt Payment',
  sueldo: 'Salary',
  reembolso: 'Refund',
};

export function category(text: string): string {
  const words = text.normalize('NFC').trim().split(/\s+/u);
  const titled = words
    .map((word) => {
      const [, marks = '', first = '', rest = ''] = /^(\p{P}*)(.?)(.*)$/su.exec(word) ?? [];
      return marks + first.toUpperCase() + rest.toLowerCase();
    })
    .join(' ');
  const folded = titled.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return SYNONYMS[folded] ?? titled;
}

/** Milliseconds since 1970 of a timestamp; without an offset it is wall time. */
export function instantOf(text: string): number {
  const isWall = !/(Z|[+-]\d\d:\d\d)$/.test(text);
  const parsed = Date.parse(isWall ? `${text}-06:00` : text);
  demand(Number.isFinite(parsed), () => `${text} is no time`);
  return parsed;
}

export function dateOf(text: string): string {
  const given = text.trim();
  if (/^\d{4}-\d\d-\d\d$/.test(given)) return given;
  return new Date(instantOf(given) - OFFSET_MILLISECONDS).toISOString().slice(0, 10);
}

/** As answers show it. */
export function shownInstant(instant: number): string {
  return `${new Date(instant - OFFSET_MILLISECONDS).toISOString().slice(0, 19)}-06:00`;
}

export const debtKey = (name: string) => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** The day of a month, or its last one. */
export function dayIn(month: string, day: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const lastDay = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-${String(Math.min(day, lastDay)).padStart(2, '0')}`;
}

export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
