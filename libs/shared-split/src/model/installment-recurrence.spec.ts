import { monthsBetween, yearMonth } from '@bursar/calendar';
import fc from 'fast-check';

import { createRecurrenceInput } from '../recurrences/create-recurrence';
import { accepted } from '../testing/read-input';
import { nearbyMonth } from '../testing/recurrence';
import { installmentRecurrence } from './installment-recurrence';
import { parseInstallmentShorthand, type Installments } from './installment-shorthand';

const who = { payer: 'elias', requestedBy: 'leticia', now: Date.parse('2026-02-01T02:30:00Z') };

function installments(text: string): Installments {
  const parsed = parseInstallmentShorthand(text);
  if (parsed.kind !== 'installments') throw new Error(parsed.kind);
  return parsed;
}

describe('installments as a recurrence', () => {
  it('start this month and today in São Paulo', () => {
    expect(installmentRecurrence(installments('Smartphone 500x12'), who)).toEqual({
      description: 'Smartphone',
      amount: '500.00',
      payer_participant_id: 'elias',
      requested_by_participant_id: 'leticia',
      split_config: { type: 'equal' },
      reference_day: 31,
      start_competence_month: '2026-01',
      end_competence_month: '2026-12',
    });
  });

  it('start in the given month', () => {
    const parsed = installments('Smartphone 500x12 dia 7');
    const startMonth = yearMonth('2026-11');
    expect(installmentRecurrence(parsed, { ...who, startMonth })).toMatchObject({
      reference_day: 7,
      start_competence_month: '2026-11',
      end_competence_month: '2027-10',
    });
    expect(installmentRecurrence(parsed, { ...who, startMonth, referenceDay: 9 }).reference_day).toBe(9);
  });

  it('are the only shorthand that becomes a recurrence', () => {
    for (const text of ['Almoço 45 1x', 'Sofá', 'Sofá 12x']) {
      expect(() => installmentRecurrence(parseInstallmentShorthand(text) as Installments, who)).toThrow(TypeError);
    }
  });

  it('have one month each, and create_recurrence accepts them', () => {
    fc.assert(
      fc.property(nearbyMonth, fc.integer({ min: 2, max: 120 }), (startMonth, count) => {
        const made = installmentRecurrence(installments(`Sofá 500 ${count}x`), { ...who, startMonth });
        expect(monthsBetween(made.start_competence_month, made.end_competence_month) + 1).toBe(count);
        expect(accepted(createRecurrenceInput, made).amount).toBe(50000n);
      }),
    );
  });
});
