import statement from '../../../../examples/statements/ubs-switzerland.csv';
import history from '../../../../examples/three-years.cgt';
import { CORRECTIONS } from './demo-corrections';
import { LINKS } from './demo-links';
import { NET_WORTH } from './demo-net-worth';
import { RECURRING } from './demo-recurring';
import type { Input, Results, Step } from './demo-step';

const ana = { user_id: 'ana', thread_id: 'demo' };
const stored = ({ expense }: Results[string]) => {
  const { id, description, amount, occurredOn } = expense as Input;
  return { id, description, amount, occurredOn };
};
const dataOf = ({ data }: Results[string]) => data;
const expense = (results: Results) => ({
  idempotencyKey: 'receipt-0042',
  accountId: (results['planifi_createAccount_v1']?.['account'] as { readonly id: string }).id,
  amount: 185.5,
  occurredOn: '2026-02-12',
  description: 'Farmacia',
  tags: ['salud'],
  createMissingTags: true,
});

/** A month of a household, in every domain. */
export const STEPS: readonly Step[] = [
  {
    message: 'Elias paid 420.35 at the supermarket on 10 February.',
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
    message: 'Letícia: "Smartphone 500 12x"',
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
    message: 'Who owes whom for February?',
    tool: 'get_monthly_summary',
    input: { year: 2026, month: 2, auto_generate: true },
  },
  {
    message: 'Open an account for my salary.',
    tool: 'planifi_createAccount_v1',
    input: { idempotencyKey: 'open-0001', name: 'Nómina', type: 'BANK' },
    select: ({ account }) => account,
  },
  {
    message: 'The pharmacy, 185.50, from that account.',
    tool: 'planifi_createExpense_v1',
    input: expense,
    select: stored,
  },
  {
    message: 'The connection broke, so the assistant sends it again: it is recorded once.',
    tool: 'planifi_createExpense_v1',
    input: expense,
    select: stored,
  },
  {
    message: '"Gasté 200 en tacos ayer"',
    tool: 'parse_transaction_from_text',
    input: { ...ana, text: 'Gasté 200 en tacos ayer', now_iso: '2026-02-12T12:00:00-06:00' },
    select: dataOf,
  },
  {
    message: 'Yes, note it.',
    tool: 'add_transaction',
    input: (results) => {
      const { candidate } = results['parse_transaction_from_text']?.['data'] as { readonly candidate: Input };
      return { ...ana, transaction: candidate };
    },
    select: dataOf,
  },
  {
    message: 'How is my February?',
    tool: 'get_month_summary',
    input: { ...ana, month: '2026-02' },
    select: dataOf,
  },
  {
    message: 'Here is my bank statement.',
    tool: 'finance_transactions_import',
    input: {
      account_id: 'ubs',
      content: statement,
      create_account: { name: 'UBS', currency: 'CHF' },
      mode: 'commit',
    },
    select: ({ import_id, format, imported_count, start_date, end_date, preview }) => ({
      import_id,
      format,
      imported_count,
      start_date,
      end_date,
      preview,
    }),
  },
  {
    message: 'How much went on rent?',
    tool: 'finance_transactions_sum',
    input: { search: 'loyer', direction: 'DEBIT_ONLY' },
    select: ({ total, count }) => ({ total, count }),
  },
  ...CORRECTIONS,
  ...RECURRING,
  ...NET_WORTH,
  ...LINKS,
  {
    message: 'Here are three years of trades. What did I gain in 2024/25?',
    tool: 'calculate_report',
    input: { cgt_content: history, year: 2024 },
  },
  {
    message: 'How was the sale of 10 December 2024 matched?',
    tool: 'explain_matching',
    input: { cgt_content: history, disposal_date: '2024-12-10', ticker: 'ORCH' },
  },
  {
    message: 'And if I sell shares that I never bought?',
    tool: 'calculate_report',
    input: { cgt_content: '2024-06-20 SELL VOD 5 @ 1.20 GBP' },
  },
];
