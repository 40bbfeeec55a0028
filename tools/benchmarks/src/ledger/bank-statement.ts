import { addDays, civilDate } from '@bursar/calendar';

import { linearCongruential, SEED } from '../measuring/random';

const FIRST_DAY = civilDate('2016-01-01');
const DAYS = 3_650;
const MERCHANTS = 2_000;

const WORDS = [
  ...['Coffee', 'Market', 'Central', 'Station', 'Pharmacy', 'Grocery', 'Rent', 'Salary', 'Transfer', 'Insurance'],
  ...['Electric', 'Water', 'Phone', 'School', 'Book', 'Garden', 'Music', 'Theatre', 'Cinema', 'Train', 'Hotel'],
  ...['Restaurant', 'Bakery', 'Butcher', 'Library', 'Museum', 'Dentist', 'Doctor', 'Fuel', 'Parking', 'Ferry'],
  ...['Online', 'Payment', 'Card', 'Invoice', 'Refund', 'Bank', 'Canton', 'Genève', 'Zürich', 'Café', 'Épicerie'],
];

/**
 * A statement of `rows` entries, from the `first` of a ledger of `total` in the order of their days over ten years: a
 * tenth of the merchants has most of the entries and mostly one category, every second one has an external id, and every
 * description a number.
 */
export function statementText(first: number, rows: number, total: number): string {
  const random = linearCongruential(SEED + first);
  const pick = (count: number) => Math.floor(random() * count);
  const lines = ['Date;Description;Amount;Category;Reference'];
  for (let entry = first; entry < first + rows; entry += 1) {
    const day = addDays(FIRST_DAY, Math.floor((entry / total) * DAYS)).text;
    const merchant = Math.floor(random() ** 3 * MERCHANTS);
    const name = [merchant, merchant * 7 + 3, merchant * 13 + 5].map((word) => WORDS[word % WORDS.length]).join(' ');
    const francs = Math.floor(random() ** 4 * 2_000);
    const amount = `${pick(20) === 0 ? '' : '-'}${francs}.${String(pick(100)).padStart(2, '0')}`;
    const category = pick(12) === 0 ? '' : `Category ${pick(20) === 0 ? pick(30) : (merchant % WORDS.length) % 30}`;
    const reference = entry % 2 === 0 ? `R${entry}` : '';
    lines.push(`${day};${name} ${merchant} ref ${10_000 + pick(99_000_000)};${amount};${category};${reference}`);
  }
  return `${lines.join('\n')}\n`;
}
