const MOST_DECIMALS = 2;

function decimalSignOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/**
 * An amount as people type it, as decimal text with two decimals: "1.234,5" in Brazil is "1234.50". The other decimal sign is
 * taken too where it cannot be a thousands separator. `undefined` where it is no amount, or has more than two decimals.
 */
export function readAmount(locale: string, typed: string): string | undefined {
  const decimal = decimalSignOf(locale);
  // Only between groups of three: "15 50" is a slip, and not 1550.
  const text = typed.trim().replaceAll(/(?<=\d)[\s’'](?=\d{3}(?!\d))/g, '');
  const [whole = '', fraction = '', ...more] = splitDecimals(text, decimal);
  if (more.length > 0 || fraction.length > MOST_DECIMALS) return undefined;
  const digits = withoutGroups(whole);
  if (digits === undefined || !/^\d*$/.test(fraction)) return undefined;
  return `${BigInt(digits)}.${fraction.padEnd(MOST_DECIMALS, '0')}`;
}

function splitDecimals(text: string, decimal: string): string[] {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return [text];
  const sign = text.charAt(last);
  const isRepeated = text.indexOf(sign) !== last;
  const digitsAfter = text.length - last - 1;
  // "1.234" is a thousand where the point separates thousands; "1.5" can only be one and a half.
  const isThousands = isRepeated || (digitsAfter === 3 && sign !== decimal);
  return isThousands ? [text] : [text.slice(0, last), text.slice(last + 1)];
}

/** The digits of a whole number, whose thousands may be set apart: "0,500" is no whole number. */
function withoutGroups(whole: string): string | undefined {
  if (/^\d+$/.test(whole)) return whole;
  return /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(whole) ? whole.replaceAll(/[.,]/g, '') : undefined;
}

/** Decimal text as people of the locale would type it: "1234.50" in Brazil is "1234,50". */
export function typedAmount(locale: string, decimal: string): string {
  return decimal.replace('.', decimalSignOf(locale));
}

/** Decimal text with two decimals, as hundredths. */
export function centsOf(decimal: string): number {
  return Number(decimal.replace('.', ''));
}
