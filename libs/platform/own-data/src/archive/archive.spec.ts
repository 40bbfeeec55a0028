import { createHash, randomUUID } from 'node:crypto';

import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';
import fc from 'fast-check';

import type { ArchivedDomain, ArchivedRecord } from './archived-domain';
import { ArchiveRefusal } from './archive-refusal';
import { readArchive } from './read-archive';
import { lineQuery } from './record-statements';
import { storeArchive } from './store-archive';
import { archiveOf } from './write-archive';

/** A table with a column of every kind, and one that refers to it. */
const TABLES = `
  create schema samples;
  create table samples.values (
    owner text not null, id uuid not null, words text, truth boolean, count bigint, share numeric, price_cents bigint,
    day date, wall timestamp, moment timestamptz, epoch bigint, raw json, packed jsonb, names text[], numbers integer[],
    primary key (owner, id));
  create table samples.notes (
    owner text not null, sequence bigint generated always as identity, value_id uuid not null,
    foreign key (owner, value_id) references samples.values);`;

const DOMAIN: ArchivedDomain = {
  domain: 'samples',
  prefix: 'sample',
  computed: [],
  records: [
    {
      record: 'value',
      table: 'samples.values',
      owner: 'owner',
      order: ['id'],
      columns: {
        id: 'uuid',
        words: 'text',
        truth: 'boolean',
        count: 'integer',
        share: 'decimal',
        price_cents: 'cents',
        day: 'date',
        wall: 'wallTime',
        moment: 'instant',
        epoch: 'milliseconds',
        raw: 'json',
        packed: 'jsonb',
        names: 'texts',
        numbers: 'integers',
      },
    },
    {
      record: 'note',
      table: 'samples.notes',
      owner: 'owner',
      order: ['sequence'],
      isNumbered: true,
      columns: { sequence: 'integer', value_id: 'uuid' },
    },
  ],
};

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.transaction((transaction) => transaction.script(TABLES));
});
afterAll(() => test.drop());

async function archived(owner: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  await test.database.copying.run(async (connection) => {
    for await (const part of archiveOf(connection, owner, [DOMAIN])) parts.push(part);
  });
  return Buffer.concat(parts);
}

/** Stores the archive for a new owner, from pieces of the given length. */
async function stored(archive: Buffer, pieceLength = archive.length): Promise<string> {
  const owner = randomUUID();
  const pieces = async function* () {
    for (let at = 0; at < archive.length; at += pieceLength) {
      yield await Promise.resolve(archive.subarray(at, at + pieceLength));
    }
  };
  await test.database.transaction((transaction) =>
    storeArchive(transaction, owner, [DOMAIN], readArchive(pieces(), [DOMAIN])),
  );
  return owner;
}

/** Everything of an owner, as the database compares it. */
const rowsOf = (owner: string) =>
  test.database.run(
    (connection) => connection.query`
      select to_jsonb(v) - 'owner' as value, to_jsonb(n) - 'owner' as note
      from samples.values v left join samples.notes n on n.owner = v.owner and n.value_id = v.id
      where v.owner = ${owner} order by v.id`,
  );

async function enter(rows: readonly Record<string, unknown>[]): Promise<string> {
  const owner = randomUUID();
  await test.database.transaction(async (transaction) => {
    for (const row of rows) {
      const id = randomUUID();
      await transaction.query`
        insert into samples.values select (jsonb_populate_record(null::samples.values,
          ${JSON.stringify({ ...row, owner, id })}::jsonb)).*`;
      await transaction.query`insert into samples.notes (owner, value_id) values (${owner}, ${id})`;
    }
  });
  return owner;
}

/** Everything that PostgreSQL takes as text. */
const words = fc.string({ unit: 'binary', maxLength: 20 }).filter((text) => !text.includes('\0'));
const whole = fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n }).map(String);
const year = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true };
const instant = fc.date(year).map((date) => date.toISOString());
const microseconds = fc
  .tuple(instant, fc.integer({ min: 0, max: 999 }))
  .map(([text, rest]) => text.replace('Z', `${String(rest).padStart(3, '0')}Z`));
const json = fc.oneof(
  words,
  fc.integer(),
  fc.array(words, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', '7'), words),
);
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 6 });

const row = fc.record({
  words: orNull(words),
  truth: orNull(fc.boolean()),
  count: orNull(whole),
  share: orNull(fc.tuple(whole, fc.stringMatching(/^[0-9]{1,12}$/)).map(([units, rest]) => `${units}.${rest}`)),
  price_cents: orNull(whole),
  day: orNull(instant.map((text) => text.slice(0, 10))),
  wall: orNull(instant.map((text) => text.slice(0, 19))),
  moment: orNull(microseconds),
  epoch: orNull(fc.date(year).map((date) => date.getTime())),
  raw: orNull(json),
  packed: orNull(json),
  names: orNull(fc.array(words, { maxLength: 3 })),
  numbers: orNull(fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { maxLength: 3 })),
});

describe('an archive', () => {
  it('brings back every value of every kind, from pieces of any length', async () => {
    const random = fc.tuple(fc.array(row, { maxLength: 6 }), fc.integer({ min: 1, max: 200 }));
    await fc.assert(
      fc.asyncProperty(random, async ([rows, pieceLength]) => {
        const owner = await enter(rows);
        const archive = await archived(owner);
        const copy = await stored(archive, pieceLength);
        expect(await rowsOf(copy)).toEqual(await rowsOf(owner));
        expect(await archived(copy)).toEqual(archive);
      }),
      { numRuns: 40 },
    );
  });

  it('holds the rows of its owner alone, and counts them at its end', async () => {
    const [mine] = [await enter([{ words: 'mine' }]), await enter([{ words: 'theirs' }])];
    const lines = (await archived(mine)).toString().trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('"words":"mine"');
    expect(JSON.parse(lines[3] ?? '')).toMatchObject({ end: true, records: 2 });
  });

  it('that was altered anywhere is refused, and nothing of it is stored', async () => {
    const archive = await archived(await enter([{ words: 'one' }, { words: 'two' }]));
    const before = await total();
    await fc.assert(
      fc.asyncProperty(alterationsOf(archive), async (altered) => {
        fc.pre(!altered.equals(archive));
        await expect(stored(altered)).rejects.toThrow(ArchiveRefusal);
      }),
      { numRuns: 150 },
    );
    expect(await total()).toEqual(before);
  });

  it.each<[name: string, alter: (lines: string[]) => string[], message: string]>([
    ['of a newer format', ([head = '', ...rest]) => [head.replace('"format":1', '"format":9'), ...rest], 'format 9'],
    ['of another program', ([, ...rest]) => ['{"other":1}', ...rest], 'no archive of bursar'],
    ['with an unknown record', (lines) => [...lines, '{"record":"boat","domain":"samples"}'], 'does not know'],
    ['with records out of order', (lines) => [lines[0] ?? '', ...lines.slice(1).reverse()], 'does not come after'],
    ['with a record twice', (lines) => [...lines.slice(0, 2), ...lines.slice(1)], 'line 3: a value is there twice'],
    ['without what a record refers to', ([head = '', , ...rest]) => [head, ...rest], 'refers to a record'],
    ['with a value that cannot be', (lines) => lines.map((line) => line.replace('one', '\\u0000')), 'is not allowed'],
    ['with a field of another kind', (lines) => lines.map((line) => line.replace('"one"', '1')), '"words" of a value'],
    ['with one more field', (lines) => lines.map((line) => line.replace('"words"', '"x":1,"words"')), 'other fields'],
    ['with a line that is no JSON', (lines) => [...lines, '{"record":'], 'no record in JSON'],
  ])('%s is refused in words for a person', async (_name, alter, message) => {
    const archive = await archived(await enter([{ words: 'one' }]));
    const altered = sealed(alter(archive.toString().trimEnd().split('\n').slice(0, -1)));
    await expect(stored(altered)).rejects.toThrow(message);
    await expect(stored(altered)).rejects.toThrow(ArchiveRefusal);
  });

  it('does not go into a household that has entries', async () => {
    const owner = await enter([{ words: 'mine' }]);
    const archive = await archived(owner);
    const lines = readArchive(once(archive), [DOMAIN]);
    const storing = test.database.transaction((transaction) => storeArchive(transaction, owner, [DOMAIN], lines));
    await expect(storing).rejects.toThrow('this household has entries already (samples)');
  });

  it.each([
    ['another entry', () => randomUUID()],
    ['an entry that the archive has too', (archive: Buffer) => /"id":"([^"]+)"/.exec(archive.toString())?.[1] ?? ''],
  ])('is not stored beside %s that somebody stores meanwhile', async (_what, idFor) => {
    const archive = await archived(await enter([{ words: 'one' }]));
    const owner = randomUUID();
    const lines = async function* () {
      for await (const line of readArchive(once(archive), [DOMAIN])) {
        if (line.number === 2) {
          await test.database.run(
            (other) => other.query`insert into samples.values values (${owner}, ${idFor(archive)})`,
          );
        }
        yield line;
      }
    };
    const storing = test.database.transaction((transaction) => storeArchive(transaction, owner, [DOMAIN], lines()));
    await expect(storing).rejects.toThrow('somebody stored entries in this household meanwhile (samples)');
    expect(await rowsOf(owner)).toHaveLength(1);
  });

  it('shows one record by its id, and by the first id of its corrections the one that counts', async () => {
    const owner = await enter([{ words: 'alone' }, { words: 'chain', truth: true }, { words: 'chain', truth: false }]);
    const [values] = DOMAIN.records;
    const id = { column: 'words', prefix: '', chain: { first: 'words', counts: 'truth' } };
    const found = async (value: string) => {
      const query = lineQuery(DOMAIN, { ...values, id } as ArchivedRecord, owner, value);
      const rows = await test.database.run((connection) => connection.query<{ line: string }>(query));
      return rows.map(({ line }) => JSON.parse(line) as unknown);
    };
    expect(await found('alone')).toMatchObject([{ words: 'alone' }]);
    expect(await found('chain')).toMatchObject([{ words: 'chain', truth: true }]);
    expect(await found('none')).toEqual([]);
  });

  it('leaves the numbers of new rows after its own', async () => {
    const owner = await enter([{}, {}]);
    const far = (await archived(owner)).toString().replace(/"sequence":\d+/g, '"sequence":900719925474099312');
    const copy = await stored(sealed(far.trimEnd().split('\n').slice(0, -1)));
    const next = await enter([{}]);
    const [last] = await test.database.run(
      (connection) => connection.query`
        select (select max(sequence) from samples.notes where owner = ${next})
          > (select max(sequence) from samples.notes where owner = ${copy}) as after`,
    );
    expect(last).toEqual({ after: true });
  });
});

const total = async () =>
  (await test.database.run((connection) => connection.query`select count(*)::int as n from samples.values`))[0];

async function* once(bytes: Buffer): AsyncGenerator<Buffer, void> {
  yield await Promise.resolve(bytes);
}

/** The lines with the end that belongs to them. */
function sealed(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return Buffer.from(`${text}${JSON.stringify({ end: true, records: lines.length - 1, sha256 })}\n`);
}

/** One bit changed, the end cut off, or a line dropped, doubled or moved. */
function alterationsOf(archive: Buffer): fc.Arbitrary<Buffer> {
  const lines = archive.toString().trimEnd().split('\n');
  const place = fc.nat(lines.length - 1);
  const joined = (changed: readonly string[]) => Buffer.from(changed.map((line) => `${line}\n`).join(''));
  return fc.oneof(
    fc.tuple(fc.nat(archive.length - 1), fc.nat(7)).map(([at, bit]) => {
      const altered = Buffer.from(archive);
      altered[at] = (altered[at] ?? 0) ^ (1 << bit);
      return altered;
    }),
    fc.nat(archive.length - 1).map((length) => archive.subarray(0, length)),
    place.map((at) => joined(lines.toSpliced(at, 1))),
    place.map((at) => joined(lines.toSpliced(at, 0, lines[at] ?? ''))),
    fc.tuple(place, place).map(([from, to]) => joined(lines.toSpliced(from, 1).toSpliced(to, 0, lines[from] ?? ''))),
  );
}
