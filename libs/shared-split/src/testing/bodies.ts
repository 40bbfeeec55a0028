import type { MonthBody } from '../months/month-body';
import type { CorrectionBody } from '../movements/correction-body';
import type { DetailedMovementBody, MovementBody } from '../movements/movement-body';
import type { RecurrenceBody } from '../recurrences/recurrence-body';
import type { BalanceBody, BalanceFacts } from '../settlements/balance-body';
import type { SettlementBody } from '../settlements/settlement-body';

export const names = new Map([
  ['elias', 'Elias'],
  ['leticia', 'Letícia'],
]);

export const movement: MovementBody = {
  id: '7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33',
  type: 'purchase',
  amount: '1234.56',
  description: 'Supermercado',
  occurred_at: '2026-01-31T23:59:59-03:00',
  competence_month: '2026-01',
  payer_participant_id: 'elias',
  requested_by_participant_id: 'leticia',
  external_id: 'wpp-1',
  original_purchase_id: null,
  created_at: '2026-02-01T03:00:00Z',
};

export const recurrence: RecurrenceBody = {
  id: 'fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91',
  description: 'Aluguel',
  amount: '1500.00',
  payer_participant_id: 'elias',
  requested_by_participant_id: 'elias',
  split_config: { type: 'equal' },
  periodicity: 'monthly',
  reference_day: 5,
  start_competence_month: '2026-03',
  end_competence_month: '2026-12',
  status: 'active',
  first_generated_competence_month: null,
  last_processed_competence_month: null,
  next_competence_month: '2026-03',
  created_at: '2026-02-01T03:00:00Z',
  updated_at: '2026-02-01T03:00:00Z',
};

export const month: MonthBody = {
  competence_month: '2026-02',
  total_gross: '1250.00',
  total_refunds: '30.00',
  total_net: '1220.00',
  participants: [
    { participant_id: 'elias', paid_total: '1250.00', share_due: '610.00', net_balance: '640.00' },
    { participant_id: 'leticia', paid_total: '-30.00', share_due: '610.00', net_balance: '-640.00' },
  ],
  transfer: { amount: '640.00', debtor_participant_id: 'leticia', creditor_participant_id: 'elias' },
};

export const detailed: DetailedMovementBody = {
  ...movement,
  status: 'active',
  replaced_by: null,
  split_config: { type: 'equal' },
  shares: { elias: '617.28', leticia: '617.28' },
  recurrence_id: null,
  installment: null,
};

export const correction: CorrectionBody = {
  action: 'replace',
  dry_run: false,
  original: { ...detailed, status: 'replaced', replaced_by: recurrence.id },
  replacement: { ...detailed, id: recurrence.id, amount: '123.45', description: 'Mercado' },
  months: [{ competence_month: '2026-01', closed: false, before: month.transfer, after: month.transfer }],
};

export const settlement: SettlementBody = {
  id: '0d1f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33',
  kind: 'payment',
  amount: '361.50',
  payer_participant_id: 'elias',
  receiver_participant_id: 'leticia',
  occurred_at: '2026-02-10T12:00:00-03:00',
  competence_month: '2026-02',
  closes_competence_month: null,
  description: null,
  external_id: null,
  requested_by_participant_id: 'elias',
  status: 'active',
  created_at: '2026-02-10T15:00:00Z',
};

const facts: BalanceFacts = {
  participants: [
    { participant_id: 'elias', opening: '0.00', net_total: '-1361.50', settled_total: '1000.00', balance: '-361.50' },
    { participant_id: 'leticia', opening: '0.00', net_total: '1361.50', settled_total: '-1000.00', balance: '361.50' },
  ],
  transfer: { amount: '361.50', debtor_participant_id: 'elias', creditor_participant_id: 'leticia' },
};

export const recorded = { settlement, balance: facts, closed_month: null };

export const balance: BalanceBody = {
  today: '2026-02-10',
  through_competence_month: '2026-02',
  ...facts,
  months: { total: 0, items: [] },
  settlements: { total: 1, items: [settlement] },
  pending: null,
};
