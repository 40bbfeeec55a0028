import { varied, type SampleMonth } from './sample-months';
import type { SampleScene } from './sample-scene';
import type { SampleWords } from './sample-words';

const ACCOUNT = 'sample';
const CURRENCY = 'BRL';
/** What the account held before the year, in cents. */
const OPENING = 1_850_00n;

/** A year of bank statements in one file. */
export async function fillLedger({ call, months, words }: SampleScene): Promise<void> {
  const rows = months.flatMap((month) => rowsOf(month, words));
  let balance = OPENING;
  const lines = rows.map(({ on, description, amount, category }) => {
    balance += BigInt(amount.replace('.', ''));
    return [on, quoted(description), amount, decimal(balance), quoted(category)];
  });
  const content = [['date', 'description', 'amount', 'balance', 'category'], ...lines]
    .map((cells) => cells.join(','))
    .join('\n');
  await call('finance_transactions_import', {
    ...{ account_id: ACCOUNT, content: `${content}\n`, mode: 'commit', date_order: 'YMD', decimal_separator: '.' },
    create_account: { name: words.current, currency: CURRENCY },
  });
}

interface Row {
  readonly on: string;
  readonly description: string;
  readonly amount: string;
  readonly category: string;
}

function rowsOf({ index, day }: SampleMonth, { categories, ...words }: SampleWords): Row[] {
  const all: readonly (readonly [day: number, description: string, amount: string, category: string])[] = [
    [1, words.salary, '5400.00', categories.income],
    [2, words.market, `-${varied(318_60, 21_40, index)}`, categories.food],
    [3, words.bus, '-140.00', categories.transport],
    [7, words.electricity, `-${varied(186_30, 14_10, index)}`, categories.home],
    [8, words.telephone, '-59.90', categories.home],
    [11, words.bakery, `-${varied(42_80, 4_20, index)}`, categories.food],
    [15, words.gym, '-99.90', categories.leisure],
    [18, words.streaming, index < 8 ? '-39.90' : '-44.90', categories.leisure],
    [22, words.market, `-${varied(274_15, 17_30, index + 2)}`, categories.food],
  ];
  return all.flatMap(([number, description, amount, category]) => {
    const on = day(number);
    return on === undefined ? [] : [{ on, description, amount, category }];
  });
}

/** Cents, never negative here, as decimal text. */
const decimal = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
