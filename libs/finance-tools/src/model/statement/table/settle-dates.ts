import type { DateOrder } from '../reading-arguments';
import type { EvidenceStrength } from '../statement-reading';
import type { ColumnProfile, DaysInOrder } from './column-profile';

/** A decision with what settled it; `options` are the candidates, the first of which is taken for now. */
export interface Settled<Value> {
  readonly value: Value;
  readonly how: EvidenceStrength;
  readonly why: string;
  readonly options: readonly Value[];
  /** The form of these cells says it, such as a year in front: cells of another form would leave it open. */
  readonly isByForm?: boolean;
}

export interface DateHints {
  readonly given: DateOrder | undefined;
  readonly remembered: DateOrder | undefined;
  readonly today: string;
  /** The stated period under an order; undefined without one. */
  readonly period: (order: DateOrder) => { readonly from: string; readonly to: string } | undefined;
  /** Why the statement is from a country that writes the day first; undefined when nothing says so. */
  readonly dayFirst: string | undefined;
}

export const settled = <Value>(value: Value, how: EvidenceStrength, why: string): Settled<Value> => ({
  ...{ value, how, why },
  options: [value],
});

/** The order of day and month over all dates of a table. */
export function settleDateOrder(columns: readonly ColumnProfile[], hints: DateHints): Settled<DateOrder> {
  if (hints.given !== undefined) return settled(hints.given, 'given', 'by the arguments');
  const total = columns.reduce((count, { openDays }) => count + openDays, 0);
  if (total === 0) return { ...settledByForm(columns), isByForm: true };
  const read = (order: DateOrder) =>
    columns.reduce((count, { orders, openDays }) => count + (openDays === 0 ? 0 : (orders.get(order)?.read ?? 0)), 0);
  const counts = { DMY: read('DMY'), MDY: read('MDY'), YMD: read('YMD') };
  const notFuture = (order: DateOrder) => latest(columns, order) <= nextDay(hints.today);
  const most = Math.max(counts.DMY, counts.MDY);
  const yearFirst =
    counts.YMD > most ||
    (counts.YMD === total && !(['DMY', 'MDY'] as const).some((order) => counts[order] === total && notFuture(order)));
  if (yearFirst) return settled('YMD', 'proven', 'only the year can stand in the first place');
  if (counts.YMD === total && notFuture('YMD')) {
    if (hints.remembered === 'YMD') return settled('YMD', 'remembered', 'as in the last statement of this layout');
    const found = hints.remembered === undefined ? yearMayBeFirst(main(columns)) : undefined;
    if (found !== undefined) return found;
  }
  const [dayFirst, monthFirst] = [
    columns.find((column) => column.dayFirst)?.dayFirst,
    columns.find((column) => column.monthFirst)?.monthFirst,
  ];
  if (counts.DMY > counts.MDY && dayFirst !== undefined)
    return settled('DMY', 'proven', `row ${dayFirst.row}: ${dayFirst.text}`);
  if (counts.MDY > counts.DMY && monthFirst !== undefined)
    return settled('MDY', 'proven', `row ${monthFirst.row}: ${monthFirst.text}`);
  const options: DateOrder[] = ['DMY', 'MDY'];
  const past = options.filter(notFuture);
  if (past.length === 1)
    return settled(past[0] as DateOrder, 'proven', `in the other order days lie after ${hints.today}`);
  if (hints.remembered !== undefined && options.includes(hints.remembered)) {
    return settled(hints.remembered, 'remembered', 'as in the last statement of this layout');
  }
  const inside = options.filter((order) => isInside(columns, order, hints.period(order)));
  if (inside.length === 1)
    return settled(inside[0] as DateOrder, 'stated', 'only in this order all days lie in the stated period');
  const ordered = options.filter((order) => isOrdered(main(columns)?.orders.get(order)));
  const isLong = options.some((order) => (main(columns)?.orders.get(order)?.changes ?? 0) >= 2);
  if (ordered.length === 1 && isLong)
    return settled(ordered[0] as DateOrder, 'likely', 'only in this order the rows follow one another in time');
  if (hints.dayFirst !== undefined) return settled('DMY', 'likely', hints.dayFirst);
  return { value: 'DMY', how: 'ambiguous', why: 'days and months can be read in two ways', options };
}

/** So many years at most lie within a statement whose days have but two digits for them. */
const MOST_YEARS = 3;

/** `24-02-15` is in 2024 where days scatter over decades otherwise, or the rows follow one another in time only so. */
function yearMayBeFirst(column: ColumnProfile | undefined): Settled<DateOrder> | undefined {
  if (column === undefined) return undefined;
  const reading = (['YMD', 'DMY', 'MDY'] as const).filter((order) => column.orders.get(order)?.read === column.days);
  const years = (order: DateOrder) => {
    const { first = '', latest: last = '' } = column.orders.get(order) ?? {};
    return Number(last.slice(0, 4)) - Number(first.slice(0, 4));
  };
  const others = reading.slice(1);
  if (reading[0] !== 'YMD' || years('YMD') > MOST_YEARS || others.some((order) => years(order) <= MOST_YEARS))
    return undefined;
  const ordered = reading.filter((order) => isOrdered(column.orders.get(order)));
  if (ordered.length === 1 && ordered[0] === 'YMD')
    return settled('YMD', 'likely', 'only with the year first the rows follow one another in time');
  if (ordered.length > 0 && ordered[0] !== 'YMD') return undefined;
  return { value: 'YMD', how: 'ambiguous', why: 'the year may stand first or last', options: reading };
}

function settledByForm(columns: readonly ColumnProfile[]): Settled<DateOrder> {
  const forms = new Set(columns.flatMap(({ fixedOrders }) => [...fixedOrders]));
  if (!forms.has('DMY')) return settled('YMD', 'stated', 'the year stands first');
  const reads = (order: DateOrder) => columns.reduce((count, { orders }) => count + (orders.get(order)?.read ?? 0), 0);
  if (reads('YMD') > reads('DMY')) return settled('YMD', 'proven', 'only the year can stand in the first place');
  return settled('DMY', 'stated', 'points between the numbers, or names of months');
}

/** The column that the entries' days come from. */
function main(columns: readonly ColumnProfile[]): ColumnProfile | undefined {
  return columns.find(({ openDays }) => openDays > 0);
}

function latest(columns: readonly ColumnProfile[], order: DateOrder): string {
  return columns.reduce(
    (day, { orders }) => ((orders.get(order)?.latest ?? '') > day ? (orders.get(order)?.latest ?? '') : day),
    '',
  );
}

function isInside(
  columns: readonly ColumnProfile[],
  order: DateOrder,
  period: { from: string; to: string } | undefined,
): boolean {
  const days = main(columns)?.orders.get(order);
  return period === undefined || days === undefined || (days.first >= period.from && days.latest <= period.to);
}

function isOrdered(days: DaysInOrder | undefined): boolean {
  return days !== undefined && (days.isAscending || days.isDescending);
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
