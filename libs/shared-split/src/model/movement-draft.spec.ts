import { createMovementInput } from '../movements/create-movement-input';
import { purchaseNotFound } from './refusals';
import { refusalOf } from '../testing/expect-refusal';
import { accepted } from '../testing/read-input';
import { draftMovement, referenceDetails } from './movement-draft';

const now = Date.parse('2026-02-01T02:30:00Z');
const purchase = { type: 'purchase', amount: '89.90', description: 'Mercado', requested_by_participant_id: 'elias' };
const refund = { ...purchase, type: 'refund' };
const draft = (raw: unknown) => draftMovement(accepted(createMovementInput, raw), now);
const id = '7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33';

describe('a movement', () => {
  it('is paid by the requester and happens now, unless the request says otherwise', () => {
    expect(draft(purchase)).toEqual({
      movement: {
        type: 'purchase',
        amount: 8990n,
        description: 'Mercado',
        occurredAt: now,
        competenceMonth: '2026-01',
        payerId: 'elias',
        requestedById: 'elias',
        externalId: null,
        originalPurchaseId: null,
      },
      original: undefined,
    });
    const given = { payer_participant_id: 'leticia', occurred_at: '2030-05-06', external_id: 'wpp-1' };
    expect(draft({ ...purchase, ...given }).movement).toMatchObject({
      payerId: 'leticia',
      competenceMonth: '2030-05',
      externalId: 'wpp-1',
    });
  });

  it.each(['1999-12-31T23:59:59', '2101-01-01', '0000-01-01', '9999-12-31T23:59:59-23:59', '0000-01-01T00:00+23:59'])(
    'cannot happen at %s',
    (occurred_at) => {
      const error = refusalOf(() => draft({ ...purchase, occurred_at }));
      expect([error.code, error.details['errors']]).toMatchObject(['INVALID_REQUEST', [{ field: 'occurred_at' }]]);
    },
  );

  it('refers to its purchase by id first', () => {
    const both = { original_purchase_id: id, original_purchase_external_id: 'wpp-1' };
    expect(draft({ ...refund, ...both }).original).toEqual({ kind: 'id', id });
  });

  it('refers to an external id of its own month and payer', () => {
    const { original } = draft({ ...refund, original_purchase_external_id: 'wpp-1', payer_participant_id: 'leticia' });
    expect(original).toEqual({ kind: 'external-id', externalId: 'wpp-1', month: '2026-01', payerId: 'leticia' });
  });

  it('has the reference of a purchase that was not found', () => {
    const byExternalId = draft({ ...refund, original_purchase_external_id: 'wpp-1' }).original;
    const byId = draft({ ...refund, original_purchase_id: id }).original;
    expect(
      [byExternalId, byId].map((reference) => reference && purchaseNotFound(referenceDetails(reference)).details),
    ).toEqual([
      { original_purchase_external_id: 'wpp-1', competence_month: '2026-01', payer_participant_id: 'elias' },
      { original_purchase_id: id },
    ]);
  });
});
