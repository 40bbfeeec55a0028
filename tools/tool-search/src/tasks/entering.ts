import { call, ELIAS, expect, from, IN_MARCH, MARCH_DAYS, NOW, openAccount, purchase, type Task } from './task';

/** Chores that put something new into more than one ledger. */
export const ENTERING: readonly Task[] = [
  {
    id: 'dinner-by-card',
    domains: ['shared-split', 'planifi', 'cristi-agent'],
    prompt:
      'On 14 March 2026 I, Elias, paid 180.00 BRL for dinner for the two of us with my Visa card. Put it into the shared ' +
      'expenses, into the account of the card, and note my half, 90.00, in my budget (user elias, thread home) as variable food.',
    prepare: [openAccount('Visa', 'CREDIT_CARD', 'BRL')],
    expected: [
      expect('list_movements', IN_MARCH, { items: [{ amount: '180.00', payer_participant_id: 'elias' }] }),
      expect('planifi_listExpenses_v1', MARCH_DAYS, { expenses: [{ amount: 180, occurredOn: '2026-03-14' }] }),
      expect(
        'list_transactions',
        { ...ELIAS, month: '2026-03' },
        {
          data: { transactions: [{ type: 'EXPENSE', amount_mxn_cents: 9000, category_type: 'VARIABLE' }] },
        },
      ),
    ],
    figures: [],
  },
  {
    id: 'salary-in-both',
    domains: ['planifi', 'cristi-agent'],
    prompt:
      'El 15 de marzo de 2026 me pagaron 25,000 pesos de nómina en mi cuenta Nómina. Regístralo en la cuenta y en mi ' +
      'presupuesto (usuario elias, hilo home).',
    prepare: [openAccount('Nómina', 'BANK', 'MXN')],
    expected: [
      expect(
        'planifi_getBalances_v1',
        { asOf: '2026-03-31' },
        { balances: { accounts: [{ in: 25000, balance: 25000 }] } },
      ),
      expect(
        'get_month_summary',
        { ...ELIAS, month: '2026-03' },
        {
          data: { income_total_mxn_cents: 2500000, expense_total_mxn_cents: 0 },
        },
      ),
    ],
    figures: [],
  },
  {
    id: 'rent-from-april',
    domains: ['shared-split', 'cristi-agent'],
    prompt:
      'A partir de abril de 2026 a Letícia paga 1.800,00 de aluguel todo dia 5, e dividimos meio a meio. Cadastra isso nas ' +
      'despesas compartilhadas, e no meu orçamento (usuário elias, conversa home) prevê 900,00 fixos todo dia 5.',
    prepare: [],
    expected: [
      expect(
        'list_recurrences',
        {},
        {
          items: [
            { amount: '1800.00', payer_participant_id: 'leticia', reference_day: 5, start_competence_month: '2026-04' },
          ],
        },
      ),
      expect(
        'set_recurring_entry',
        { ...ELIAS, ...NOW },
        {
          data: { entries: [{ type: 'EXPENSE', amount_mxn_cents: 90000, category_type: 'FIXED', days_of_month: [5] }] },
        },
      ),
    ],
    figures: [],
  },
  {
    id: 'loan-arrives',
    domains: ['planifi', 'cristi-agent'],
    prompt:
      'I took out a car loan of 50,000 pesos; it came into my Checking account on 3 March 2026. I pay at least 1,500 on the ' +
      '10th of each month, it is of medium priority. Note the debt in my budget (user elias, thread home) and the money in the account.',
    prepare: [openAccount('Checking', 'BANK', 'MXN', 1000)],
    expected: [
      expect(
        'get_debts',
        { ...ELIAS },
        {
          data: { debts: [{ balance_mxn_cents: 5000000, minimum_payment_mxn_cents: 150000, due_day_of_month: 10 }] },
        },
      ),
      expect('planifi_getBalances_v1', { asOf: '2026-03-31' }, { balances: { accounts: [{ balance: 51000 }] } }),
    ],
    figures: [],
  },
  {
    id: 'tagged-holiday',
    domains: ['planifi', 'shared-split'],
    prompt:
      'Ich bin Elias. Am 20. März 2026 habe ich 540,00 BRL für unser gemeinsames Hotel vom Konto Girokonto bezahlt. Trage es dort ' +
      'mit dem neuen Schlagwort urlaub ein und als gemeinsamen Einkauf.',
    prepare: [openAccount('Girokonto', 'BANK', 'BRL', 2000)],
    expected: [
      expect('planifi_listTags_v1', {}, { tags: [{ name: 'urlaub' }] }),
      expect('planifi_listExpenses_v1', MARCH_DAYS, { expenses: [{ amount: 540, tags: [{ name: 'urlaub' }] }] }),
      expect('list_movements', IN_MARCH, { items: [{ amount: '540.00', payer_participant_id: 'elias' }] }),
    ],
    figures: [],
  },
  {
    id: 'shop-gives-back',
    domains: ['shared-split', 'planifi'],
    prompt:
      'The shop gave back 40.00 BRL on 12 March 2026 for the lamp that I, Elias, bought for the two of us; the money came into ' +
      'my Visa card account. Record it in both, as a refund of that purchase.',
    prepare: [
      openAccount('Visa', 'CREDIT_CARD', 'BRL'),
      purchase('200.00', 'Lamp', 'elias', '2026-03-05'),
      call('planifi_createExpense_v1', {
        idempotencyKey: 'lamp-on-visa',
        accountId: from(0, '/account/id'),
        amount: 200,
        occurredOn: '2026-03-05',
        description: 'Lamp',
      }),
    ],
    expected: [
      expect('get_monthly_summary', IN_MARCH, { total_gross: '200.00', total_refunds: '40.00', total_net: '160.00' }),
      expect('planifi_getBalances_v1', { asOf: '2026-03-31' }, { balances: { accounts: [{ in: 40, out: 200 }] } }),
    ],
    figures: [],
  },
];
