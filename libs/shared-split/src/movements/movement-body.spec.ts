import { yearMonth } from '@bursar/calendar';

import { createRecurrenceInput } from '../recurrences/recurrence-fields';
import { monthBody, movementBody, participantsBody, recurrenceBody } from '../model/output-fields';
import { reasonOf } from '../testing/expect-refusal';
import { household } from '../testing/household';
import { accepted } from '../testing/read-input';
import { rent } from '../testing/recurrence';
import { splitMonth } from '../model/monthly-split';
import { newRecurrence } from '../recurrences/create-recurrence-TMP';
import { publishHousehold, publishMonth, publishMovement, publishRecurrence } from './movement-body';
import { markersOf } from '../model/recurrence-schedule';

const instant = Date.parse('2026-02-01T02:30:00.500Z');

describe('bodies of answers', () => {
  it('name the two', () => {
    const body = publishHousehold(household);
    expect(participantsBody.parse(body)).toEqual({
      participants: [
        { id: 'elias', display_name: 'Elias', is_active: true },
        { id: 'leticia', display_name: 'Letícia', is_active: true },
      ],
    });
  });

  it('show a movement', () => {
    const body = publishMovement({
      id: '7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33',
      type: 'refund',
      amount: 2000n,
      description: 'Devolução',
      occurredAt: instant,
      competenceMonth: yearMonth('2026-01'),
      payerId: 'elias',
      requestedById: 'leticia',
      externalId: null,
      originalPurchaseId: 'fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91',
      createdAt: Date.parse('2026-02-01T02:31:00Z'),
    });
    expect(movementBody.parse(body)).toEqual({
      id: '7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33',
      type: 'refund',
      amount: '20.00',
      description: 'Devolução',
      occurred_at: '2026-01-31T23:30:00.500-03:00',
      competence_month: '2026-01',
      payer_participant_id: 'elias',
      requested_by_participant_id: 'leticia',
      external_id: null,
      original_purchase_id: 'fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91',
      created_at: '2026-02-01T02:31:00Z',
    });
  });

  it('show a recurrence', () => {
    const body = publishRecurrence(rent, markersOf(rent.startMonth, [yearMonth('2026-03')]), {
      createdAt: instant,
      updatedAt: instant,
    });
    expect(recurrenceBody.parse(body)).toEqual({
      id: rent.id,
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
      first_generated_competence_month: '2026-03',
      last_processed_competence_month: '2026-03',
      next_competence_month: '2026-04',
      created_at: '2026-02-01T02:30:00.500Z',
      updated_at: '2026-02-01T02:30:00.500Z',
    });
  });

  it('show a month, and nobody who transfers nothing', () => {
    const month = yearMonth('2026-02');
    const totals = [{ payerId: 'elias', purchases: 1001n, refunds: 0n }];
    expect(monthBody.parse(publishMonth(splitMonth(month, household, totals)))).toEqual({
      competence_month: '2026-02',
      total_gross: '10.01',
      total_refunds: '0.00',
      total_net: '10.01',
      participants: [
        { participant_id: 'elias', paid_total: '10.01', share_due: '5.00', net_balance: '5.01' },
        { participant_id: 'leticia', paid_total: '0.00', share_due: '5.01', net_balance: '-5.01' },
      ],
      transfer: { amount: '5.01', debtor_participant_id: 'leticia', creditor_participant_id: 'elias' },
    });
    expect(publishMonth(splitMonth(month, household, [])).transfer).toEqual({
      amount: '0.00',
      debtor_participant_id: null,
      creditor_participant_id: null,
    });
  });
});

describe('a new recurrence', () => {
  const raw = {
    description: 'Aluguel',
    amount: '1500.00',
    payer_participant_id: 'elias',
    requested_by_participant_id: 'elias',
    split_config: { mode: 'equal' },
    reference_day: 5,
    start_competence_month: '2026-03',
    end_competence_month: '2026-12',
  };

  it('is active, and split by halves', () => {
    expect(newRecurrence(accepted(createRecurrenceInput, raw), rent.id)).toEqual(rent);
    const { end_competence_month: _, ...open } = raw;
    expect(newRecurrence(accepted(createRecurrenceInput, open), rent.id).endMonth).toBeNull();
  });

  it('supports no other split', () => {
    const input = accepted(createRecurrenceInput, { ...raw, split_config: {} });
    expect(reasonOf(() => newRecurrence(input, rent.id))).toBe('UNSUPPORTED_SPLIT');
  });
});
