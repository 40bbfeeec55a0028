import { createMovement } from '../movements/create-movement';
import { editRecurrence, editRecurrenceInput } from '../recurrences/edit-recurrence';
import { listMovements } from '../movements/list-movements';
import { accepted } from '../testing/read-input';
import { routeRequest } from './route-request';

const recurrence_id = 'fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91';
const elias = { requested_by_participant_id: 'elias' };
const routeOf = <Route>({ route }: { readonly route?: Route }) => route as never;

describe('the request of a route', () => {
  it('has values in the form in which the schemas read them', () => {
    const raw = {
      type: 'purchase',
      amount: '0010.50',
      description: 'Pão',
      occurred_at: '2026-02-01 10:00-0300',
      ...elias,
    };
    const input = accepted(createMovement.input, raw);
    expect(routeRequest(routeOf(createMovement), input)).toEqual({
      method: 'POST',
      path: '/v1/movements',
      body: { ...raw, amount: '10.50', occurred_at: '2026-02-01T10:00:00.000-03:00' },
    });
    const page = accepted(listMovements.input, {
      year: 2026,
      month: 2,
      amount: '1.00',
      description: '& =',
      type: null,
    });
    expect(routeRequest(routeOf(listMovements), page)).toEqual({
      method: 'GET',
      path: '/v1/movements?year=2026&month=2&description=%26+%3D&amount=1.00&limit=50&offset=0',
    });
  });

  it('clears an end month as the body of the route does', () => {
    const cleared = accepted(editRecurrenceInput, { recurrence_id, ...elias, clear_end_competence_month: true });
    expect(routeRequest(routeOf(editRecurrence), cleared)).toEqual({
      method: 'PATCH',
      path: `/v1/recurrences/${recurrence_id}`,
      body: { ...elias, end_competence_month: null },
    });
  });

  it('has a place for every field of the input', () => {
    expect(() => routeRequest(routeOf(listMovements), { year: 2026, payer: 'elias' })).toThrow(
      'no part of GET /v1/movements has the field payer',
    );
  });
});
