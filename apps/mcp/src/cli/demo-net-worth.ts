import type { Input, Step } from './demo-step';

interface Account {
  readonly name: string;
  readonly balance: Input | null;
  readonly basis: string | null;
  readonly anchor_date: string | null;
}

/** Savings in another currency, whose statement has no balance: the person says it, and all of it is added up in francs. */
export const NET_WORTH: readonly Step[] = [
  {
    message: 'And these are my savings in euros.',
    tool: 'finance_transactions_import',
    input: {
      account_id: 'savings',
      content: 'date,description,amount\n2026-01-05,Virement,500.00\n2026-01-30,Intérêts,12.40\n',
      create_account: { name: 'Savings', currency: 'EUR' },
      mode: 'commit',
    },
    select: ({ import_id, imported_count }) => ({ import_id, imported_count }),
  },
  {
    message:
      'They hold 8,250 euros since the new year. What do I own at the end of January, and what is that in francs?',
    tool: 'finance_balances_get',
    input: {
      tell: [{ account_id: 'savings', date: '2025-12-31', balance: '8250.00' }],
      on: '2026-01-31',
      in_currency: 'CHF',
      rates: 'hmrc',
    },
    select: ({ accounts, net_worth, left_out, converted, change_id }) => ({
      accounts: (accounts as readonly Account[]).map(({ name, balance, basis, anchor_date }) => ({
        ...{ name, balance, basis, known_since: anchor_date },
      })),
      ...{ net_worth, not_known: left_out, converted, change_id },
    }),
  },
];
