import { addDays, addMonths, civilDate, dayWithinMonth, monthOfDate, type CivilDate } from '@bursar/calendar';

import { linearCongruential, SEED } from '../measuring/random';

const SUBSCRIPTIONS = 20;
const MERCHANTS = 300;
const CATEGORIES = 24;

/** A statement of about `rows` entries over `months` up to a day: payments that come again each month, and purchases between them. */
export function householdStatement(account: number, rows: number, months: number, today: CivilDate): string {
  const random = linearCongruential(SEED + account);
  const pick = (count: number) => Math.floor(random() * count);
  const first = addMonths(monthOfDate(today), 1 - months);
  const dated: (readonly [string, string])[] = [];
  for (let month = 0; month < months; month += 1) {
    for (let number = 0; number < SUBSCRIPTIONS; number += 1) {
      const day = dayWithinMonth(addMonths(first, month), 1 + number).text;
      const sign = number === 0 ? '' : '-';
      dated.push([day, `${day};Standing order ${account} ${number};${sign}${10 + 37 * number}.90;Category ${number}`]);
    }
  }
  const days = 30 * months;
  for (let entry = dated.length; entry < rows; entry += 1) {
    const day = addDays(today, -pick(days)).text;
    const merchant = Math.floor(random() ** 2 * MERCHANTS);
    const amount = `-${1 + Math.floor(random() ** 3 * 300)}.${String(pick(100)).padStart(2, '0')}`;
    const category = pick(10) === 0 ? '' : `Category ${merchant % CATEGORIES}`;
    dated.push([day, `${day};Merchant ${merchant} ref ${10_000 + pick(99_000_000)};${amount};${category}`]);
  }
  const lines = dated.filter(([day]) => day <= today.text).sort(([one], [other]) => (one < other ? -1 : 1));
  return ['Date;Description;Amount;Category', ...lines.map(([, line]) => line), ''].join('\n');
}

/** Today in the time zone of this machine. */
export function today(): CivilDate {
  return civilDate(new Date().toISOString().slice(0, 10));
}
