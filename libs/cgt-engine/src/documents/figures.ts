const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Pounds as a report has them, `-1234.50`, for people: `-£1,234.50`. No digit is changed. */
export function pounds(amount: string): string {
  const isNegative = amount.startsWith('-');
  return `${isNegative ? '-' : ''}£${grouped(isNegative ? amount.slice(1) : amount)}`;
}

/** A plain decimal with its thousands apart. */
export function grouped(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** `2024-12-10` as `10 December 2024`. */
export function longDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}
