import type { TestHousehold } from './test-household';

const CATEGORIES = {
  INCOME: { category_type: 'INCOME', category: 'Salary' },
  EXPENSE: { category_type: 'VARIABLE', category: 'Food' },
} as const;

/** Words with which tests enter what a household does. */
export function entriesOf({ call }: TestHousehold) {
  let keys = 0;
  return {
    /** A purchase that the two share; on the first day of the month unless given. */
    shared: async (amount: string, payer: string, day = '2026-11-01', more: object = {}) =>
      call('create_movement', {
        ...{ type: 'purchase', amount, description: 'Mercado', requested_by_participant_id: payer },
        ...{ occurred_at: day, ...more },
      }),
    rent: (amount: string, payer: string, month = '2026-11', day = 5) =>
      call('create_recurrence', {
        ...{ description: 'Aluguel', amount, payer_participant_id: payer, requested_by_participant_id: payer },
        ...{ reference_day: day, start_competence_month: month, split_config: { type: 'equal' } },
      }),
    /** Lines of a bank account, `day;amount;description`. */
    bank: (account: string, currency: string, lines: readonly string[]) =>
      call('finance_transactions_import', {
        content: ['date;amount;description;category', ...lines].join('\n'),
        ...{ account_id: account, mode: 'commit', create_account: { name: account, currency } },
      }),
    budget: (user: string, amount: number, type: 'EXPENSE' | 'INCOME', day = '2026-11-03', more: object = {}) =>
      call('add_transaction', {
        ...{ user_id: user, thread_id: 'home' },
        transaction: { type, amount_mxn_cents: amount, date_iso: day, ...CATEGORIES[type], ...more },
      }),
    account: async (name: string, currency: string, opening: number) =>
      (
        await call('planifi_createAccount_v1', {
          idempotencyKey: `test-entry-${(keys += 1)}`,
          ...{ name, type: 'BANK', currency, openingBalance: opening, openedOn: '2026-08-01' },
        })
      ).account.id as string,
    spent: (accountId: string, amount: number, day = '2026-11-02') =>
      call('planifi_createTransaction_v1', {
        ...{ idempotencyKey: `test-entry-${(keys += 1)}`, accountId, amount, occurredOn: day, description: 'Luz' },
      }),
    moved: (fromAccountId: string, toAccountId: string, amount: number, day = '2026-11-02') =>
      call('planifi_createTransfer_v1', {
        ...{ idempotencyKey: `test-entry-${(keys += 1)}`, fromAccountId, toAccountId, amount, occurredOn: day },
      }),
  };
}
