import statement from '../../../../examples/statements/ubs-switzerland.csv';
import history from '../../../../examples/three-years.cgt';

/** What earlier steps were told, by the tool that told it. */
export type Told = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Input = Readonly<Record<string, unknown>>;

export interface Step {
  readonly says: string;
  readonly tool: string;
  readonly input: Input | ((told: Told) => Input);
  /** What of the structured result is shown, where the tool has no text for people. */
  readonly shows?: (result: Told[string]) => unknown;
}

const ana = { user_id: 'ana', thread_id: 'demo' };
const stored = ({ expense }: Told[string]) => {
  const { id, description, amount, occurredOn } = expense as Input;
  return { id, description, amount, occurredOn };
};
const dataOf = ({ data }: Told[string]) => data;
const expense = (told: Told) => ({
  idempotencyKey: 'receipt-0042',
  accountId: (told['planifi_createAccount_v1']?.['account'] as { readonly id: string }).id,
  amount: 185.5,
  occurredOn: '2026-02-12',
  description: 'Farmacia',
  tags: ['salud'],
  createMissingTags: true,
});

/** A month of a household, through every domain. */
export const STEPS: readonly Step[] = [
  {
    says: 'Elias paid 420.35 at the supermarket on 10 February.',
    tool: 'create_movement',
    input: {
      type: 'purchase',
      amount: '420.35',
      description: 'Supermercado',
      requested_by_participant_id: 'elias',
      occurred_at: '2026-02-10',
    },
  },
  {
    says: 'Letícia: "Smartphone 500 12x"',
    tool: 'create_recurrence',
    input: {
      description: 'Smartphone',
      amount: '500.00',
      payer_participant_id: 'leticia',
      requested_by_participant_id: 'leticia',
      split_config: { type: 'equal' },
      reference_day: 15,
      start_competence_month: '2026-02',
      end_competence_month: '2027-01',
    },
  },
  {
    says: 'Who owes whom for February?',
    tool: 'get_monthly_summary',
    input: { year: 2026, month: 2, auto_generate: true },
  },
  {
    says: 'Open an account for my salary.',
    tool: 'planifi_createAccount_v1',
    input: { idempotencyKey: 'open-0001', name: 'Nómina', type: 'BANK' },
    shows: ({ account }) => account,
  },
  { says: 'The pharmacy, 185.50, from that account.', tool: 'planifi_createExpense_v1', input: expense, shows: stored },
  {
    says: 'The connection broke, so the host sends it again: it is recorded once.',
    tool: 'planifi_createExpense_v1',
    input: expense,
    shows: stored,
  },
  {
    says: '"Gasté 200 en tacos ayer"',
    tool: 'parse_transaction_from_text',
    input: { ...ana, text: 'Gasté 200 en tacos ayer', now_iso: '2026-02-12T12:00:00-06:00' },
    shows: dataOf,
  },
  {
    says: 'Yes, note it.',
    tool: 'add_transaction',
    input: (told) => {
      const { candidate } = told['parse_transaction_from_text']?.['data'] as { readonly candidate: Input };
      return { ...ana, transaction: candidate };
    },
    shows: dataOf,
  },
  {
    says: 'How is my February?',
    tool: 'get_month_summary',
    input: { ...ana, month: '2026-02' },
    shows: dataOf,
  },
  {
    says: 'Here is a statement of my bank.',
    tool: 'finance_transactions_import',
    input: {
      account_id: 'ubs',
      content: statement,
      create_account: { name: 'UBS', currency: 'CHF' },
      mode: 'commit',
    },
    shows: ({ import_id, format, imported_count, start_date, end_date, preview }) => ({
      import_id,
      format,
      imported_count,
      start_date,
      end_date,
      preview,
    }),
  },
  {
    says: 'What went to the rent?',
    tool: 'finance_transactions_sum',
    input: { search: 'loyer', direction: 'DEBIT_ONLY' },
    shows: ({ total, count }) => ({ total, count }),
  },
  {
    says: 'Here are three years of trades. What did I gain in 2024/25?',
    tool: 'calculate_report',
    input: { cgt_content: history, year: 2024 },
  },
  {
    says: 'How was the sale of 10 December 2024 matched?',
    tool: 'explain_matching',
    input: { cgt_content: history, disposal_date: '2024-12-10', ticker: 'ORCH' },
  },
  {
    says: 'And if I sell shares that I never bought?',
    tool: 'calculate_report',
    input: { cgt_content: '2024-06-20 SELL VOD 5 @ 1.20 GBP' },
  },
];
