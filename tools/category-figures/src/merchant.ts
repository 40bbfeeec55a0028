import type { Random } from '@bursar/finance-tools/recurring';

/** How often, and for how much, a household pays at merchants of a category. */
export interface Spending {
  readonly category: string;
  /** Words that some names of such merchants begin or end with; none: names say nothing. */
  readonly words: readonly string[];
  /** How many merchants a household knows of the category. */
  readonly merchants: readonly [number, number];
  /** Payments in a month, at all of them together. */
  readonly monthly: number;
  /** In whole units; negative for money that comes in. */
  readonly amount: readonly [number, number];
  /** One fixed amount for each merchant. */
  readonly isFixed?: boolean;
}

/** An invented merchant, and how its lines are labelled. */
export interface Merchant {
  readonly name: string;
  readonly weight: number;
  readonly cities: readonly string[];
  /** Draws a payment: an amount in cents, with its sign, and its category. */
  readonly pay: (random: Random) => { readonly cents: number; readonly category: string };
}

const STARTS = 'b br c ch d dr f fl g gl h j k kl l m n p pl qu r s st t tr v w x z'.split(' ');
const VOWELS = 'a e i o u ai ea io ou y'.split(' ');
const ENDS = ['', '', 'l', 'n', 'r', 's', 'x', 'm', 'k'];

/** A word that no language has. */
export function inventedWord(random: Random, syllables = random.between(2, 3)): string {
  let word = '';
  for (let syllable = 0; syllable < syllables; syllable += 1) word += random.pick(STARTS) + random.pick(VOWELS);
  word += random.pick(ENDS);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function inventedMerchant(random: Random, spending: Spending, cities: readonly string[]): Merchant {
  const [low, high] = spending.amount;
  const fixed = centsBetween(random, low, high);
  const isChain = random.chance(0.25);
  return {
    name: inventedName(random, spending.words),
    // Some are visited every week, most now and then.
    weight: 1 / random.between(1, 8),
    cities: isChain
      ? cities.slice(0, random.between(2, cities.length))
      : random.chance(0.4)
        ? [random.pick(cities)]
        : [],
    pay: (draw) => {
      const isRefund = !spending.isFixed && low > 0 && draw.chance(0.01);
      const cents = spending.isFixed === true ? fixed : centsBetween(draw, low, high);
      return { cents: isRefund ? cents : -cents, category: spending.category };
    },
  };
}

/** A merchant with two categories that the amounts tell apart, as a filling station with a shop has. */
export function twofoldMerchant(random: Random, small: Spending, large: Spending): Merchant {
  const share = 0.25 + random.next() / 2;
  return {
    name: inventedName(random, large.words),
    weight: 0.5,
    cities: [],
    pay: (draw) => {
      const { category, amount } = draw.chance(share) ? small : large;
      return { cents: -centsBetween(draw, amount[0], amount[1]), category };
    },
  };
}

/** A merchant that sells everything: nothing tells its categories apart. */
export function mixedMerchant(random: Random, categories: readonly string[]): Merchant {
  return {
    name: inventedWord(random, 3),
    weight: 1,
    cities: [],
    pay: (draw) => ({ cents: -centsBetween(draw, 8, 120), category: draw.pick(categories) }),
  };
}

function inventedName(random: Random, words: readonly string[]): string {
  const own = random.chance(0.3) ? `${inventedWord(random)} ${inventedWord(random)}` : inventedWord(random);
  if (words.length === 0 || random.chance(0.4)) return own;
  const word = random.pick(words);
  return random.chance(0.7) ? `${word} ${own}` : `${own} ${word}`;
}

/** Small amounts are more frequent than large ones. */
function centsBetween(random: Random, low: number, high: number): number {
  const [least, most] = [Math.abs(low), Math.abs(high)];
  const cents = Math.round(100 * least * (most / least) ** random.next());
  return Math.sign(low) * Math.max(1, cents);
}
