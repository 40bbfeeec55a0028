import { yearMonth } from '@bursar/calendar';

import { movementBody, toMovementBody } from './movement-body';

const instant = Date.parse('2026-02-01T02:30:00.500Z');

it('shows a movement', () => {
  const body = toMovementBody({
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
