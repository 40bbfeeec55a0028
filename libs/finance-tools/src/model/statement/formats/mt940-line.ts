import { isBookableDay } from '../../bookable-day';
import { amountOf, unreadable } from './mt940-fields';

/** A statement line (`:61:`). */
export interface Mt940Line {
  readonly day: string;
  /** Ten-thousandths, negative for what left. */
  readonly amount: bigint;
  /** Only announced (MT942: EC, ED). */
  readonly isExpected: boolean;
  readonly code: string;
  readonly reference: string;
  readonly bankReference: string;
}

const LINE = /^(\d{6})(\d{4})?(R?[CD]R?|E[CD])([A-Z])?([\d.]*,?\d*)(?:([A-Z][A-Z0-9]{2}[A-Z0-9 ])(.*?))?(?:\/\/(.*))?$/;

/** A line, or why it cannot be read. The entry day is taken where it is given, else the value day. */
export function mt940Line(text: string): Mt940Line | string {
  const [, value = '', entry, mark = '', , digits = '', code = '', reference = '', bankReference = ''] =
    LINE.exec(text.trim()) ?? [];
  const valueDay = dayOfYear(value);
  const amount = digits === '' ? undefined : amountOf(digits);
  if (valueDay === undefined) return unreadable('date', text);
  if (amount === undefined) return unreadable('amount', text);
  const day = entry === undefined ? valueDay : entryDay(valueDay, entry);
  if (day === undefined) return unreadable('entry date', text);
  // The reversal of a credit leaves the account, and of a debit comes back.
  const isDebit = ['D', 'DR', 'RC', 'ED'].includes(mark);
  return {
    ...{ day, amount: isDebit ? -amount : amount, isExpected: mark.startsWith('E'), code: code.trim() },
    ...{ reference: reference.trim(), bankReference: bankReference.trim() },
  };
}

/** `YYMMDD`. */
export function dayOfYear(text: string): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const civil = `${Number(year) >= 70 ? '19' : '20'}${year}-${month}-${day}`;
  return isBookableDay(civil) ? civil : undefined;
}

/** `MMDD` in the year that is nearest to the value day. */
function entryDay(valueDay: string, entry: string): string | undefined {
  const year = Number(valueDay.slice(0, 4));
  const [month, day] = [entry.slice(0, 2), entry.slice(2)];
  const distance = Number(month) - Number(valueDay.slice(5, 7));
  const inYear = distance > 6 ? year - 1 : distance < -6 ? year + 1 : year;
  const civil = `${inYear}-${month}-${day}`;
  return isBookableDay(civil) ? civil : undefined;
}
