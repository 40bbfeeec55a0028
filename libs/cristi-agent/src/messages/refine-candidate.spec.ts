import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation } from '../testing/calls';
import type { CandidateRefiner } from './candidate-refiner';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

const parse = async (text: string, refiner?: CandidateRefiner) => {
  const domain = store.agent(undefined, refiner && { refiner });
  const input = { text, now_iso: '2026-02-01T12:00:00-06:00' };
  return conversation(domain).data('parse_transaction_from_text', input);
};
const proposing = (fields: Readonly<Record<string, unknown>>): CandidateRefiner => ({ refine: async () => fields });

it('fills missing fields with values validated like stored ones', async () => {
  const filled = await parse('gas y taxi hola', proposing({ amount_mxn_cents: 4500, category: ' comida ' }));
  expect(filled).toMatchObject({
    candidate: { amount_mxn_cents: 4500, category: 'Food', category_type: null },
    missing_fields: ['category_type'],
    low_confidence_fields: [],
  });
});

it('lowers confidence to 0.80 at most', async () => {
  expect(await parse('gasté $300 #mascotas ayer', proposing({ category_type: 'VARIABLE' }))).toMatchObject({
    candidate: { category_type: 'VARIABLE' },
    missing_fields: [],
    confidence: 0.8,
  });
  expect(await parse('hola', proposing({ amount_mxn_cents: 1 }))).toMatchObject({ confidence: 0.26 });
});

it('decides fields of low confidence', async () => {
  const decided = await parse('cena 5/1 450 pesos', proposing({ date_iso: '2026-05-01T23:30:00-08:00' }));
  expect(decided).toMatchObject({
    candidate: { date_iso: '2026-05-02' },
    low_confidence_fields: [],
    inferred_fields: ['date'],
  });
});

it('receives the text and its open fields', async () => {
  const received: unknown[] = [];
  await parse('gas 500', {
    refine: async (text, { candidate, missing_fields, low_confidence_fields }) => {
      received.push([text, candidate.amount_mxn_cents, missing_fields, low_confidence_fields]);
      return {};
    },
  });
  expect(received).toEqual([['gas 500', 50000, ['category', 'category_type'], ['category']]]);
});

it('is not called where no field is open', async () => {
  const refine = jest.fn(async () => ({ category: 'Rent' }));
  await parse('tacos 45 pesos', { refine });
  expect(refine).not.toHaveBeenCalled();
});

it.each([
  ['it fails', { refine: () => Promise.reject(new Error('away')) }],
  ['it returns no values', proposing({})],
  ['it returns null', proposing({ category: null, amount_mxn_cents: null })],
  ['it proposes values for certain fields', proposing({ type: 'INCOME', description: 'x', date_iso: '2020-01-01' })],
  ['a value cannot be stored', proposing({ amount_mxn_cents: -1, category: 'Food' })],
  ['a value has the wrong type', proposing({ amount_mxn_cents: '4500' })],
  ['a category type does not fit', proposing({ category: 'Salary', category_type: 'INCOME' })],
  ['a day does not exist', proposing({ category: 'x'.repeat(65) })],
])('changes nothing when %s', async (_when, refiner) => {
  expect(await parse('gasto hola', refiner)).toEqual(await parse('gasto hola'));
});
