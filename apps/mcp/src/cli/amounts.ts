import { locale } from '../language/language';

/** An exact amount as a cell of a table: by locale on a terminal, as decimal text elsewhere. */
export function amountCell(amount: string): string {
  if (!process.stdout.isTTY) return amount;
  const digits = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  // Decimal text is formatted exactly, however long it is.
  return format.format(amount as `${number}`);
}

/** An exact amount in a sentence, with its currency: `R$1,404.00`. */
export function moneyText(amount: string, currency: string): string {
  return new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(amount as `${number}`);
}

/** Whole cents as decimal text with two decimals. */
export function decimalOfCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A month, `YYYY-MM`, as a person reads it: `November 2026`. */
export function monthText(month: string): string {
  const first = new Date(`${month}-01T12:00:00Z`);
  return new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}

/** A day, `YYYY-MM-DD`, as a person reads it: `23 Nov 2026`. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
