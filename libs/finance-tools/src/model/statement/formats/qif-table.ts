import { linesOf, type TextSource } from '../decode/text-source';
import type { TableSource } from '../table/table-rows';

/** The columns that a QIF record becomes; dates and amounts are settled over the whole file, as those of tables are. */
export const QIF_COLUMNS = ['Date', 'Amount', 'Payee', 'Memo', 'Check number', 'Category', 'Account'] as const;

const FIELDS: Readonly<Record<string, number>> = { D: 0, T: 1, P: 2, M: 3, N: 4, L: 5 };
const BANKING = /^!type:\s*(bank|ccard|cash|oth a|oth l)\s*$/i;

/** What stands in a QIF file: records of entries as rows, and how many records of other lists there are. */
export function qifTable(text: TextSource): TableSource & { readonly trades: () => number } {
  let trades = 0;
  return {
    *records() {
      trades = 0;
      yield QIF_COLUMNS;
      for (const record of qifRecords(text)) {
        if (record === 'trade') trades += 1;
        else yield record;
      }
    },
    trades: () => trades,
  };
}

function* qifRecords(text: TextSource): Generator<readonly string[] | 'trade'> {
  let section: 'entries' | 'account' | 'trades' | 'other' = 'entries';
  let account = '';
  let cells: string[] = [];
  let hasText = false;
  for (const line of linesOf(text)) {
    if (line === '') continue;
    if (line.startsWith('!')) {
      if (BANKING.test(line)) section = 'entries';
      else if (/^!account/i.test(line)) section = 'account';
      else if (/^!type:\s*invst/i.test(line)) section = 'trades';
      else if (/^!type/i.test(line)) section = 'other';
      [cells, hasText] = [[], false];
    } else if (line.startsWith('^')) {
      if (hasText && section === 'trades') yield 'trade';
      if (hasText && section === 'account') account = cells[4] ?? '';
      if (hasText && section === 'entries') yield rowOf(cells, account);
      [cells, hasText] = [[], false];
    } else {
      hasText = true;
      const field = FIELDS[line[0] as string];
      const value = line.slice(1).trim();
      if (field !== undefined && cells[field] === undefined) cells[field] = value;
      // `U` repeats the amount with more digits.
      else if (line.startsWith('U')) cells[7] = value;
    }
  }
  if (hasText && section === 'entries') yield rowOf(cells, account);
}

function rowOf(cells: readonly string[], account: string): string[] {
  const [date = '', amount = cells[7] ?? '', payee = '', memo = '', number = '', category = ''] = cells;
  // `1/ 5'25` and `31.12'2024` write the year behind an apostrophe; transfers name an account as their category.
  const day = date
    .replace(/\s/g, '')
    .replace(/'(\d)$/, "'0$1")
    .replace("'", /\./.test(date) ? '.' : date.includes('-') ? '-' : '/');
  return [day, amount, payee, memo, number, /^\[.*\]$/.test(category) ? '' : category, account];
}
