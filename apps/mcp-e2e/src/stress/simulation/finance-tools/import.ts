import type { Fields } from '../../../index';
import { categoryKey, rowsOf, sameContent, shownAmount, type Row } from './statement';
import type { Books, Import, Made, Transaction } from './state';

/** Books after an import with the expected result, or the error. */
export type Imported =
  | { readonly books: Books; readonly facts: (got: Fields) => Fields; readonly import: Import | undefined }
  | { readonly code: string; readonly field?: string };

type Status = 'new' | 'duplicate' | 'modified';

const PREVIEWED = 20;

/** How each row stands to what is stored, and to the rows before it. */
function statuses(
  stored: readonly Transaction[],
  rows: readonly Row[],
): (readonly [Status, Transaction | undefined])[] {
  const named = new Map<Row, readonly [Status, Transaction | undefined]>();
  const matched = new Set<Transaction>();
  const seen = new Set<string>();
  for (const row of rows) {
    if (row.externalId === null) continue;
    const known = stored.find(({ externalId }) => externalId === row.externalId);
    if (seen.has(row.externalId)) named.set(row, ['duplicate', undefined]);
    else if (known !== undefined) named.set(row, [sameContent(row, known) ? 'duplicate' : 'modified', known]);
    if (known !== undefined) matched.add(known);
    seen.add(row.externalId);
  }
  return rows.map((row) => {
    const found = named.get(row);
    if (found !== undefined) return found;
    const equal = stored.find(
      (one) => !matched.has(one) && sameContent(row, one) && (row.externalId === null || one.externalId === null),
    );
    if (equal === undefined) return ['new', undefined];
    matched.add(equal);
    return ['duplicate', equal];
  });
}

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
  const isCommit = input['mode'] === 'commit';
  if (isCommit && rows.length < all.length && input['skip_invalid'] !== true) return { code: 'VALIDATION_ERROR' };

  const currency = known?.currency ?? String(create?.['currency']);
  const stored = books.transactions.filter((one) => one.account === account);
  const found = statuses(stored, rows);
  const count = (status: Status) => found.filter(([one]) => one === status).length;
  const replaces = isCommit && input['on_modified'] === 'replace';
  const days = rows.map(({ day }) => day).sort();
  const number = books.last + 1;
  const { books: next, import: done } = isCommit
    ? store(books, number, account, known === undefined ? create : undefined, rows, found, replaces)
    : { books, import: undefined };
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
    invalid_count: all.length - rows.length,
    imported_count: isCommit ? count('new') : 0,
    replaced_count: replaces ? count('modified') : 0,
    start_date: days[0] ?? null,
    end_date: days.at(-1) ?? null,
    errors: got['errors'],
    preview: rows.slice(0, PREVIEWED).map((row, index) => ({
      status: found[index]?.[0],
      booked_at: `${row.day}T00:00:00`,
      description: row.description,
      amount: { amount: shownAmount(row.amount), currency },
      category_name: row.category,
      external_id: row.externalId,
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
