import { confirmedFacts } from './confirmed-facts';
import { createTestDatabase, type TestDatabase } from './testing';

describe('facts that are confirmed by the first use of the database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.database.run((connection) =>
      connection.script('create table facts (word text); create table stored (word text, part int)'),
    );
  });
  afterAll(() => test.drop());

  const set = (word: string) =>
    test.database.run((connection) =>
      connection.script(`truncate facts, stored; insert into facts values ('${word}')`),
    );
  const stored = () => test.database.run((connection) => connection.query`select word, part from stored order by part`);

  /** The facts, having been read once; `reads` counts how often. */
  async function open() {
    await set('first');
    const counted = { reads: 0 };
    const facts = confirmedFacts(test.database, async (connection) => {
      counted.reads += 1;
      return { word: (await connection.query<{ word: string }>`select word from facts`)[0]?.word };
    });
    await facts.run(async ({ word }) => expect(word).toBe('first'));
    counted.reads = 0;
    return { facts, counted };
  }

  it('are read with its statements alone while they stay', async () => {
    const { facts, counted } = await open();
    const used: unknown[] = [];
    await facts.run(async ({ word }, database) => {
      for (const part of [1, 2]) {
        await database.transaction(async (transaction) => {
          await transaction.query`insert into stored values (${word}, ${part})`;
        });
      }
      used.push(...(await database.run((connection) => connection.query`select count(*)::int as count from stored`)));
    });
    expect([used, counted.reads]).toEqual([[{ count: 2 }], 1]);
  });

  it('when they have changed, the work runs again on the new ones and nothing else is stored', async () => {
    const { facts } = await open();
    await set('second');
    const began: unknown[] = [];
    const result = await facts.run(async ({ word }, database) => {
      began.push(word);
      await database.transaction(async (transaction) => transaction.queue`insert into stored values (${word}, 1)`);
      await database.transaction(async (transaction) => transaction.queue`insert into stored values (${word}, 2)`);
      return word;
    });
    expect([result, began]).toEqual(['second', ['first', 'second']]);
    expect(await stored()).toEqual([
      { word: 'second', part: 1 },
      { word: 'second', part: 2 },
    ]);
  });

  it('work that fails or is refused on old facts runs again, whether or not it used the database', async () => {
    for (const usesDatabase of [true, false]) {
      const { facts } = await open();
      await set('second');
      const refused = facts.run(async ({ word }, database) => {
        if (usesDatabase) await database.run((connection) => connection.query`select 1`).catch(() => undefined);
        throw new Error(`refused on ${word}`);
      });
      await expect(refused).rejects.toThrow('refused on second');
    }
  });

  it('work that waits for them goes on once, on those in force', async () => {
    for (const usesDatabase of [true, false]) {
      for (const word of ['first', 'second']) {
        const { facts } = await open();
        await set(word);
        const asked: unknown[] = [];
        await facts.run(async (found, database, confirm) => {
          if (usesDatabase) await database.run((connection) => connection.query`select 1`).catch(() => undefined);
          await confirm();
          asked.push(found.word);
        });
        expect(asked).toEqual([word]);
      }
    }
  });

  it('failures of the work and of its statements are thrown as they are', async () => {
    const { facts, counted } = await open();
    const failing = facts.run((_, database) =>
      database.transaction((transaction) => transaction.query`insert into stored values ('x', 'y')`),
    );
    await expect(failing).rejects.toMatchObject({ code: '22P02' });
    const refusal = new Error('no');
    await expect(facts.run(() => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(counted.reads).toBe(2);
  });
});
