import { yearMonth } from '@bursar/calendar';

import { reasonOf } from '../testing/expect-refusal';
import { household } from '../testing/household';
import { accepted } from '../testing/read-input';
import { rent } from '../testing/recurrence';
import { createRecurrenceInput, newRule } from './create-recurrence';
import { recurrenceBody, toRecurrenceBody } from './recurrence-body';

const instant = Date.parse('2026-02-01T02:30:00.500Z');

it('shows a recurrence', () => {
  const facts = {
    household,
    generated: [yearMonth('2026-03')],
    closed: new Set<never>(),
    present: yearMonth('2026-02'),
  };
  const body = toRecurrenceBody(rent, facts, { createdAt: instant, updatedAt: instant });
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

  it('is active, and split as it says', () => {
    const weights = { type: 'weights', weights: { elias: 60, leticia: 40 } };
    expect(newRule(accepted(createRecurrenceInput, { ...raw, split_config: weights }), rent.id, household)).toEqual({
      ...rent,
      splitConfig: { type: 'weights', weights: { payer: 60, other: 40 } },
    });
    expect(newRule(accepted(createRecurrenceInput, raw), rent.id, household)).toEqual(rent);
    const { end_competence_month: _, ...open } = raw;
    expect(newRule(accepted(createRecurrenceInput, open), rent.id, household).endMonth).toBeNull();
  });

  it('supports no other split', () => {
    const exact = { type: 'exact', shares: { elias: '1.00', leticia: '1.00' } };
    const wrong = accepted(createRecurrenceInput, { ...raw, split_config: exact });
    expect(reasonOf(() => newRule(wrong, rent.id, household))).toBe('SHARES_DO_NOT_ADD_UP');
    const input = accepted(createRecurrenceInput, { ...raw, split_config: {} });
    expect(reasonOf(() => newRule(input, rent.id, household))).toBe('UNSUPPORTED_SPLIT');
  });
});
