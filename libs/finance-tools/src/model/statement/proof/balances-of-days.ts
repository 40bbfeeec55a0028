import type { Figures } from './figures';

/**
 * The balances that stand beside each entry as those of its evening: of each day the one beside its last entry in time alone.
 * Undefined where those of a day differ, or where no day tells that they are of the day: a line that was doubled has the
 * balance of its twin too, and on the first day nothing before it would show that.
 */
export function balancesOfDays({ days, amounts, balances }: Figures): (bigint | undefined)[] | undefined {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (first === last) return undefined;
  const isForward = first < last;
  const oldest = isForward ? first : last;
  const evenings = balances.map((): bigint | undefined => undefined);
  let isOfDay = false;
  for (let start = 0, end = 1; start < days.length; start = end, end += 1) {
    while (end < days.length && days[end] === days[start]) end += 1;
    const of = balances[start];
    for (let index = start + 1; index < end; index += 1) {
      if (balances[index] !== of) return undefined;
      if (days[start] !== oldest || amounts[index] !== amounts[start]) isOfDay = true;
    }
    evenings[isForward ? end - 1 : start] = of;
  }
  return isOfDay ? evenings : undefined;
}
