import type { Locale } from '@bursar/views/pictures';

export const LOCALE: Locale = 'fr-CH';

const whole = new Intl.NumberFormat(LOCALE);

/** A count of rows; counts are no money, and far below what a float holds. */
export const count = (rows: number): string => whole.format(rows);
