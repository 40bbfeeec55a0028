import type { Schema } from '../generated-input/json-schema';
import { KnownValues } from '../generated-input/known-values';
import {
  generatedInputs,
  generatedRestOperations,
  generatedToolOperations,
  type StoredValues,
} from './generated-operations';
import { leaksIn } from './leaks';

const ENTRY = '5f0c9a8e-3c1d-4b6a-9a51-0c2f6f5f7b10';
const ACCOUNT = '0b7e5c52-90f4-4d7c-8d5e-2f1d8d3a4c11';
const MARK = 'secret-of-ana';
const known = new KnownValues();
known.learn({ account_id: ACCOUNT, month: '2032-03', year: 2032 });
const stored: StoredValues = { known, ids: [ENTRY, ACCOUNT] };

describe('a generated call', () => {
  it('has the required arguments alone, from what is stored, from the schema or from its bounds', () => {
    const schema: Schema = {
      type: 'object',
      properties: {
        year: { type: 'integer', minimum: 2000 },
        month: { type: 'string' },
        size: { type: 'integer', minimum: 5 },
        order: { type: 'string', enum: ['newest', 'oldest'] },
        days: { type: 'object', properties: { from: { type: 'string', format: 'date' } }, required: ['from'] },
        code: { type: 'string', pattern: '^[A-Z]{3}$' },
        note: { type: 'string' },
      },
      required: ['year', 'month', 'size', 'order', 'days', 'code'],
    };
    const code = expect.stringMatching(/^[A-Z]{3}$/) as unknown;
    const from = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown;
    expect(generatedInputs(schema, stored)).toEqual([
      { year: 2032, month: '2032-03', size: 5, order: 'newest', days: { from }, code },
    ]);
  });

  it.each<[string, Schema]>([
    ['a required id', { type: 'object', properties: { entry_id: { type: 'string' } }, required: ['entry_id'] }],
    ['an optional id', { type: 'object', properties: { entryId: { type: 'string' } } }],
    ['a UUID', { type: 'object', properties: { entry: { type: 'string', format: 'uuid' } } }],
  ])('takes every id of the owner for %s of which none is stored by name', (_, schema) => {
    const sent = generatedInputs(schema, stored).map((input) => Object.values(input)[0]);
    expect(sent).toEqual(expect.arrayContaining([ENTRY, ACCOUNT]));
  });

  it('takes the ids of that name where there are some, one at a time where a list is wanted', () => {
    const schema: Schema = {
      type: 'object',
      properties: { account_ids: { type: 'array', items: { type: 'string' } } },
    };
    expect(generatedInputs(schema, stored)).toEqual([{}, { account_ids: [ACCOUNT] }]);
  });

  it('takes each optional argument of which a value is stored, alone and with the others', () => {
    const schema: Schema = {
      type: 'object',
      properties: { year: { type: 'integer' }, month: { type: 'string' }, note: { type: 'string' } },
    };
    const [year, month] = [{ year: 2032 }, { month: '2032-03' }];
    expect(generatedInputs(schema, stored)).toEqual([{}, year, month, { ...year, ...month }]);
  });

  it('over REST has them in its path and its query', () => {
    const parameters = [
      { name: 'year', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'accountId', in: 'query', schema: { type: 'string' } },
      { name: 'X-Correlation-Id', in: 'header', schema: { type: 'string' } },
    ];
    const operation = {
      name: '',
      method: 'GET',
      path: '/v1/years/{year}',
      parameters,
      body: undefined,
      responses: {},
      mediaTypes: {},
    };
    expect(generatedRestOperations(operation, stored)).toEqual([
      { path: '/v1/years/2032' },
      { path: `/v1/years/2032?accountId=${ACCOUNT}` },
    ]);
  });
});

describe('a tool that reads entries of any owner', () => {
  const schema: Schema = {
    type: 'object',
    properties: { entry_id: { type: 'string' }, account_id: { type: 'string' } },
  };
  const leaksOf = (answer: (input: Readonly<Record<string, unknown>>) => object) =>
    generatedToolOperations(schema, stored).flatMap(({ input }) =>
      leaksIn({ sent: input, received: JSON.stringify(answer(input)) }, [MARK, ENTRY, ACCOUNT]),
    );

  it('is noticed where it looks one up by its id', () => {
    const leaking = ({ entry_id: id }: Readonly<Record<string, unknown>>) =>
      id === ENTRY ? { id, label: `Entry of ${MARK}` } : { code: 'NOT_FOUND' };
    expect(leaksOf(leaking)).toEqual([MARK]);
  });

  it('is noticed where it filters them by another id', () => {
    const leaking = ({ account_id: id }: Readonly<Record<string, unknown>>) => ({
      items: id === ACCOUNT ? [{ id: ENTRY, account_id: id }] : [],
    });
    expect(leaksOf(leaking)).toEqual([ENTRY]);
  });

  it('is noticed where it lists them all', () => {
    expect(leaksOf(() => ({ items: [{ id: ENTRY }] }))).toContain(ENTRY);
  });

  it('is no leak where it repeats what it was sent, or refuses it', () => {
    expect(leaksOf((input) => ({ code: 'NOT_FOUND', message: `no entry ${JSON.stringify(input)}` }))).toEqual([]);
  });
});
