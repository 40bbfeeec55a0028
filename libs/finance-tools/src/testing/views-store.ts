import type { TransactionSource } from '../model/transaction-source';
import type { Answer, FinanceStore, TestLedger } from './finance-store';

/** Day, amount and description of an entry, and its category in other views. */
export type Line = readonly [day: string, amount: string, description: string, category?: string];

export const OTHER_VIEWS = ['planifi', 'shared-split', 'cristi'] as const;

/** A view whose rows a test writes. */
export const viewSource = (name: string): TransactionSource => ({
  name,
  prepare: () => Promise.resolve(),
  accountsSql: `select distinct account as id, account as name, null as institution, currency from others.entries
    where owner = $1 and view = '${name}'`,
  transactionsSql: `select id, account as account_id, category, description, amount, currency, day as booked_at
    from others.entries where owner = $1 and view = '${name}'`,
});

/** Makes the tables of the other views. */
export async function makeOtherViews({ database }: FinanceStore): Promise<void> {
  await database.run((connection) =>
    connection.script(`create schema others; create table others.entries (owner text, view text, id text, account text,
      day date, amount numeric, currency text, description text, category text)`),
  );
}

/** The ledger of a new owner, unless the options name one, with all views. */
export function householdLedger(store: FinanceStore, options: LedgerOptions = {}): TestLedger {
  return store.ledger({ sources: OTHER_VIEWS.map(viewSource), ...options });
}

type LedgerOptions = NonNullable<Parameters<FinanceStore['ledger']>[0]>;

/** The lines of accounts; those of other views have the view before them. */
export type Books = Readonly<Record<string, readonly Line[]>>;

/** Stores the books of a household. */
export async function storeBooks(store: FinanceStore, books: Books, options?: LedgerOptions): Promise<TestLedger> {
  const ledger = householdLedger(store, options);
  for (const [name, lines] of Object.entries(books)) {
    const [view, account = ''] = name.split(':');
    if (name.includes(':')) await noteLines(store, ledger, view ?? '', account, lines);
    else await importLines(ledger, name, lines);
  }
  return ledger;
}

/** Imports lines into an account of the bank in EUR. */
export async function importLines(
  ledger: TestLedger,
  account: string,
  lines: readonly Line[],
  more: object = {},
): Promise<Answer> {
  const rows = lines.map(([day, amount, description, category = '']) => [day, amount, description, category].join(';'));
  return ledger.commit(['date;amount;description;category', ...rows].join('\n'), {
    account_id: account,
    create_account: { name: account, currency: 'EUR', ...more },
  });
}

/** Notes lines in another view, with the ids `account-1`, `account-2` and so on. */
export async function noteLines(
  { database }: FinanceStore,
  { owner }: TestLedger,
  view: string,
  account: string,
  lines: readonly Line[],
): Promise<void> {
  await database.run(async (connection) => {
    for (const [index, [day, amount, description, category = null]] of lines.entries()) {
      await connection.query`insert into others.entries values (${owner}, ${view}, ${`${account}-${index + 1}`},
        ${account}, ${day}::date, ${amount}::numeric, 'EUR', ${description}, ${category})`;
    }
  });
}
