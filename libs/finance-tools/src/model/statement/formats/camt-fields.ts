import { parseAmountCell, unitsOf } from '../cells/amount-cell';
import { parseOfxDate } from './ofx-date';

const ISO = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d))?/;

/** Values of an element's descendants by their path; a second one of the same path has a number behind it. */
export type Fields = Map<string, string>;

/** Amounts have a point before their decimals and no other mark. */
export function amountOf(text: string, isDebit: boolean): bigint | undefined {
  const amount = /^[-+]?[\d.]+$/.test(text) ? parseAmountCell(text.startsWith('+') ? text.slice(1) : text) : undefined;
  const units = amount === undefined ? undefined : unitsOf(amount, '.');
  return units === undefined ? undefined : isDebit ? -units : units;
}

/** Day and time as written; the zone is ignored. */
export function dateOf(text: string): { readonly day: string; readonly time: string } | undefined {
  const [, day, time = '00:00:00'] = ISO.exec(text) ?? [];
  if (day === undefined) return parseOfxDate(text);
  return parseOfxDate(day.replaceAll('-', '')) === undefined ? undefined : { day, time };
}
