import * as z from 'zod';

import { accepted, fieldErrors, refused, refusedFields } from '../testing/read-input';
import { listParticipants } from '../household/list-participants';
import { createMovementBody, createMovementInput } from './create-movement-input';
import { listMovementsInput } from './list-movements';

const purchase = { type: 'purchase', amount: '89.90', description: 'Mercado', requested_by_participant_id: 'elias' };
const PURCHASE_ID = '7D9F1C1E-3b0a-4c55-9a51-0f5d8b1c2e33';

describe('a movement to create', () => {
  it('comes out trimmed, in cents and in lower case', () => {
    const raw = {
      ...purchase,
      type: 'refund',
      amount: '0010.50',
      description: '  Pão de Açúcar 🛒 ',
      payer_participant_id: ' leticia ',
      external_id: ' wpp-1 ',
      original_purchase_id: PURCHASE_ID,
    };
    const expected = {
      type: 'refund',
      amount: 1050n,
      description: 'Pão de Açúcar 🛒',
      requested_by_participant_id: 'elias',
      payer_participant_id: 'leticia',
      external_id: 'wpp-1',
      original_purchase_id: PURCHASE_ID.toLowerCase(),
    };
    expect(accepted(createMovementInput, raw)).toEqual(expected);
    expect(accepted(createMovementBody, raw)).toEqual(expected);
  });

  it.each([
    [
      'amount',
      ['10', '10.5', '10.505', '-1.00', '+1.00', '0.00', '10000000000.00', '1e3', ' 1.00', '1,00', 10.5, 10, null],
    ],
    ['description', ['', '   ', 'x'.repeat(281), '👍'.repeat(281), 'a\0b', '\ud800', 'a\udc00b', 5, null]],
    ['type', ['gift', 'Purchase', null]],
    ['requested_by_participant_id', ['', ' ', 5, null]],
    ['external_id', ['', '  ', 'x'.repeat(121), 'a\0', 5]],
    ['occurred_at', ['', 'ontem', '2026-02-30T10:00:00', '2026-02-10T24:00', 20260210]],
    ['payer_participant_id', ['', 5]],
  ])('refuses %s of another form', (field, values) => {
    for (const value of values) {
      expect([value, refusedFields(createMovementInput, { ...purchase, [field]: value })]).toEqual([value, [field]]);
      expect([value, refusedFields(createMovementBody, { ...purchase, [field]: value })]).toEqual([value, [field]]);
    }
  });

  it('measures text in code points, after trimming', () => {
    const longest = '👍'.repeat(280);
    expect(accepted(createMovementInput, { ...purchase, description: ` ${longest}\n` }).description).toBe(longest);
    expect(accepted(createMovementInput, { ...purchase, external_id: '👍'.repeat(120) }).external_id).toHaveLength(240);
  });

  it('stores text as it was sent, without normalization', () => {
    const decomposed = 'Cafe\u0301';
    expect(accepted(createMovementInput, { ...purchase, description: decomposed }).description).toBe(decomposed);
  });

  it.each(['0.01', '9999999999.99', '00009999999999.99'])('takes %s', (amount) => {
    expect(accepted(createMovementInput, { ...purchase, amount }).amount).toBeGreaterThan(0n);
  });

  it('keeps the external ids of generated entries for those', () => {
    const [error] = fieldErrors(refused(createMovementInput, { ...purchase, external_id: 'recurrence:1:2026-02' }));
    expect(error).toEqual({ field: 'external_id', rule: expect.stringContaining('recurrence:') });
    const refund = { ...purchase, type: 'refund', original_purchase_external_id: 'recurrence:1:2026-02' };
    expect(accepted(createMovementInput, refund)).toMatchObject({ type: 'refund' });
    expect(accepted(listMovementsInput, { year: 2026, month: 2, external_id: 'recurrence:1:2026-02' })).toBeDefined();
  });

  it('needs the purchase of a refund, and no purchase otherwise', () => {
    expect(refusedFields(createMovementInput, { ...purchase, type: 'refund' })).toEqual(['original_purchase_id']);
    const both = { original_purchase_id: PURCHASE_ID, original_purchase_external_id: 'wpp-1' };
    expect(refusedFields(createMovementInput, { ...purchase, ...both })).toEqual(Object.keys(both));
    expect(accepted(createMovementInput, { ...purchase, type: 'refund', ...both })).toMatchObject({
      original_purchase_external_id: 'wpp-1',
    });
    expect(refusedFields(createMovementInput, { ...purchase, type: 'refund', original_purchase_id: '1' })).toEqual([
      'original_purchase_id',
    ]);
  });

  it('takes null for an optional argument of the tool as left out, and refuses it in a REST body', () => {
    const nulls = {
      occurred_at: null,
      payer_participant_id: null,
      external_id: null,
      original_purchase_id: null,
      original_purchase_external_id: null,
    };
    const { external_id, original_purchase_id } = accepted(createMovementInput, { ...purchase, ...nulls });
    expect([external_id, original_purchase_id]).toEqual([undefined, undefined]);
    expect(refusedFields(createMovementBody, { ...purchase, ...nulls })).toEqual(Object.keys(nulls));
  });

  it('reports everything that is wrong at once, with the contract’s rules', () => {
    const error = refused(createMovementInput, { type: 'gift', amount: 10, payer_id: 'leticia', description: 'x' });
    expect(error.code).toBe('INVALID_REQUEST');
    expect(fieldErrors(error)).toEqual([
      { field: 'type', rule: '"purchase" or "refund"' },
      { field: 'amount', rule: expect.stringContaining('two decimals') },
      { field: 'requested_by_participant_id', rule: expect.stringMatching(/^required: /) },
      { field: 'payer_id', rule: expect.stringContaining('not a known name') },
    ]);
    expect(error.message).toContain('payer_id');
    expect(error.message).not.toMatch(/\n|expected string|received|undefined/);
  });

  it.each([[[]], ['x'], [5]])('refuses %j as a whole', (raw) => {
    expect(refusedFields(createMovementInput, raw)).toEqual(['arguments']);
  });

  it('answers hostile names with a short refusal', () => {
    const raw = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`\u202e${'y'.repeat(500)}${index}`, 1]),
    );
    const error = refused(createMovementInput, { ...purchase, ...raw });
    expect(fieldErrors(error).length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(error.details)).not.toContain('\u202e');
    expect(error.message.length).toBeLessThan(5_000);
  });
});

describe('movements to list', () => {
  it('has pages of 50', () => {
    expect(accepted(listMovementsInput, { year: 2026, month: 2 })).toEqual({
      year: 2026,
      month: 2,
      limit: 50,
      offset: 0,
    });
    expect(accepted(listMovementsInput, { year: 2026, month: 2, limit: null, offset: null, type: null })).toMatchObject(
      {
        limit: 50,
        offset: 0,
      },
    );
  });

  it('may look for nothing at all, and for leading zeros', () => {
    expect(accepted(listMovementsInput, { year: 2026, month: 2, amount: '0.00' }).amount).toBe(0n);
    expect(accepted(listMovementsInput, { year: 2026, month: 2, amount: '0040.00' }).amount).toBe(4000n);
  });

  it.each([
    [{ month: 2 }, 'year'],
    [{ year: 2026, month: 13 }, 'month'],
    [{ year: 2026, month: 0 }, 'month'],
    [{ year: 1999, month: 1 }, 'year'],
    [{ year: 2101, month: 1 }, 'year'],
    [{ year: '2026', month: 1 }, 'year'],
    [{ year: 2026.5, month: 1 }, 'year'],
    [{ year: 1e26, month: 1, to_competence_month: '2026-01' }, 'year'],
    [{ year: 2026, month: 1e26, to_competence_month: '2026-01' }, 'month'],
    [{ year: 2026, month: 1, limit: 0 }, 'limit'],
    [{ year: 2026, month: 1, limit: 201 }, 'limit'],
    [{ year: 2026, month: 1, limit: '20' }, 'limit'],
    [{ year: 2026, month: 1, offset: -1 }, 'offset'],
    [{ year: 2026, month: 1, offset: 2147483648 }, 'offset'],
    [{ year: 2026, month: 1, amount: 120 }, 'amount'],
    [{ year: 2026, month: 1, description: ' ' }, 'description'],
    [{ year: 2026, month: 1, participant_id: '' }, 'participant_id'],
    [{ year: 2026, month: 1, from: 1 }, 'from'],
  ])('refuses %j', (raw, field) => expect(refusedFields(listMovementsInput, raw)).toEqual([field]));

  it('takes no argument for participants', () => {
    expect(accepted(listParticipants.input, {})).toEqual({});
    expect(refusedFields(listParticipants.input, { year: 2026 })).toEqual(['year']);
  });
});

it('publishes schemas with their required fields, and without null', () => {
  const schema = z.toJSONSchema(createMovementInput, { io: 'input' });
  expect(schema).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['type', 'amount', 'description', 'requested_by_participant_id'],
    properties: {
      type: { enum: ['purchase', 'refund'] },
      amount: { type: 'string', pattern: '^[0-9]+\\.[0-9]{2}$' },
      description: { type: 'string', minLength: 1, maxLength: 280 },
      occurred_at: { type: 'string' },
      external_id: { type: 'string', minLength: 1, maxLength: 120 },
    },
  });
  expect(z.toJSONSchema(listMovementsInput, { io: 'input' })).toMatchObject({
    required: ['year', 'month'],
    properties: { limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 }, offset: { default: 0 } },
  });
  expect(JSON.stringify(schema)).not.toContain('null');
});
