import type { Merchant } from './merchant';
import type { Random } from '@bursar/finance-tools/recurring';

/** How a bank writes its lines: what it puts before and after a name, and how it cuts it. */
export interface BankStyle {
  readonly prefixes: readonly string[];
  readonly isUpperCase: boolean;
  readonly dropsAccents: boolean;
  /** Names are cut to this many characters. */
  readonly width: number;
}

const COLLECTORS = ['SQ *', 'SUMUP *', 'PAYPAL *', 'ZETTLE *', 'PAG*'];

/** A line as a bank prints it: the merchant's name between references, dates, cities and the bank's own words. */
export function dirtiedLine(random: Random, style: BankStyle, merchant: Merchant, day: string): string {
  const place = merchant.cities.length > 0 && random.chance(0.8) ? ` ${random.pick(merchant.cities)}` : '';
  let name = `${merchant.name}${place}`;
  if (random.chance(0.01)) name = withTypingError(random, name);
  if (style.dropsAccents) name = name.normalize('NFD').replace(/\p{M}/gu, '');
  if (style.isUpperCase) name = name.toUpperCase();
  if (random.chance(0.04)) name = `${random.pick(COLLECTORS)}${name}`;
  name = name.slice(0, style.width).trim();
  const prefix = random.chance(0.7) ? `${random.pick(style.prefixes)} ` : '';
  const [year = '', month = '', date = ''] = day.split('-');
  const suffix = random.pick([
    '',
    '',
    ` ${date}.${month}.${year}`,
    ` #${random.between(1000, 9999)}`,
    ` ${random.between(10_000, 999_999)}`,
    ` REF ${random.between(100_000, 999_999)}`,
  ]);
  return `${prefix}${name}${suffix}`;
}

function withTypingError(random: Random, name: string): string {
  const place = random.between(1, Math.max(1, name.length - 2));
  return name.slice(0, place) + name.slice(place + 1);
}
