import { randomUUID } from 'node:crypto';

import type { MemoryQuestion } from '../model/parse/memory/memory';
import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation, lunch } from '../testing/calls';
import { recall } from './learnt-words';
import { migrations } from './migrations';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

function newUser() {
  const owner = randomUUID();
  const talk = conversation(store.agent(owner), 'ana');
  const database = store.database.forDomain({ migrations });
  const answerTo = (question: Partial<MemoryQuestion>, userId = 'ana') =>
    database.run((connection) =>
      recall(connection, { owner, userId }, [{ type: 'EXPENSE', description: undefined, words: [], ...question }]),
    );
  const add = async (description: string, fields: Readonly<Record<string, unknown>> = {}) =>
    String((await talk.data('add_transaction', lunch({ description, ...fields })))['transaction_id']);
  const categoryOf = async (description: string) =>
    (await answerTo({ description })).described('EXPENSE', description)?.category;
  const categoriesOf = async (word: string) =>
    (await answerTo({ words: [word] })).containing('EXPENSE', word).map(({ category }) => category);
  return { ...talk, add, answerTo, categoryOf, categoriesOf };
}

describe('what is learnt', () => {
  it('is what was last stored or edited, in any spelling', async () => {
    const { add, data, categoryOf, categoriesOf } = newUser();
    const id = await add('La Ñaña', { category: 'Gifts' });
    await add('la nana 2', { category: 'Pets' });
    expect(await categoryOf('nana')).toBe('Pets');
    // The time stands still in this test: an edit is later all the same.
    await data('edit_transaction', { transaction_id: id, patch: { amount_mxn_cents: 1 } });
    expect([await categoryOf('nana'), await categoriesOf('nana')]).toEqual(['Gifts', ['Gifts', 'Pets']]);
  });

  it('is of one type', async () => {
    const { add, answerTo } = newUser();
    await add('bono', { type: 'INCOME', category_type: 'INCOME', category: 'Salary' });
    const memory = await answerTo({ description: 'bono', words: ['bono'] });
    expect(memory.described('EXPENSE', 'bono')).toBeUndefined();
    expect(memory.containing('EXPENSE', 'bono')).toEqual([]);
  });

  it('goes with the transaction, and changes with its description', async () => {
    const { add, data, categoryOf, categoriesOf } = newUser();
    const id = await add('zoológico');
    await data('edit_transaction', { transaction_id: id, patch: { description: 'acuario' } });
    expect([await categoriesOf('zoologico'), await categoriesOf('acuario')]).toEqual([[], ['Food']]);
    await data('delete_last_transaction');
    expect([await categoryOf('acuario'), await categoriesOf('acuario')]).toEqual([undefined, []]);
  });

  it('is forgotten by phrase, and taught again', async () => {
    const { add, data, error, categoryOf, categoriesOf } = newUser();
    const id = await add('Tacos de la esquina');
    await add('esquinas');
    expect(await data('edit_transaction', { forget: 'ESQUINA, tacos' })).toEqual({ forgotten: 0 });
    expect(await data('edit_transaction', { forget: 'la Esquina' })).toEqual({ forgotten: 1 });
    expect(await data('edit_transaction', { forget: 'la Esquina' })).toEqual({ forgotten: 0 });
    expect([await categoryOf('tacos esquina'), await categoriesOf('esquina')]).toEqual([undefined, []]);
    await data('edit_transaction', { transaction_id: id, patch: { learn: true } });
    expect([await categoryOf('tacos esquina'), await categoriesOf('esquina')]).toEqual(['Food', ['Food']]);
    await data('edit_transaction', { transaction_id: id, patch: { learn: false } });
    expect([await categoryOf('tacos esquina'), await categoriesOf('esquina')]).toEqual([undefined, []]);
    expect(await error('edit_transaction', { forget: '100 %' })).toMatchObject({ details: { field: 'forget' } });
  });

  it('can be as long as a description', async () => {
    const { add, categoryOf } = newUser();
    const longest = '한'.repeat(500);
    await add(longest);
    expect(await categoryOf(longest.normalize('NFD'))).toBe('Food');
  });

  it('belongs to the user', async () => {
    const { add, answerTo } = newUser();
    await add('veterinaria');
    const memory = await answerTo({ description: 'veterinaria', words: ['veterinaria'] }, 'leo');
    expect(memory.described('EXPENSE', 'veterinaria')).toBeUndefined();
    expect(memory.containing('EXPENSE', 'veterinaria')).toEqual([]);
  });

  it('is read from an index, whatever is stored', async () => {
    const { add, categoriesOf } = newUser();
    for (let count = 0; count < 55; count += 1) await add('uber', { category: count < 3 ? 'Old' : 'Transport' });
    expect(await categoriesOf('uber')).toEqual(Array(50).fill('Transport'));
  });
});
