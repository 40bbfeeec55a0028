import type { Locale } from '@bursar/views/html-views';

export const LOCALE: Locale = 'fr-CH';

const whole = new Intl.NumberFormat(LOCALE);

/** Formats a count of rows. Counts are small enough for floats, unlike amounts. */
export const formatCount = (rows: number): string => whole.format(rows);
