import type { Fields } from '../../../index';
import type { Call } from '../model';
import type { Random } from '../random';
import { shownAmount } from './statement';
import type { Books, Transaction } from './state';

const ACCOUNTS = ['main', 'card.2', 'Savings-3'];
const CURRENCIES: Readonly<Record<string, string>> = { main: 'CHF', 'card.2': 'CHF', 'Savings-3': 'EUR' };
const WORDS = ['Coffee', 'COFFEE', 'Café Central', 'Salaire 100%', 'Train_pass', 'Loyer \\ mai', 'Zürich Bahn'];
const CATEGORIES = ['', '', 'Food', 'food', 'FOOD ', 'Transport', 'Café', 'Income'];
const HEADER = 'date,description,amount,category,id';
/** So few names that they collide. */
const NAMES = 40;
/** After so many rows life goes on in later months. */
const ROWS_A_MONTH = 40;

function amount(random: Random): string {
  return shownAmount(
    random.weighted([
      [8, BigInt(random.between(-3_000, 3_000)) * 100n],
      [3, BigInt(random.between(-9, 9)) * 45_000n],
      // Four decimals: three behind a lone mark may be thousands.
      [1, BigInt(random.between(0, 9_999)) * 10n + BigInt(random.between(1, 9))],
      [1, 0n],
    ]),
  );
}

function day(books: Books, random: Random): string {
  const month = Math.floor(books.transactions.length / ROWS_A_MONTH) + random.below(2);
  const text = `${2031 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  return `${text}-${String(random.between(1, 9)).padStart(2, '0')}`;
}

/** In one of the forms that statements have. */
function written(date: string, random: Random): string {
  const [year, month, number] = date.split('-');
  return random.weighted([
    [6, date],
    [1, `${number}.${month}.${year}`],
    // A day that is no month says that it stands first.
    [1, `${Number(number) + 12}/${month}/${year}`],
    [1, date],
  ]);
}

const line = (date: string, description: string, value: string, category: string, name: string) =>
  [date, description, value, category, name].join(',');

function row(books: Books, random: Random): string {
  const name = random.chance(45) ? `bank-${random.below(NAMES)}` : '';
  const description = `${random.pick(WORDS)}${random.chance(50) ? '' : `  ${random.below(50)}`}`;
  return line(written(day(books, random), random), description, amount(random), random.pick(CATEGORIES), name);
}

/** What is stored, once more: the same, or with something changed. */
function again(one: Transaction, random: Random): string {
  const value = shownAmount(random.chance(20) ? one.amount + 10_000n : one.amount);
  const description = random.chance(20) ? one.description.toUpperCase() : one.description;
  const name = random.chance(85) ? (one.externalId ?? '') : random.chance(50) ? '' : `bank-${random.below(NAMES)}`;
  return line(one.day, description, value, random.pick(CATEGORIES), name);
}

const WRONG_ROWS = ['2031-02-30,Never,1.00,,', 'soon,Later,1.00,,'];

export function statement(books: Books, account: string, random: Random): string {
  const stored = books.transactions.filter((one) => one.account === account);
  const rows = random.times(random.between(1, random.chance(10) ? 40 : 8), () => {
    const known = random.chance(45) ? random.any(random.chance(70) ? stored.slice(-30) : stored) : undefined;
    return known === undefined ? row(books, random) : again(known, random);
  });
  const doubled = random.chance(20) ? [...rows, random.pick(rows)] : rows;
  const spoiled = random.chance(12) ? [...doubled, random.pick(WRONG_ROWS)] : doubled;
  return [HEADER, ...spoiled].join('\n');
}

export function importing(books: Books, account: string, random: Random): Call {
  const isKnown = books.accounts.some(({ id }) => id === account);
  const currency = CURRENCIES[account];
  const input = {
    account_id: account,
    content: statement(books, account, random),
    // A statement whose amounts are nearly all positive may be a card's.
    amounts: 'as_is',
    ...(!random.chance(15) && { mode: random.chance(85) ? 'commit' : 'analyze' }),
    ...(random.chance(50) && { on_modified: random.pick(['keep', 'replace']) }),
    ...(random.chance(30) && { skip_invalid: random.chance(80) }),
    ...((isKnown ? random.chance(20) : random.chance(90)) && {
      create_account: {
        name: `Account ${account}`,
        currency: random.chance(isKnown ? 90 : 100) ? currency : 'USD',
        ...(random.chance(30) && { institution: 'Bank' }),
      },
    }),
  };
  return { tool: 'finance_transactions_import', input };
}

const WRONG: readonly (readonly [tool: string, wrong: Fields])[] = [
  ['finance_transactions_import', { account_id: 'main', content: ' ' }],
  ['finance_transactions_import', { account_id: 'main', content: 'no header\nat all' }],
  ['finance_transactions_import', { account_id: 'main', content: HEADER }],
  ['finance_transactions_import', { account_id: 'no blanks', content: `${HEADER}\n2031-01-01,a,1,,` }],
  ['finance_transactions_import', { account_id: 'main', content: `${HEADER}\n2031-01-01,a,1,,`, mode: 'write' }],
  ['finance_transactions_import', { account_id: 'main', content: `${HEADER}\n2031-01-01,a,1,,`, path: '/etc/passwd' }],
  ['finance_transactions_search', { limit: 501 }],
  ['finance_transactions_search', { min_amount: '2', max_amount: '1' }],
  ['finance_transactions_search', { date_range: { start_date: '2031-02-02', end_date: '2031-02-01' } }],
  ['finance_transactions_sum', { direction: 'OUT' }],
  ['finance_transactions_sum', { min_amount: '1e3' }],
  ['finance_transactions_aggregate', {}],
];

function invalid(random: Random): Call {
  const [tool, input] = random.pick(WRONG);
  return { tool, input, refused: 'VALIDATION_ERROR' };
}

export function undoing({ imports }: Books, random: Random): Call {
  const known = imports.flatMap(({ id }) => (id === undefined ? [] : [id]));
  return {
    tool: 'undo_import',
    input: { id: random.any(random.chance(70) ? known.slice(-5) : known) ?? 'import-999999' },
  };
}

export function propose(books: Books, random: Random): Call {
  const account = random.pick(ACCOUNTS);
  return random.weighted<() => Call>([
    [80, () => importing(books, account, random)],
    [12, () => invalid(random)],
    [4, () => undoing(books, random)],
  ])();
}

/** Imports that race for one account: of the same statement, of others, and one that is taken back. */
export function crowd(books: Books, random: Random): readonly Call[] {
  const [account, other] = [random.pick(ACCOUNTS), random.pick(ACCOUNTS)];
  const one = importing(books, account, random);
  return random.weighted<() => readonly Call[]>([
    [4, () => random.times(random.between(2, 5), () => one)],
    [3, () => random.times(random.between(2, 3), () => importing(books, account, random))],
    [2, () => [one, importing(books, other, random)]],
    [1, () => [one, undoing(books, random)]],
  ])();
}
