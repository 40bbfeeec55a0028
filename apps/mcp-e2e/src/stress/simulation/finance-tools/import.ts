import type { Fields } from '../../../index';
import { areIdsDistinct, statuses, type Status } from './matching';
import { categoryKey, rowsOf, shownAmount, type Row } from './statement';
import type { Books, Import, Made } from './state';

/** Books after an import with the expected result, or the error. */
export type Imported =
  | { readonly books: Books; readonly facts: (got: Fields) => Fields; readonly import: Import | undefined }
  | { readonly code: string; readonly field?: string };

const PREVIEWED = 20;

export function importInto(books: Books, input: Fields): Imported {
  const account = String(input['account_id']);
  const known = books.accounts.find(({ id }) => id === account);
  const create = input['create_account'] as Fields | undefined;
  if (known === undefined && create === undefined) return { code: 'NOT_FOUND' };
  if (known !== undefined && create !== undefined && create['currency'] !== known.currency) {
    return { code: 'VALIDATION_ERROR', field: 'create_account.currency' };
  }
  const all = rowsOf(input);
  const rows = all.filter((row): row is Row => row !== 'invalid');
  const numbers = all.flatMap((row, index) => (row === 'invalid' ? [] : [index + 1]));
  const isCommit = input['mode'] === 'commit';
  if (isCommit && rows.length < all.length && input['skip_invalid'] !== true) return { code: 'VALIDATION_ERROR' };

  const currency = known?.currency ?? String(create?.['currency']);
  const stored = books.transactions.filter((one) => one.account === account);
  const found = statuses(stored, rows);
  const count = (status: Status) => found.filter(([one]) => one === status).length;
  const replaces = isCommit && input['on_modified'] === 'replace';
  const keepsIds = areIdsDistinct(rows);
  const days = rows.map(({ day }) => day).sort();
  const number = books.last + 1;
  const { books: next, import: done } = isCommit
    ? store(
        books,
        number,
        account,
        known === undefined ? create : undefined,
        keepsIds ? rows : rows.map((row) => ({ ...row, externalId: null })),
        found,
        replaces,
      )
    : { books, import: undefined };
  const isIn = (amount: bigint) => amount > 0n;
  const sum = (isCounted: (amount: bigint) => boolean) =>
    shownAmount(rows.reduce((total, { amount }) => (isCounted(amount) ? total + amount : total), 0n));
  const facts = (got: Fields): Fields => ({
    mode: input['mode'] ?? 'analyze',
    format: 'csv',
    account_id: account,
    account_created: isCommit && known === undefined,
    import_id: isCommit ? got['import_id'] : null,
    rows_total: all.length,
    new_count: count('new'),
    duplicate_count: count('duplicate'),
    modified_count: count('modified'),
    similar_count: 0,
    pending_count: 0,
    left_out_count: 0,
    questions: [],
    invalid_count: all.length - rows.length,
    sums: { in: sum(isIn), out: sum((amount) => !isIn(amount)), net: sum(() => true) },
    imported_count: isCommit ? count('new') : 0,
    replaced_count: replaces ? count('modified') : 0,
    start_date: days[0] ?? null,
    end_date: days.at(-1) ?? null,
    errors: got['errors'],
    preview: rows.slice(0, PREVIEWED).map((row, index) => ({
      row: numbers[index],
      status: found[index]?.[0],
      booked_at: `${row.day}T00:00:00`,
      description: row.description,
      payee: null,
      amount: { amount: shownAmount(row.amount), currency },
      balance: null,
      category_name: row.category,
      external_id: keepsIds ? row.externalId : null,
    })),
  });
  return { books: next, facts, import: done };
}

function store(
  books: Books,
  number: number,
  account: string,
  create: Fields | undefined,
  rows: readonly Row[],
  found: ReturnType<typeof statuses>,
  replaces: boolean,
) {
  let [transactions, categories, last] = [books.transactions, books.categories, number];
  const made: Made[] = create === undefined ? [] : [{ name: `account ${account}`, by: number }];
  const replaced: Import['replaced'][number][] = [];
  for (const [index, row] of rows.entries()) {
    const [status, before] = found[index] as (typeof found)[number];
    if (status === 'modified' && before !== undefined && replaces) {
      const { day, amount, description } = row;
      const changed = { ...before, day, amount, description, changedBy: number };
      transactions = transactions.map((one) => (one.serial === before.serial ? changed : one));
      replaced.push({ serial: before.serial, before });
    }
    if (status !== 'new') continue;
    const key = row.category === null ? null : categoryKey(row.category);
    if (key !== null && !categories.some((one) => one.key === key)) {
      categories = [...categories, { key, name: String(row.category), id: undefined }];
      made.push({ name: `category ${key}`, by: number });
    }
    last += 1;
    const { day, amount, description, externalId } = row;
    const origin = {
      serial: last,
      id: undefined,
      account,
      category: key,
      externalId,
      addedBy: number,
      changedBy: number,
    };
    transactions = [...transactions, { ...origin, day, amount, description }];
  }
  const done: Import = { number, id: undefined, replaced };
  const opened = create && {
    id: account,
    name: String(create['name']),
    institution: (create['institution'] as string | undefined) ?? null,
    currency: String(create['currency']),
  };
  const accounts = opened === undefined ? books.accounts : [...books.accounts, opened];
  const imports = [...books.imports, done];
  return { books: { accounts, categories, transactions, imports, made: [...books.made, ...made], last }, import: done };
}

/** What an import added or replaced, taken back where no later one changed it. */
export function undo(
  books: Books,
  done: Import,
): { readonly books: Books; readonly removed: number; readonly restored: number } {
  const removed = books.transactions.filter(
    ({ addedBy, changedBy }) => addedBy === done.number && changedBy === done.number,
  );
  const restored = done.replaced.filter(({ serial }) =>
    books.transactions.some((one) => one.serial === serial && one.changedBy === done.number),
  );
  const transactions = books.transactions
    .filter((one) => !removed.includes(one))
    .map((one) => restored.find(({ serial }) => serial === one.serial)?.before ?? one);
  const isUsed = (name: string) =>
    transactions.some(({ account, category }) => name === `account ${account}` || name === `category ${category}`);
  const gone = books.made.filter(({ by, name }) => by === done.number && !isUsed(name)).map(({ name }) => name);
  return {
    books: {
      ...books,
      transactions,
      accounts: books.accounts.filter(({ id }) => !gone.includes(`account ${id}`)),
      categories: books.categories.filter(({ key }) => !gone.includes(`category ${key}`)),
      made: books.made.filter(({ name }) => !gone.includes(name)),
    },
    removed: removed.length,
    restored: restored.length,
  };
}
