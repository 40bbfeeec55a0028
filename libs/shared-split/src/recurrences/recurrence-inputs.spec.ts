import * as z from 'zod';

import { accepted, fieldErrors, refused, refusedFields } from '../testing/read-input';
import { generateBody } from '../months/generate-recurrences';
import { monthInput } from '../months/month-fields';
import { createRecurrenceBody, createRecurrenceInput } from './create-recurrence';
import { editRecurrenceBody, editRecurrenceInput } from './edit-recurrence';
import { endRecurrenceBody, endRecurrenceInput } from './end-recurrence';
import { listRecurrencesInput } from './list-recurrences';
import { pauseRecurrenceBody } from './pause-recurrence';
import { reactivateRecurrenceBody } from './reactivate-recurrence';

const rent = {
  description: 'Aluguel',
  amount: '1500.00',
  payer_participant_id: 'elias',
  requested_by_participant_id: 'elias',
  split_config: { type: 'equal' },
  reference_day: 5,
  start_competence_month: '2026-03',
  end_competence_month: '2026-12',
};
const recurrence_id = 'fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91';
const requested_by_participant_id = 'elias';
const edit = { recurrence_id, requested_by_participant_id };

describe('a recurrence to create', () => {
  it.each([createRecurrenceInput, createRecurrenceBody])('comes out in cents', (schema) => {
    expect(accepted(schema, rent)).toEqual({ ...rent, amount: 150000n });
    const { end_competence_month: _, ...open } = rent;
    expect(accepted(schema, open)).toEqual({ ...open, amount: 150000n });
    expect(accepted(schema, { ...rent, end_competence_month: '2026-03' })).toBeDefined();
  });

  it.each([
    ['reference_day', [0, 32, 5.5, '5', null]],
    ['start_competence_month', ['2026-13', '2026-00', '1999-12', '2101-01', '03/2026', '2026-3', '0000-01', 202603]],
    ['end_competence_month', ['2026-02', '2026-13', '2025-12']],
    ['split_config', ['equal', null, [], 5]],
    ['amount', ['0.00', '15', 15]],
    ['description', ['']],
    ['periodicity', ['monthly']],
  ])('refuses %s of another form', (field, values) => {
    for (const value of values) {
      expect([value, refusedFields(createRecurrenceInput, { ...rent, [field]: value })]).toEqual([value, [field]]);
      expect([value, refusedFields(createRecurrenceBody, { ...rent, [field]: value })]).toEqual([value, [field]]);
    }
  });

  it('accepts any object as a split, but needs one', () => {
    expect(accepted(createRecurrenceInput, { ...rent, split_config: {} }).split_config).toEqual({});
    const { split_config: _, ...without } = rent;
    expect(refusedFields(createRecurrenceInput, without)).toEqual(['split_config']);
  });

  it('accepts a null end month as none in the tool only', () => {
    const raw = { ...rent, end_competence_month: null };
    expect(accepted(createRecurrenceInput, raw).end_competence_month).toBeUndefined();
    expect(refusedFields(createRecurrenceBody, raw)).toEqual(['end_competence_month']);
  });

  it('explains that the end month is not before the start', () => {
    const error = refused(createRecurrenceInput, { ...rent, end_competence_month: '2026-02' });
    expect(fieldErrors(error)).toEqual([{ field: 'end_competence_month', rule: 'the start month or later' }]);
  });
});

describe('recurrences to list', () => {
  it('takes year and month together', () => {
    expect(accepted(listRecurrencesInput, {})).toEqual({ limit: 50, offset: 0 });
    expect(accepted(listRecurrencesInput, { year: 2026, month: 4, status: 'active' })).toMatchObject({ month: 4 });
    expect(refusedFields(listRecurrencesInput, { year: 2026 })).toEqual(['month']);
    expect(refusedFields(listRecurrencesInput, { month: 4, year: null })).toEqual(['year']);
    expect(refusedFields(listRecurrencesInput, { status: 'ACTIVE' })).toEqual(['status']);
  });
});

describe('a recurrence to edit', () => {
  it('takes one field or several', () => {
    expect(accepted(editRecurrenceInput, { ...edit, amount: '1750.00', reference_day: 8 })).toEqual({
      ...edit,
      amount: 175000n,
      reference_day: 8,
    });
    expect(accepted(editRecurrenceInput, { ...edit, clear_end_competence_month: true })).toBeDefined();
  });

  it.each([{}, { clear_end_competence_month: false }, { amount: null }, { end_competence_month: null }])(
    'finds nothing to change in %j',
    (changes) => {
      const error = refused(editRecurrenceInput, { ...edit, ...changes });
      expect(fieldErrors(error)).toEqual([
        { field: 'arguments', rule: expect.stringContaining('at least one field to change') },
      ]);
    },
  );

  it('does not clear the end month and set it', () => {
    const raw = { ...edit, clear_end_competence_month: true, end_competence_month: '2026-10' };
    expect(refusedFields(editRecurrenceInput, raw)).toEqual(['end_competence_month']);
    const harmless = { ...raw, clear_end_competence_month: false };
    expect(accepted(editRecurrenceInput, harmless).end_competence_month).toBe('2026-10');
  });

  it('needs a UUID, in any letter case', () => {
    expect(refusedFields(editRecurrenceInput, { ...edit, recurrence_id: '1', amount: '1.00' })).toEqual([
      'recurrence_id',
    ]);
    const shouted = { ...edit, recurrence_id: recurrence_id.toUpperCase(), amount: '1.00' };
    expect(accepted(editRecurrenceInput, shouted).recurrence_id).toBe(recurrence_id);
  });

  it('clears the end month over REST with null, and takes no other null', () => {
    const cleared = { requested_by_participant_id, end_competence_month: null };
    expect(accepted(editRecurrenceBody, cleared)).toEqual(cleared);
    expect(refusedFields(editRecurrenceBody, { ...cleared, amount: null })).toEqual(['amount']);
    expect(refusedFields(editRecurrenceBody, { requested_by_participant_id })).toEqual(['arguments']);
    const raw = { ...cleared, clear_end_competence_month: true };
    expect(refusedFields(editRecurrenceBody, raw)).toEqual(['clear_end_competence_month']);
  });
});

describe('the other operations', () => {
  it('end a recurrence, with a month or without', () => {
    expect(accepted(endRecurrenceInput, { ...edit, end_competence_month: null })).toEqual({ ...edit });
    expect(accepted(endRecurrenceBody, { requested_by_participant_id, end_competence_month: '2026-09' })).toBeDefined();
    expect(refusedFields(endRecurrenceBody, { requested_by_participant_id, end_competence_month: null })).toEqual([
      'end_competence_month',
    ]);
  });

  it('pause with a reason of up to 200 characters', () => {
    expect(accepted(pauseRecurrenceBody, { requested_by_participant_id, reason: ' viagem ' }).reason).toBe('viagem');
    const long = { requested_by_participant_id, reason: 'x'.repeat(201) };
    expect(refusedFields(pauseRecurrenceBody, long)).toEqual(['reason']);
    expect(refusedFields(reactivateRecurrenceBody, { requested_by_participant_id, reason: 'x' })).toEqual(['reason']);
  });

  it('generate a month, and split it', () => {
    expect(accepted(generateBody, {})).toEqual({ dry_run: false, include_blocked_details: true });
    expect(refusedFields(generateBody, { dry_run: 'true' })).toEqual(['dry_run']);
    expect(accepted(monthInput, { year: 2026, month: 2, auto_generate: null })).toMatchObject({ auto_generate: false });
    expect(refusedFields(monthInput, { year: 2026, month: 2, auto_generate: 'true' })).toEqual(['auto_generate']);
  });
});

it('publishes schemas with their required fields', () => {
  expect(z.toJSONSchema(createRecurrenceInput, { io: 'input' })).toMatchObject({
    required: Object.keys(rent).filter((name) => name !== 'end_competence_month'),
    properties: {
      split_config: { type: 'object', properties: { type: { enum: expect.arrayContaining(['equal', 'weights']) } } },
    },
  });
  expect(z.toJSONSchema(editRecurrenceInput, { io: 'input' }).required).toEqual(Object.keys(edit));
});
