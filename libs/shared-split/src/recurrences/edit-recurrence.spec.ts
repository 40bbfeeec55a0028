import { accepted } from '../testing/read-input';
import { rent } from '../testing/recurrence';
import { changesOf, editRecurrence, editRecurrenceBody, editRecurrenceInput } from './edit-recurrence';

describe('the changes of a request', () => {
  const who = { requested_by_participant_id: 'elias' };
  const tool = (fields: object) =>
    changesOf(accepted(editRecurrenceInput, { recurrence_id: rent.id, ...who, ...fields }));
  const body = (fields: object) => {
    const request = { params: { recurrence_id: rent.id }, body: accepted(editRecurrenceBody, { ...who, ...fields }) };
    return changesOf(editRecurrence.route?.toInput?.(request) ?? accepted(editRecurrenceInput, {}));
  };

  it('are the same from the tool and from a REST body', () => {
    const fields = {
      description: 'Luz',
      amount: '1.00',
      payer_participant_id: 'leticia',
      split_config: { type: 'equal' },
      reference_day: 31,
      start_competence_month: '2026-01',
      end_competence_month: '2026-02',
    };
    expect(tool(fields)).toEqual({
      description: 'Luz',
      amount: 100n,
      payerId: 'leticia',
      splitConfig: { type: 'equal' },
      referenceDay: 31,
      startMonth: '2026-01',
      endMonth: '2026-02',
    });
    expect(body(fields)).toEqual(tool(fields));
  });

  it('clear the end month by a flag or by null', () => {
    expect(tool({ clear_end_competence_month: true })).toEqual({ endMonth: null });
    expect(body({ end_competence_month: null })).toEqual({ endMonth: null });
    expect(tool({ amount: '1.00', end_competence_month: null, clear_end_competence_month: false })).toEqual({
      amount: 100n,
    });
  });
});
