import { fold } from '../../text/fold';
import { KEYWORDS } from './categories';
import { CATEGORY_TYPE_OF } from './category';
import { CLOCK_UNITS, TIME_UNITS, UNITS } from './counts';
import { DAY_BOOK, DOUBTFUL_DAYS, MONTHS, NEAR_DAYS, WEEKDAYS } from './days';
import { NO_ENTRY_BOOK } from './entries';
import { UNITS_AFTER } from './money';
import { NUMBER_WORDS } from './numbers';
import { JOINING_WORDS } from './small-words';
import { EXPENSE_PHRASES, INCOME_PHRASES, TYPE_BOOK } from './types';

const phrasesOf = (book: ReadonlyMap<string, readonly { readonly phrase: string }[]>) =>
  [...book.values()].flatMap((entries) => entries.map(({ phrase }) => phrase));

/** Every list with what its words mean. */
const MEANINGS: Readonly<Record<string, Iterable<string>>> = {
  'a number': NUMBER_WORDS,
  'a currency': UNITS_AFTER.keys(),
  'a unit': new Set([...UNITS, ...TIME_UNITS]),
  'a day': phrasesOf(DAY_BOOK),
  'a weekday': WEEKDAYS.keys(),
  'a month': MONTHS.keys(),
  'an income': INCOME_PHRASES,
  'an expense': EXPENSE_PHRASES,
  'no entry': phrasesOf(NO_ENTRY_BOOK),
  'a small word': JOINING_WORDS,
  ...Object.fromEntries(
    Object.keys(CATEGORY_TYPE_OF).map((category) => [
      category,
      [...KEYWORDS].filter(([, meanings]) => meanings.some((one) => one.category === category)).map(([word]) => word),
    ]),
  ),
};

/** Words with two meanings on purpose, and what decides between them. */
const SHARED: Readonly<Record<string, string>> = {
  gas: 'ambiguous, unless the text speaks of a car',
  un: 'an article, which is a number only before a unit or a currency',
  una: 'as un',
  a: 'as un',
  dez: 'ten, or December; either way no amount without a question',
  mar: 'March, or Tuesday after el',
  grand: 'a thousand behind a number',
  cuarto: 'a quarter of a unit; a number never',
  'la noche': 'a part of the day',
  lucas: 'a currency behind a number',
  won: 'a currency behind a number, else an income',
  venmoed: 'an expense, unless me follows',
  d: 'de, as people abbreviate it',
  x: 'por, or a factor between numbers',
  // What one did says what it was for, or what kind of money it is.
  donated: 'an expense for Donation',
  done: 'as donated',
  donamos: 'as donated',
  doei: 'as donated',
  ahorre: 'an expense for Savings',
  ahorramos: 'as ahorre',
  saved: 'as ahorre',
  desayune: 'an expense for Food',
  desayunamos: 'as desayune',
  almorce: 'as desayune',
  almorzamos: 'as desayune',
  almocei: 'as desayune',
  comi: 'as desayune',
  comimos: 'as desayune',
  cene: 'as desayune',
  cenamos: 'as desayune',
  jantei: 'as desayune',
  bono: 'an income for Salary',
  bonus: 'as bono',
  payday: 'as bono',
  'got paid': 'as bono',
  refunded: 'an income for Refund',
  'me devolvieron': 'as refunded',
  'me reembolsaron': 'as refunded',
  'me devolvio': 'as refunded',
  'me han devuelto': 'as refunded',
  'nos devolvieron': 'as refunded',
  'me devolveram': 'as refunded',
};

describe('the word lists', () => {
  const meaningsOf = new Map<string, string[]>();
  for (const [meaning, words] of Object.entries(MEANINGS)) {
    for (const word of new Set(words)) meaningsOf.set(word, [...(meaningsOf.get(word) ?? []), meaning]);
  }

  it('give no word two meanings unnoticed', () => {
    const doubled = [...meaningsOf].filter(([word, meanings]) => meanings.length > 1 && SHARED[word] === undefined);
    expect(doubled).toEqual([]);
  });

  it('hold folded words with single blanks', () => {
    for (const word of meaningsOf.keys()) expect(word).toBe(fold(word).trim().replace(/\s+/g, ' '));
  });

  it('give no day two distances', () => {
    expect([...NEAR_DAYS.keys()].filter((phrase) => DOUBTFUL_DAYS.has(phrase))).toEqual([]);
  });

  it('give no phrase both types', () => {
    expect(INCOME_PHRASES.filter((phrase) => EXPENSE_PHRASES.includes(phrase))).toEqual([]);
    const neutral = phrasesOf(TYPE_BOOK);
    expect(neutral.filter((phrase, index) => neutral.indexOf(phrase) !== index)).toEqual([]);
  });

  it('know the units of a clock', () =>
    expect([...CLOCK_UNITS]).toEqual(expect.arrayContaining(['am', 'pm', 'hrs', 'h'])));
});
