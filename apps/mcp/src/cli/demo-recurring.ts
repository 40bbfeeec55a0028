import statement from './demo-standing.csv';
import type { Step } from './demo-step';

interface Stream {
  readonly payee: string;
  readonly cadence: string;
  readonly amount: string;
  readonly yearly_amount: string;
  readonly next: { readonly date: string } | null;
  readonly price_changes: readonly { readonly date: string; readonly from: string; readonly to: string }[];
}

/** A year of another account: what comes again in it, and the subscription that went up. */
export const RECURRING: readonly Step[] = [
  {
    message: 'Here is a year of my other account.',
    tool: 'finance_transactions_import',
    input: {
      account_id: 'standing',
      content: statement,
      create_account: { name: 'Standing orders', currency: 'CHF' },
      mode: 'commit',
    },
    select: ({ import_id, imported_count }) => ({ import_id, imported_count }),
  },
  {
    message: 'Which payments keep coming back, what do they cost a year, and what went up?',
    tool: 'finance_recurring_list',
    input: { account_id: 'standing' },
    select: ({ streams }) =>
      (streams as readonly Stream[]).map(({ payee, cadence, amount, yearly_amount, next, price_changes }) => ({
        ...{ payee, cadence, amount, yearly_amount, next: next?.date },
        went_up: price_changes.map(({ date, from, to }) => `${date} from ${from} to ${to}`).join(', '),
      })),
  },
];
