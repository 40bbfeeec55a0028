import { randomUUID } from 'node:crypto';

import { callsOf, movement, openTestPlanifi, type Calls, type Json, type TestPlanifi } from '../testing/test-planifi';

describe('tags', () => {
  let planifi: TestPlanifi;
  let mine: Calls;
  let accountId: string;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(async () => {
    mine = callsOf(planifi.domain());
    accountId = await mine.account();
  });
  afterAll(() => planifi.drop());

  const names = (tags: unknown) => (tags as Json[]).map(({ name }) => name);
  const listed = async () => names((await mine.call('listTags'))['tags']);
  const create = (name: string, calls = mine) => calls.call('createTag', { idempotencyKey: randomUUID(), name });
  const tagged = async (tags: readonly string[], createMissingTags = true) => {
    const { expense } = await mine.call('createExpense', movement(accountId, { tags, createMissingTags }));
    return (expense as Json)['tags'] as Json[];
  };

  it('are sorted by key in code point order, in every answer', async () => {
    const given = ['zorro', 'Álamo', 'Zeta', '\u{10400}', 'abeto', 'ﬀ', 'Ñu', 'Nube'];
    const sorted = ['abeto', 'Nube', 'Zeta', 'zorro', 'Álamo', 'Ñu', 'ﬀ', '\u{10400}'];
    expect(names(await tagged(given))).toEqual(sorted);
    expect(await listed()).toEqual(sorted);
    const { expenses } = await mine.call('listExpenses');
    expect(names((expenses as Json[])[0]?.['tags'])).toEqual(sorted);
    const { page } = await mine.call('listTransactions', { accountId, from: '2026-01-15', to: '2026-01-15' });
    expect(names(((page as Json)['items'] as Json[])[0]?.['tags'])).toEqual(sorted);
  });

  it('keep their first spelling and the instant of their creation', async () => {
    const { tag: first } = await create('  Súper   Vis ');
    planifi.time.now += 1_000;
    expect((await create('su\u0301per VIS'))['tag']).toEqual(first);
    expect(await tagged(['SÚPER VIS', 'súper vis', ' Nueva', 'nueva '])).toEqual([
      { id: expect.any(String), name: 'Nueva', createdAt: new Date(planifi.time.now).toISOString() },
      first,
    ]);
    expect(await listed()).toEqual(['Nueva', 'Súper Vis']);
  });

  it('differ by accents', async () => {
    expect(names(await tagged(['Café', 'cafe', 'año', 'ano']))).toEqual(['ano', 'año', 'cafe', 'Café']);
  });

  it('that are unknown are all named, and nothing is written', async () => {
    await create('casa');
    const request = movement(accountId, { tags: ['Casa', 'Luz', 'luz', 'agua'] });
    const { code, message } = await mine.refusal('createTransaction', request);
    expect(code).toBe('TAG_NOT_FOUND');
    expect(message).toMatch(/"Luz", "agua"/);
    expect(message).not.toMatch(/casa/i);
    expect(await listed()).toEqual(['casa']);
    expect((await mine.call('listExpenses'))['expenses']).toEqual([]);
  });

  it('are not created for a movement that is refused', async () => {
    const other = { tags: ['nueva'], createMissingTags: true };
    await mine.refusal('createExpense', movement(randomUUID(), other));
    await mine.call('disableAccount', { idempotencyKey: randomUUID(), accountId });
    await mine.refusal('createExpense', movement(accountId, other));
    expect(await listed()).toEqual([]);
  });

  it('are counted before duplicates collapse', async () => {
    expect(names(await tagged(Array.from({ length: 25 }, () => 'casa')))).toEqual(['casa']);
    const many = Array.from({ length: 26 }, () => 'casa');
    expect((await mine.refusal('createExpense', movement(accountId, { tags: many }))).code).toBe('VALIDATION_ERROR');
  });

  it('are one when concurrent requests create it, also in another process', async () => {
    const elsewhere = callsOf(planifi.domain({ database: planifi.openDatabase() }), mine.owner);
    for (let round = 0; round < 5; round += 1) {
      const spellings = [`Casa ${round}`, `CASA ${round}`, `casa ${round}`];
      const made = await Promise.all(
        Array.from({ length: 18 }, (_, index) => create(String(spellings[index % 3]), index % 2 ? mine : elsewhere)),
      );
      expect(new Set(made.map(({ tag }) => JSON.stringify(tag))).size).toBe(1);
    }
    expect(await listed()).toHaveLength(5);
  });

  it('are one when concurrent movements create the same ones in other orders', async () => {
    const tags = ['a', 'b', 'c', 'd', 'e'];
    const elsewhere = callsOf(planifi.domain({ database: planifi.openDatabase() }), mine.owner);
    for (let round = 0; round < 10; round += 1) {
      const wanted = tags.map((tag) => `${tag}${round}`);
      const made = await Promise.all(
        Array.from({ length: 12 }, (_, index) => {
          const order = index % 3 === 0 ? wanted : index % 3 === 1 ? [...wanted].reverse() : wanted.slice(1);
          const request = movement(accountId, { tags: order, createMissingTags: true });
          return (index % 2 ? mine : elsewhere).call('createExpense', request);
        }),
      );
      for (const { expense } of made)
        expect(names((expense as Json)['tags'])).toEqual(expect.arrayContaining(wanted.slice(1)));
    }
    expect(await listed()).toEqual(tags.flatMap((tag) => Array.from({ length: 10 }, (_, round) => `${tag}${round}`)));
  });
});
