import { decimalOf, type Decimal } from '../decimal';
import type { ParseOptions } from './statement-row';

// In some countries, spaces (also no-break ones) and apostrophes separate thousands; they have no other meaning.
const IGNORED = /[\s'\u2019]/g;
const SIGNED = /^(?<before>[+\u2212-]?)(?:\((?<inner>[\d.,]+)\)|(?<plain>[\d.,]+)(?<after>-?))$/;
/** No amount is longer: a longer cell is not matched against the patterns. */
const LONGEST = 100;
const NUMBER = /^(?<whole>\d*)(?:\.(?<fraction>\d+))?$/;
// The last group has three digits; others two or three, as in India.
const GROUPED = { ',': /^\d{1,3}(,\d{2,3})*,\d{3}$/, '.': /^\d{1,3}(\.\d{2,3})*\.\d{3}$/ };
const GROUPS_OF_THREE = /^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3}){2,}$/;

/**
 * The amount in a cell, `undefined` if it is malformed: a sign before it, a minus after it or parentheses around it; up to
 * 15 digits before the decimal separator and, without trailing zeros, 4 after it.
 */
export function parseStatementAmount(cell: string, separator: ParseOptions['decimalSeparator']): Decimal | undefined {
  if (cell.length > LONGEST) return undefined;
  const { before = '', inner, plain, after = '' } = SIGNED.exec(cell.replace(IGNORED, ''))?.groups ?? {};
  const digits = inner ?? plain;
  const signs = [before === '-' || before === '\u2212', inner !== undefined, after === '-'].filter(Boolean).length;
  if (digits === undefined || signs > 1 || (before === '+' && signs > 0)) return undefined;
  const number = withPoint(digits, separator === 'auto' ? decimalSeparatorOf(digits) : separator);
  const { whole = '', fraction = '' } = NUMBER.exec(number ?? '')?.groups ?? {};
  const [integer, decimals] = [whole.replace(/^0+(?=\d)/, ''), fraction.replace(/0+$/, '')];
  if (whole + fraction === '' || integer.length > 15 || decimals.length > 4) return undefined;
  return decimalOf(signs === 1 ? '-' : '', integer || '0', decimals);
}

/** The absolute value of an amount. */
export function absolute(amount: Decimal): Decimal {
  return amount.replace('-', '') as Decimal;
}

/** The last one if both occur. A comma alone, or several points, between groups of three digits separate thousands. */
function decimalSeparatorOf(digits: string): '.' | ',' {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const isGrouped = GROUPS_OF_THREE.test(digits);
  if (comma >= 0) return isGrouped ? '.' : ',';
  return isGrouped ? ',' : '.';
}

/** With a point as decimal separator and without thousands separators; `undefined` if these are misplaced. */
function withPoint(digits: string, separator: '.' | ','): string | undefined {
  const mark = separator === '.' ? ',' : '.';
  const [whole = '', ...fractions] = digits.split(separator);
  if (fractions.length > 1 || fractions[0]?.includes(mark)) return undefined;
  if (whole.includes(mark) && !GROUPED[mark].test(whole)) return undefined;
  return [whole.replaceAll(mark, ''), ...fractions].join('.');
}
