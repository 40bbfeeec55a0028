import { dirtiedLine, type BankStyle } from './dirtied-line';
import {
  inventedMerchant,
  inventedWord,
  mixedMerchant,
  twofoldMerchant,
  type Merchant,
  type Spending,
} from './merchant';
import { Random } from '@bursar/finance-tools/recurring';
import { SPENDINGS, STYLES } from './languages';

/** A line of a statement, and the category that the household gives it. */
export interface GeneratedLine {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly description: string;
  /** Decimal text with two decimals. */
  readonly amount: string;
  readonly category: string;
}

export interface Household {
  readonly currency: string;
  /** Oldest first. */
  readonly lines: readonly GeneratedLine[];
}

const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** What makes a household hard to predict. */
export interface Habits {
  readonly months: number;
  /** How often people give a line the wrong category. */
  readonly slips: number;
  /** How many of the payments go to merchants that are new. */
  readonly newPlaces: number;
  /** Lines a month of a merchant whose categories nothing tells apart. */
  readonly mixed: number;
}

export const USUAL_HABITS: Habits = { months: 24, slips: 0.005, newPlaces: 0.04, mixed: 2 };

/** A household with invented merchants, the same for the same seed and habits. */
export function generateHousehold(seed: number, habits: Habits = USUAL_HABITS): Household {
  const random = new Random(seed);
  const { currency, style, words } = random.pick(STYLES);
  const spendings = SPENDINGS.map(({ kind, ...spending }) => ({ ...spending, words: words[kind] ?? [] }));
  const cities = Array.from({ length: random.between(3, 6) }, () => inventedWord(random, 2));
  const groups = spendings.map((spending) => ({ spending, merchants: merchantsOf(random, spending, cities) }));
  const find = (category: string) => spendings.find((spending) => spending.category === category) as Spending;
  const special = [
    twofoldMerchant(random, { ...find('Snacks'), amount: [2, 9] }, { ...find('Fuel'), amount: [35, 90] }),
    twofoldMerchant(random, { ...find('Cloud storage'), amount: [3, 3] }, { ...find('Music'), amount: [11, 11] }),
  ];
  const mixed = mixedMerchant(random, ['Household', 'Electronics', 'Gifts', 'Clothes']);
  const lines: GeneratedLine[] = [];
  const drawLine = (day: string, merchant: Merchant, bank: BankStyle) => {
    const { cents, category } = merchant.pay(random);
    const wrong = random.chance(habits.slips) ? random.pick(spendings).category : category;
    const description = dirtiedLine(random, bank, merchant, day);
    lines.push({ day, description, amount: (cents / 100).toFixed(2), category: wrong });
  };
  for (let month = 0; month < habits.months; month += 1) {
    for (const { spending, merchants } of groups) {
      for (const day of daysOf(random, month, spending.monthly)) {
        // New places are tried all the time; some of them once.
        const isNew = spending.isFixed !== true && random.chance(habits.newPlaces);
        if (isNew) merchants.push(inventedMerchant(random, spending, cities));
        const merchant = isNew ? (merchants.at(-1) as Merchant) : weightedPick(random, merchants);
        drawLine(day, merchant, style);
      }
    }
    for (const merchant of special) for (const day of daysOf(random, month, 2)) drawLine(day, merchant, style);
    for (const day of daysOf(random, month, habits.mixed)) drawLine(day, mixed, style);
  }
  return { currency, lines: lines.sort((one, other) => compare(one.day, other.day)) };
}

function merchantsOf(random: Random, spending: Spending, cities: readonly string[]): Merchant[] {
  const count = random.between(...spending.merchants);
  return Array.from({ length: count }, () => inventedMerchant(random, spending, cities));
}

function daysOf(random: Random, month: number, monthly: number): string[] {
  const count = Math.floor(monthly) + (random.chance(monthly % 1) ? 1 : 0);
  return Array.from({ length: count }, () => {
    const day = new Date(FIRST_DAY + (month * 30 + random.between(0, 29)) * DAY);
    return day.toISOString().slice(0, 10);
  });
}

function weightedPick(random: Random, merchants: readonly Merchant[]): Merchant {
  let rest = random.next() * merchants.reduce((sum, { weight }) => sum + weight, 0);
  for (const merchant of merchants) {
    rest -= merchant.weight;
    if (rest < 0) return merchant;
  }
  return random.pick(merchants);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
