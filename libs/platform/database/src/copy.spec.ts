import { createTestDatabase, type TestDatabase } from './testing';

const ROWS = 50_000;

describe('a copy', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.database.run(
      (connection) => connection.query`create table numbers (id int primary key, half numeric not null)`,
    );
    await test.database.run(
      (connection) => connection.query`insert into numbers select n, n / 2.0 from generate_series(1, ${ROWS}) n`,
    );
  });
  afterAll(() => test.drop());

  const textOf = async (chunks: AsyncIterable<Buffer>) => {
    const parts: Buffer[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    return Buffer.concat(parts).toString();
  };
  const count = async () =>
    (await test.database.run((connection) => connection.query`select count(*) from numbers`))[0]?.['count'];
  async function* lines(...texts: readonly string[]) {
    for (const text of texts) yield Buffer.from(text);
  }

  it('returns all rows and leaves the connection usable', async () => {
    await test.database.copying.run(async (connection) => {
      const text = await textOf(connection.copyOut('copy (select * from numbers order by id) to stdout'));
      expect(text.split('\n')).toHaveLength(ROWS + 1);
      expect(text.split('\n')[2]).toBe('3\t1.5000000000000000');
      expect(await connection.query`select 1 as one`).toEqual([{ one: 1 }]);
    });
  });

  it('runs in order with statements', async () => {
    const answers = await test.database.copying.run((connection) =>
      Promise.all([
        connection.query`select 1 as n`,
        textOf(connection.copyOut(`copy (select 2) to stdout`)),
        connection.query`select 3 as n`,
        textOf(connection.copyOut(`copy (select 4) to stdout`)),
      ]),
    );
    expect(answers).toEqual([[{ n: 1 }], '2\n', [{ n: 3 }], '4\n']);
  });

  it('fails with the error of the server, before or among the rows, and leaves the connection usable', async () => {
    await test.database.copying.run(async (connection) => {
      await expect(textOf(connection.copyOut('copy nothing to stdout'))).rejects.toMatchObject({ code: '42P01' });
      const division = connection.copyOut(`copy (select 1 / (${ROWS - 1} - id) from numbers) to stdout`);
      await expect(textOf(division)).rejects.toMatchObject({ code: '22012' });
      expect(await connection.query`select 1 as one`).toEqual([{ one: 1 }]);
    });
  });

  it('that is not read to the end breaks its connection, not the pool', async () => {
    const broken = test.database.copying.run(async (connection) => {
      for await (const chunk of connection.copyOut('copy numbers to stdout')) if (chunk.length > 0) break;
      return connection.query`select 1 as one`;
    });
    await expect(broken).rejects.toMatchObject({ reason: 'lost' });
    expect(await count()).toBe(BigInt(ROWS));
  });

  it('whose reader fails ends with the failure of the reader', async () => {
    const failure = new Error('the reader failed');
    const reading = test.database.copying.run(async (connection) => {
      await connection.script('begin');
      for await (const chunk of connection.copyOut('copy (select * from numbers order by id) to stdout')) {
        await Promise.reject(chunk.length > 0 ? failure : new Error('an empty chunk'));
      }
    });
    await expect(reading).rejects.toBe(failure);
    expect(await count()).toBe(BigInt(ROWS));
  });

  it('that loses its connection reports it', async () => {
    const broken = test.database.copying.run(async (connection) => {
      const [row] = await connection.query`select pg_backend_pid() as pid`;
      for await (const chunk of connection.copyOut(
        'copy (select n, repeat($$x$$, 500) from generate_series(1, 100000) n) to stdout',
      )) {
        if (chunk.length > 0)
          await test.database.run((other) => other.query`select pg_terminate_backend(${row?.['pid']})`);
      }
    });
    await expect(broken).rejects.toMatchObject({ reason: 'lost' });
  });

  it('stores rows and returns their number', async () => {
    const stored = await test.database.copying.transaction(async (connection) => {
      await connection.script('create table copied (id int primary key, note text)');
      return connection.copyIn('copy copied from stdin', lines('1\ta', '\\tb\n2\t', '\\N\n'));
    });
    expect(stored).toBe(2);
    expect(await test.database.run((connection) => connection.query`select note from copied order by id`)).toEqual([
      { note: 'a\tb' },
      { note: null },
    ]);
  });

  it.each([
    ['a missing table', 'nothing', ['1\t2\n'], '42P01'],
    ['a row that does not fit', 'numbers', ['-1\t2\n-2\tx\n'], '22P02'],
    ['a duplicate row', 'numbers', ['-1\t2\n', '1\t0\n'], '23505'],
  ])('rejects %s and leaves the connection usable', async (_case, table, texts, code) => {
    await test.database.copying.run(async (connection) => {
      await expect(connection.copyIn(`copy ${table} from stdin`, lines(...texts))).rejects.toMatchObject({ code });
      expect(await connection.query`select 1 as one`).toEqual([{ one: 1 }]);
    });
    expect(await count()).toBe(BigInt(ROWS));
  });

  it('rejects a row among many and leaves the connection usable', async () => {
    async function* endless() {
      for (let id = -1; ; id -= 1) yield Buffer.from(id === -20_000 ? 'x\n' : `${id}\t0\n`);
    }
    await test.database.copying.run(async (connection) => {
      await expect(connection.copyIn('copy numbers from stdin', endless())).rejects.toMatchObject({ code: '22P02' });
      expect(await connection.query`select 1 as one`).toEqual([{ one: 1 }]);
    });
    expect(await count()).toBe(BigInt(ROWS));
  });

  it('is undone with its transaction when its source fails', async () => {
    const failure = new Error('no more');
    async function* failing() {
      yield Buffer.from('-1\t0\n');
      throw failure;
    }
    const hidden = test.database.copying.transaction(async (connection) => {
      await connection.copyIn('copy numbers from stdin', failing()).catch(() => undefined);
    });
    await expect(hidden).rejects.toBe(failure);
    await expect(
      test.database.copying.run((connection) => connection.copyIn('copy numbers from stdin', failing())),
    ).rejects.toBe(failure);
    expect(await count()).toBe(BigInt(ROWS));
  });

  it('that loses its connection while storing reports it', async () => {
    const broken = test.database.copying.run(async (connection) => {
      const [row] = await connection.query`select pg_backend_pid() as pid`;
      async function* killing() {
        yield Buffer.from('-1\t0\n');
        await test.database.run((other) => other.query`select pg_terminate_backend(${row?.['pid']})`);
        for (let id = -2; id > -1_000_000; id -= 1) yield Buffer.from(`${id}\t0\n`);
      }
      await connection.copyIn('copy numbers from stdin', killing());
    });
    await expect(broken).rejects.toMatchObject({ reason: 'lost' });
    expect(await count()).toBe(BigInt(ROWS));
  });
});
