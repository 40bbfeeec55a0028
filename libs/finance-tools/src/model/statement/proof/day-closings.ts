/** The balance at the end of each day, from entries in one direction of time. */
export function dayClosings(days: readonly string[], amounts: readonly bigint[], opening: bigint, isForward: boolean) {
  const byDay = new Map<string, bigint>();
  for (let index = 0; index < days.length; index += 1) {
    const day = days[index] as string;
    byDay.set(day, (byDay.get(day) ?? 0n) + (amounts[index] as bigint));
  }
  const ordered = [...byDay].sort(([one], [other]) => (one < other ? -1 : 1));
  // Days that are not in order of time have no last balance of their own.
  const isOrdered = days.every(
    (day, index) =>
      index === 0 || (isForward ? day >= (days[index - 1] as string) : day <= (days[index - 1] as string)),
  );
  let balance = opening;
  const closings = ordered.map(([day, sum]) => {
    balance += sum;
    return { day, units: balance };
  });
  return isOrdered ? closings : closings.slice(-1);
}
