import { weekdayOf, type Random } from '@bursar/finance-tools/recurring';

import { around } from './draws';
import type { Habits, Pay } from './habits';

/** Payments that do not recur: at irregular days, of any amount or of equal ones. */
export function addNoise(random: Random, habits: Habits, first: number, last: number, pay: Pay): void {
  const shops = random.between(8, 15);
  for (let index = 0; index < shops; index += 1) {
    const monthly = random.pick([0.4, 0.7, 1, 1.5, 2, 3, 5, 9, 14]);
    const [median, spread] = [random.between(400, 6000), 0.3 + random.next() * 0.5];
    visits(random, first, last, monthly, (day) => pay(`shop ${index}`, day, -around(random, median, spread)));
  }
  visits(random, first, last, 3, (day) => pay('department store', day, -around(random, 3500, 0.8)));
  visits(random, first, last, random.between(3, 12), (day) => pay('cafe', day, -random.pick([420, 420, 450, 890])));
  visits(random, first, last, random.between(2, 6), (day) => pay('bus', day, -260));
  visits(random, first, last, random.between(1, 4), (day) => pay('machine', day, -random.pick([50, 100, 200]) * 100));
  visits(random, first, last, 0.5, (day) => pay('friend', day, random.between(10, 120) * 100));
  // Seen a few times only.
  const rarePayees = random.between(20, 40);
  for (let index = 0; index < rarePayees; index += 1) {
    const median = random.between(800, 15000);
    // Some banks print a number into each text.
    const isNumbered = random.chance(0.5);
    for (let visit = random.between(1, 4); visit > 0; visit -= 1) {
      const day = random.between(first, last - 1);
      const text = `rare ${index}${isNumbered ? ` ${visit}` : ''}`;
      pay(`rare ${index}`, day, -around(random, median, 0.4), text);
    }
  }
  if (habits.aside) addNoiseAside(random, first, last, pay);
}

/** Habits that nothing was tuned on. */
function addNoiseAside(random: Random, first: number, last: number, pay: Pay): void {
  for (let day = first + random.below(2); day < last; day += 2) pay('bakery', day, -around(random, 700, 0.4));
  for (let day = first; day < last; day += 1) {
    const isWorkday = weekdayOf(day) !== 0 && weekdayOf(day) !== 6;
    if (isWorkday && random.chance(0.75)) pay('canteen', day, -650);
  }
  visits(random, first, last, 1.2, (day) => pay('barber', day, -2800));
}

/** Days on which something happens at random: more of them on Saturdays. */
function visits(random: Random, first: number, last: number, monthly: number, visit: (day: number) => void): void {
  for (let day = first; day < last; day += 1) {
    const weight = weekdayOf(day) === 6 ? 1.6 : weekdayOf(day) === 0 ? 0.4 : 1;
    if (random.chance((monthly / 30.4) * weight)) visit(day);
  }
}
