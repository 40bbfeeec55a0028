import { isBookableDay } from '../bookable-day';
import { decimalOf, type Decimal } from '../decimal';

const YEAR_FIRST = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/;

/** The day that version 0.1 read in a cell: as it was told, which is now settled by the file. */
export function formerDay(cell: string, order: 'DMY' | 'MDY' | 'YMD'): string | undefined {
  const [, year = '', , month = '', day = ''] = YEAR_FIRST.exec(cell) ?? [];
  const [, first = '', , second = '', last = ''] = YEAR_LAST.exec(cell) ?? [];
  if (year === '' && last === '') return undefined;
  const found =
    year !== '' ? civil(year, month, day) : order === 'MDY' ? civil(last, first, second) : civil(last, second, first);
  return isBookableDay(found) ? found : undefined;
}

function civil(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The amounts that version 0.1 read: of the signed column, else of those of debits and credits. */
export function formerAmounts(signed: string, debit: string, credit: string): Decimal[] {
  if (signed !== '') return amountsIn(signed);
  const [out, income] = [amountsIn(debit), amountsIn(credit)].map((found) => found.filter((one) => one !== '0.00'));
  const absolute = (amount: Decimal) => amount.replace('-', '') as Decimal;
  if (out !== undefined && out.length > 0) return out.map((amount) => `-${absolute(amount)}` as Decimal);
  return (income ?? []).map(absolute);
}

const SIGNED = /^(?<before>[+\u2212-]?)(?:\((?<inner>[\d.,]+)\)|(?<plain>[\d.,]+)(?<after>-?))$/;
const GROUPS_OF_THREE = /^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3}){2,}$/;

/** The amount in a cell: by its own marks, or with the decimal separator that version 0.1 was told. */
function amountsIn(cell: string): Decimal[] {
  const text = cell.replace(/[\s'\u2019]/g, '');
  const { before = '', inner, plain, after = '' } = SIGNED.exec(text)?.groups ?? {};
  const digits = inner ?? plain;
  if (digits === undefined) return [];
  const isNegative = before === '-' || before === '\u2212' || inner !== undefined || after === '-';
  const found = [...new Set([separatorOf(digits), '.', ','] as const)].flatMap((separator) => {
    const [whole = '', fraction = '', ...more] = digits.split(separator);
    const number = whole.replace(/[.,]/g, '');
    if (more.length > 0 || /[.,]/.test(fraction) || fraction.length > 4) return [];
    return [decimalOf(isNegative ? '-' : '', number || '0', fraction)];
  });
  return [...new Set(found)];
}

/** The last one if both occur. A comma alone, or several points, between groups of three digits separate thousands. */
function separatorOf(digits: string): '.' | ',' {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const isGrouped = GROUPS_OF_THREE.test(digits);
  if (comma >= 0) return isGrouped ? '.' : ',';
  return isGrouped ? ',' : '.';
}
