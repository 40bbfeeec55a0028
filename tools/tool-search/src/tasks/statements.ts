import { call, ELIAS, expect, IN_MARCH, MARCH_DAYS, NOW, openAccount, purchase, type Task } from './task';

const MARCH = `date,description,amount
2026-03-02,SHELL POSTO 12,-210.00
2026-03-08,MERCADO CENTRAL,-230.50
2026-03-14,RESTAURANTE LUA,-120.00
`;

const imported = call('finance_transactions_import', {
  account_id: 'itau',
  content: MARCH,
  mode: 'commit',
  date_order: 'YMD',
  create_account: { name: 'Itaú', currency: 'BRL' },
});

const HISTORY = '2024-01-10 BUY ACME 200 @ 5\n2024-09-02 SELL ACME 100 @ 8';

/** Chores with bank statements and shares, and questions whose answer is in more than one ledger. */
export const STATEMENTS: readonly Task[] = [
  {
    id: 'import-and-share',
    domains: ['finance-tools', 'household', 'shared-split'],
    prompt:
      `Here is my statement of Itaú in BRL; import it as the account itau:\n\n${MARCH}\nThe restaurant was for the two of us: ` +
      'share it. I, Elias, paid. Go ahead with both, I have seen the file.',
    prepare: [],
    expected: [
      expect('finance_accounts_list', {}, { items: [{ id: 'itau', transaction_count: 3 }] }),
      expect('list_movements', IN_MARCH, { items: [{ amount: '120.00', payer_participant_id: 'elias' }] }),
    ],
    figures: [],
  },
  {
    id: 'fuel-by-rule',
    domains: ['finance-tools', 'cristi-agent'],
    prompt:
      'From now on, and for what is stored, everything from Shell on my bank statements is Fuel. And cap my variable ' +
      'spending at 1,500 pesos a month from March 2026 (budget of user elias, thread home). Do both.',
    prepare: [imported],
    expected: [
      expect('finance_rules_list', {}, { rules: [{ then: { category: 'Fuel' }, enabled: true }] }),
      expect('finance_transactions_search', { search: 'SHELL', details: true }, { items: [{ category_name: 'Fuel' }] }),
      expect('get_month_summary', { ...ELIAS, month: '2026-03' }, { data: { variable_cap_mxn_cents: 150000 } }),
    ],
    figures: [],
  },
  {
    id: 'wrong-file',
    domains: ['finance-tools', 'shared-split'],
    prompt:
      'Le dernier relevé importé était le mauvais fichier : annule cet import. Note seulement le restaurant du 14 mars 2026, ' +
      '120,00 BRL payés par moi, Elias, comme achat commun.',
    prepare: [imported],
    expected: [
      expect('finance_transactions_search', {}, { items: [] }),
      expect('list_movements', IN_MARCH, { items: [{ amount: '120.00', payer_participant_id: 'elias' }] }),
    ],
    figures: [],
  },
  {
    id: 'shares-sold',
    domains: ['cgt-engine', 'planifi'],
    prompt:
      `My share trades, in pounds: ${HISTORY.replace('\n', '; ')}. What is my capital gain on the sale? And the 800 pounds ` +
      'came into my account Broker on 2 September 2024: record that.',
    prepare: [
      call('planifi_createAccount_v1', {
        idempotencyKey: 'open-broker',
        name: 'Broker',
        type: 'BANK',
        currency: 'GBP',
        openingBalance: 0,
        openedOn: '2024-01-01',
      }),
    ],
    expected: [
      expect('planifi_getBalances_v1', { asOf: '2024-09-30' }, { balances: { accounts: [{ balance: 800 }] } }),
    ],
    figures: ['300'],
  },
  {
    id: 'owed-and-held',
    domains: ['shared-split', 'planifi'],
    prompt: 'I am Letícia. How much do I owe Elias in all, up to March 2026, and how much is in my account Conta?',
    prepare: [openAccount('Conta', 'BANK', 'BRL', 1234.5), purchase('300.00', 'Market', 'elias', '2026-03-10')],
    expected: [],
    figures: ['150', '1234.50'],
  },
  {
    id: 'bank-against-budget',
    domains: ['finance-tools', 'cristi-agent'],
    prompt:
      'Quanto gastei no mercado em março de 2026 segundo o extrato do banco, e quanto anotei de comida no meu orçamento ' +
      '(usuário elias, conversa home) no mesmo mês?',
    prepare: [
      imported,
      call('add_transaction', {
        ...ELIAS,
        ...NOW,
        transaction: {
          type: 'EXPENSE',
          amount_mxn_cents: 18700,
          category_type: 'VARIABLE',
          category: 'Food',
          description: 'mercado',
          date_iso: '2026-03-08',
        },
      }),
    ],
    expected: [],
    figures: ['230.50', '187'],
  },
  {
    id: 'cash-for-pizza',
    domains: ['planifi', 'shared-split'],
    prompt:
      'Yesterday, 7 March 2026, I (Elias) withdrew 300 BRL from Conta into my Wallet, and from the Wallet paid 90.00 for pizza ' +
      'for the two of us. Record the withdrawal, the expense and the shared purchase. How much is left in the Wallet?',
    prepare: [openAccount('Conta', 'BANK', 'BRL', 1000), openAccount('Wallet', 'CASH', 'BRL')],
    expected: [
      expect(
        'planifi_getBalances_v1',
        { asOf: '2026-03-31' },
        {
          balances: {
            accounts: [
              { name: 'Conta', balance: 700 },
              { name: 'Wallet', balance: 210 },
            ],
          },
        },
      ),
      expect('planifi_listExpenses_v1', MARCH_DAYS, { expenses: [{ amount: 90 }] }),
      expect('list_movements', IN_MARCH, { items: [{ amount: '90.00', payer_participant_id: 'elias' }] }),
    ],
    figures: ['210'],
  },
];
