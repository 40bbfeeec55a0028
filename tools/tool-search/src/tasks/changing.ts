import {
  BY_ELIAS,
  call,
  ELIAS,
  expect,
  from,
  IN_MARCH,
  MARCH_DAYS,
  NOW,
  openAccount,
  purchase,
  type Task,
} from './task';

const rent = call('create_recurrence', {
  ...BY_ELIAS,
  description: 'Rent',
  amount: '1800.00',
  payer_participant_id: 'elias',
  split_config: { type: 'equal' },
  reference_day: 5,
  start_competence_month: '2026-01',
});

const planned = (name: string, amount: number) =>
  call('set_recurring_entry', {
    ...ELIAS,
    ...NOW,
    entry: {
      name,
      type: 'EXPENSE',
      amount_mxn_cents: amount,
      category: 'Home',
      category_type: 'FIXED',
      days_of_month: [5],
      from_date_iso: '2026-01-05',
    },
  });

/** Chores that change, end or take back what is in more than one ledger. */
export const CHANGING: readonly Task[] = [
  {
    id: 'wrong-amount-in-both',
    domains: ['shared-split', 'planifi'],
    prompt:
      'I, Elias, entered the groceries of 10 March 2026 as 98.00 in the shared expenses and on my Visa. It was 89.00. Put ' +
      'both right, without a second entry.',
    prepare: [
      openAccount('Visa', 'CREDIT_CARD', 'BRL'),
      purchase('98.00', 'Groceries', 'elias', '2026-03-10'),
      call('planifi_createExpense_v1', {
        idempotencyKey: 'groceries-on-visa',
        accountId: from(0, '/account/id'),
        amount: 98,
        occurredOn: '2026-03-10',
        description: 'Groceries',
      }),
    ],
    expected: [
      expect('list_movements', IN_MARCH, { items: [{ amount: '89.00' }] }),
      expect('planifi_listExpenses_v1', MARCH_DAYS, { expenses: [{ amount: 89 }] }),
    ],
    figures: [],
  },
  {
    id: 'rent-goes-up',
    domains: ['shared-split', 'cristi-agent'],
    prompt:
      'El alquiler que compartimos sube a 1950.00. Cámbialo en los gastos compartidos, y en mi presupuesto (usuario elias, hilo ' +
      'home) la entrada fija Rent a 975.00. Soy Elias.',
    prepare: [rent, planned('Rent', 90000)],
    expected: [
      expect('list_recurrences', {}, { items: [{ amount: '1950.00', status: 'active' }] }),
      expect(
        'set_recurring_entry',
        { ...ELIAS, ...NOW },
        { data: { entries: [{ name: 'Rent', amount_mxn_cents: 97500 }] } },
      ),
    ],
    figures: [],
  },
  {
    id: 'rent-ends',
    domains: ['shared-split', 'cristi-agent'],
    prompt:
      'We move out: the shared rent ends after June 2026, and what I planned for it in my budget (user elias, thread home) ' +
      'goes away. I am Elias.',
    prepare: [rent, planned('Rent', 90000)],
    expected: [
      expect('list_recurrences', {}, { items: [{ end_competence_month: '2026-06' }] }),
      expect('set_recurring_entry', { ...ELIAS, ...NOW }, { data: { entries: [] } }),
    ],
    figures: [],
  },
  {
    id: 'card-paid-off',
    domains: ['planifi', 'cristi-agent'],
    prompt:
      'On 20 March 2026 I paid 2,000 pesos of my credit card Visa from Checking. Move it between the accounts, and in my ' +
      'budget (user elias, thread home) the debt Visa is now 3,000.',
    prepare: [
      openAccount('Checking', 'BANK', 'MXN', 8000),
      openAccount('Visa', 'CREDIT_CARD', 'MXN', -5000),
      call('add_or_update_debt', { ...ELIAS, debt: { name: 'Visa', balance_mxn_cents: 500000, priority: 'HIGH' } }),
    ],
    expected: [
      expect(
        'planifi_getBalances_v1',
        { asOf: '2026-03-31' },
        {
          balances: {
            accounts: [
              { name: 'Checking', balance: 6000 },
              { name: 'Visa', balance: -3000 },
            ],
          },
        },
      ),
      expect('get_debts', { ...ELIAS }, { data: { debts: [{ name: 'Visa', balance_mxn_cents: 300000 }] } }),
    ],
    figures: [],
  },
  {
    id: 'old-card-closed',
    domains: ['planifi', 'cristi-agent'],
    prompt:
      'Fechei meu cartão antigo Nubank, pode desativar a conta. No meu orçamento (usuário elias, conversa home) a dívida ' +
      'Nubank agora é zero. Confirmo as duas coisas.',
    prepare: [
      openAccount('Nubank', 'CREDIT_CARD', 'MXN'),
      openAccount('Itaú', 'BANK', 'MXN', 100),
      call('add_or_update_debt', { ...ELIAS, debt: { name: 'Nubank', balance_mxn_cents: 12000, priority: 'LOW' } }),
    ],
    expected: [
      expect('planifi_listAccounts_v1', {}, { accounts: [{ name: 'Itaú' }] }),
      expect('get_debts', { ...ELIAS }, { data: { debts: [{ name: 'Nubank', balance_mxn_cents: 0 }] } }),
    ],
    figures: [],
  },
  {
    id: 'march-settled',
    domains: ['shared-split', 'planifi'],
    prompt:
      'I, Letícia, sent Elias my half of March, 150.00 BRL, on 2 April 2026 from my account Conta. Record it between us, so ' +
      'that we are even, and in the account.',
    prepare: [openAccount('Conta', 'BANK', 'BRL', 1000), purchase('300.00', 'Market', 'elias', '2026-03-10')],
    expected: [
      expect('get_balance', { through_competence_month: '2026-04' }, { transfer: { amount: '0.00' } }),
      expect('planifi_getBalances_v1', { asOf: '2026-04-30' }, { balances: { accounts: [{ balance: 850 }] } }),
    ],
    figures: [],
  },
  {
    id: 'march-closed',
    domains: ['shared-split', 'cristi-agent'],
    prompt:
      'Close March 2026 for the two of us: I, Elias, paid Letícia 100.00 on 1 April 2026, which makes us even. Note the 100.00 ' +
      'as a variable expense in my budget (user elias, thread home) on that day, too.',
    prepare: [purchase('200.00', 'Market', 'leticia', '2026-03-10')],
    expected: [
      expect(
        'get_balance',
        { through_competence_month: '2026-04' },
        {
          transfer: { amount: '0.00' },
          settlements: { items: [{ amount: '100.00', closes_competence_month: '2026-03' }] },
        },
      ),
      expect(
        'list_transactions',
        { ...ELIAS, month: '2026-04' },
        {
          data: { transactions: [{ amount_mxn_cents: 10000, date_iso: '2026-04-01' }] },
        },
      ),
    ],
    figures: [],
  },
];
