import { demand } from '../contract-violation';

/** São Paulo, which has kept no daylight saving since 2019: all days here are later. */
const OFFSET = '-03:00';
const OFFSET_MILLISECONDS = 3 * 3_600_000;

/** Amounts are whole cents. */
export function cents(money: string): bigint {
  demand(/^-?[0-9]+\.[0-9]{2}$/.test(money) && !/^-0+\.00$/.test(money), () => `${money} is no money`);
  return BigInt(money.replace('.', ''));
}

export function money(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Milliseconds since 1970 of a text with an offset, or else of wall time in São Paulo. */
export function instantOf(text: string): number {
  const [, day, time = '00:00:00', offset = OFFSET] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  const parsed = Date.parse(`${day}T${time}${offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  demand(Number.isFinite(parsed), () => `${text} is no time`);
  return parsed;
}

/** As answers show times: milliseconds are left out where there are none. */
export const isSince = (time: string, earlier: string) => earlier === '' || Date.parse(time) >= Date.parse(earlier);

const wallOf = (instant: number) => new Date(instant - OFFSET_MILLISECONDS).toISOString();

export const monthOf = (instant: number) => wallOf(instant).slice(0, 7);

/** As answers show it. */
export function shownInstant(instant: number): string {
  return `${wallOf(instant).replace('.000Z', '').replace('Z', '')}${OFFSET}`;
}

/** Noon of that day of the month, or of its last one. */
export function noonOf(month: string, day: number): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const lastDay = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return instantOf(`${month}-${String(Math.min(day, lastDay)).padStart(2, '0')}T12:00`);
}

export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const total = year * 12 + number - 1 + count;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
}

export function yearAndMonth(month: string): { readonly year: number; readonly month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) };
}
