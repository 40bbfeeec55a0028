import type { Input, Results, Step } from './demo-step';

interface Proposal {
  readonly kind: string;
  readonly left: { readonly description: string };
  readonly right: { readonly account_name: string; readonly description: string };
  readonly sure: boolean;
}

const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };

const statement = (message: string, account: string, name: string, lines: readonly string[]): Step => ({
  message,
  tool: 'finance_transactions_import',
  input: {
    account_id: account,
    content: ['date,description,amount', ...lines].join('\n'),
    create_account: { name, currency: 'MXN' },
    amounts: 'as_is',
    mode: 'commit',
  },
  select: ({ import_id, imported_count }) => ({ import_id, imported_count }),
});

const sum = (message: string, direction: string): Step => ({
  message,
  tool: 'finance_transactions_sum',
  input: { view: 'all', direction, date_range: MARCH, currency: 'MXN' },
  select: ({ total, count }) => ({ total, count }),
});

const proposed = (message: string): Step => ({
  message,
  tool: 'finance_links_propose',
  input: { date_range: MARCH, kinds: ['same_event', 'transfer'] },
  select: ({ items }) => ({
    proposed: (items as readonly Proposal[]).map(
      ({ kind, left, right, sure }) =>
        `${kind}: ${left.description} = ${right.description} (${right.account_name})${sure ? ', sure' : ''}`,
    ),
  }),
});

const confirmed = (message: string): Step => ({
  message,
  tool: 'finance_links_set',
  input: { confirm_sure: { date_range: MARCH, kinds: ['same_event', 'transfer'] }, mode: 'commit' },
  select: ({ confirmed_count, change_id }) => ({ confirmed_count, change_id }),
});

/** One lunch in three ledgers, and money moved to the savings: what was spent, before and after they are linked. */
export const LINKS: readonly Step[] = [
  {
    message: 'Lunch at Mar Alto, 200, from my account.',
    tool: 'planifi_createExpense_v1',
    input: (results: Results) => ({
      idempotencyKey: 'receipt-0043',
      accountId: (results['planifi_createAccount_v1']?.['account'] as { readonly id: string }).id,
      amount: 200,
      occurredOn: '2026-03-10',
      description: 'Mar Alto',
      tags: ['comida'],
      createMissingTags: true,
    }),
    select: ({ expense }) => ({ description: (expense as Input)['description'] }),
  },
  {
    message: 'Ana notes it in her budget too.',
    tool: 'add_transaction',
    input: {
      user_id: 'ana',
      thread_id: 'demo',
      transaction: {
        type: 'EXPENSE',
        amount_mxn_cents: 20_000,
        category_type: 'VARIABLE',
        category: 'Food',
        description: 'mar alto',
        date_iso: '2026-03-10',
      },
    },
    select: ({ data }) => data,
  },
  statement('And the bank has it, with money that I put aside.', 'corriente', 'Corriente', [
    '2026-03-11,RESTAURANTE MAR ALTO,-200.00',
    '2026-03-20,TRASPASO A AHORRO,-1000.00',
  ]),
  statement('Here is where it went.', 'ahorro', 'Ahorro', ['2026-03-20,TRASPASO DE CORRIENTE,1000.00']),
  sum('What did we spend in March, all in all? One lunch counts three times, and the savings too.', 'DEBIT_ONLY'),
  proposed('Which of these are in there twice?'),
  confirmed('Yes, these are right.'),
  confirmed('One event in three ledgers is two links: this is the second.'),
  sum('And now, what did we spend?', 'DEBIT_ONLY'),
  sum('And what came in?', 'CREDIT_ONLY'),
];
