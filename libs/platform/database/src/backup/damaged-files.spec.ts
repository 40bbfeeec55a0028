import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { createTestDatabase, type TestDatabase } from '../testing';
import { ledger, samples } from '../testing/sample-domains';
import { writeSealedBackup } from '../testing/sealed-backup';
import { removeFolder, testFolder } from '../testing/test-folder';
import { backUp } from './back-up';
import type { BackupRefusal } from './backup-refusal';
import { FIRST_LINE, LAST_LINE_LENGTH, type BackupHeader } from './format';
import { openBackup } from './open-backup';
import { restore } from './restore';

describe('a damaged backup', () => {
  let folder: string;
  let file: string;
  let target: TestDatabase;
  let whole: Buffer;
  let contents: string;
  beforeAll(async () => {
    folder = testFolder();
    file = join(folder, 'a.bursar');
    const source = await createTestDatabase([ledger]);
    await source.database.run(
      (connection) => connection.query`insert into ledger.entries values ('a', 1, null, 5), ('a', 2, 1, -5)`,
    );
    await backUp(source.database, { file, migrations: [ledger], version: '1.0.0' });
    await source.drop();
    whole = readFileSync(file);
    contents = gunzipSync(whole.subarray(FIRST_LINE.length, -LAST_LINE_LENGTH)).toString();
    target = await createTestDatabase();
  });
  afterAll(async () => {
    await target.drop();
    removeFolder(folder);
  });

  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (failure: BackupRefusal) => failure,
    );
    expect(error?.message).toMatch(/^[^\n]{10,250}[.)]$/);
    return error?.reason;
  };
  const reasonToOpen = (bytes: Buffer) => {
    writeFileSync(file, bytes);
    return refusalOf(openBackup(file).then((backup) => backup.close()));
  };
  /** There must be no rows, tables or records left. */
  const reasonToRestore = async (migrations = [ledger]) => {
    const reason = await refusalOf(restore(target.database, { file, migrations }));
    const left = await target.database.run(
      (connection) => connection.query`select nspname from pg_namespace where nspname !~ '^pg_|^info'`,
    );
    expect(left).toEqual([{ nspname: 'public' }]);
    return reason;
  };
  const restoring = (text: string) => {
    writeSealedBackup(file, text);
    return reasonToRestore();
  };
  const withHeader = (change: (header: BackupHeader) => object) => {
    const [first = '', ...rest] = contents.split('\n');
    const header = JSON.parse(first) as BackupHeader;
    return [JSON.stringify({ ...header, ...change(header) }), ...rest].join('\n');
  };

  it('is refused if it is truncated anywhere', async () => {
    const reasons = new Set<string | undefined>();
    for (let length = 0; length < whole.length; length += 1) {
      const reason = await reasonToOpen(whole.subarray(0, length));
      expect(reason).toBe(length < FIRST_LINE.length ? 'not-a-backup' : 'cut-off');
      reasons.add(reason);
    }
    expect(reasons.size).toBe(2);
  });

  it('is refused if any bit of it is changed', async () => {
    for (let at = 0; at < whole.length; at += 1) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
      expect(['altered', 'cut-off', 'not-a-backup', 'newer-format']).toContain(await reasonToOpen(bytes));
    }
  });

  it('is refused if anything was appended or inserted', async () => {
    expect(await reasonToOpen(Buffer.concat([whole, Buffer.from('\n')]))).toBe('cut-off');
    expect(await reasonToOpen(Buffer.concat([whole, whole]))).toBe('altered');
    expect(await reasonToOpen(Buffer.concat([whole.subarray(0, 100), whole.subarray(99)]))).toBe('altered');
  });

  it.each([
    ['nothing', '', 'not-a-backup'],
    ['something else', 'PGDMP etc.', 'not-a-backup'],
    ['a backup of the future', 'bursar backup 2\n…', 'newer-format'],
  ])('is refused if it is %s, before the database is used', async (_case, text, reason) => {
    writeFileSync(file, text);
    expect(await reasonToRestore()).toBe(reason);
  });

  it('is refused if it is missing or a folder', async () => {
    file = join(folder, 'missing.bursar');
    expect(await reasonToRestore()).toBe('missing');
    mkdirSync(file);
    expect(await reasonToRestore()).toBe('unreadable');
    file = join(folder, 'b.bursar');
  });

  it('is refused if it is changed between the verification and the restore', async () => {
    writeFileSync(file, whole);
    const other = join(folder, 'other.bursar');
    writeSealedBackup(other, contents.replace('\tBRL\n', '\tUSD\n').replace('-5', '-4'));
    const backup = await openBackup(file);
    copyFileSync(other, file);
    const read = backup.read(async (reader) => {
      for await (const part of reader.rows()) expect(part.length).toBeGreaterThan(0);
    });
    expect(await refusalOf(read)).toBe('altered');
    await backup.close();
  });

  it('leaves nothing if its contents are invalid', async () => {
    const [header = ''] = contents.split('\n');
    const footer = contents.trimEnd().split('\n').at(-1) ?? '';
    expect(await restoring('')).toBe('altered');
    expect(await restoring('no header\n')).toBe('altered');
    expect(await restoring('{"bursar":1}\n')).toBe('altered');
    expect(await restoring(`${header}\n`)).toBe('altered');
    expect(await restoring(contents.replace(footer, ''))).toBe('altered');
    expect(await restoring(contents.replace(footer, '{"rows":"all"}'))).toBe('altered');
    expect(await restoring(contents.replace(footer, footer.replace('2', '3')))).toBe('does-not-fit');
    expect(await restoring(`${contents}more\n`)).toBe('altered');
    expect(await restoring(contents.replace('\\.\n', ''))).toBe('does-not-fit');
  });

  it('leaves nothing if its rows violate constraints', async () => {
    expect(await restoring(contents.replace('a\t2\t1\t-5', 'a\t2\t7\t-5'))).toBe('does-not-fit');
    expect(await restoring(contents.replace('a\t2\t1\t-5', 'a\t1\t1\t-5'))).toBe('does-not-fit');
    expect(await restoring(contents.replace('a\t2\t1\t-5', 'a\t2\t1\tx'))).toBe('does-not-fit');
    expect(await restoring(contents.replace('a\t2\t1\t-5', 'a\t2\t1'))).toBe('does-not-fit');
  });

  it('leaves nothing if its tables are not those of its migrations', async () => {
    const oddTable = { schema: 'ledger', name: 'odd', columns: ['id'] };
    expect(await restoring(withHeader(({ tables }) => ({ tables: [...tables, oddTable] })))).toBe('does-not-fit');
    expect(await restoring(withHeader(({ tables }) => ({ tables: tables.slice(1) })))).toBe('does-not-fit');
    const sequences = [{ schema: 'pg_catalog', name: 'x', lastValue: '1', isCalled: true }];
    expect(await restoring(withHeader(() => ({ sequences })))).toBe('does-not-fit');
  });

  it('leaves nothing if it was made by another version of bursar', async () => {
    const record = { domain: 'ledger', name: '0002_more.sql', checksum: 'c' };
    expect(await restoring(withHeader(({ migrations }) => ({ migrations: [...migrations, record] })))).toBe(
      'newer-bursar',
    );
    expect(await restoring(withHeader(() => ({ migrations: [{ ...record, domain: 'chess' }] })))).toBe('newer-bursar');
    const changed = { ...record, name: '0001_ledger.sql' };
    expect(await restoring(withHeader(() => ({ migrations: [changed] })))).toBe('other-history');
    writeFileSync(file, whole);
    expect(await reasonToRestore([samples])).toBe('newer-bursar');
  });

  it('is distinguished from a complete one', async () => {
    writeFileSync(file, whole);
    await restore(target.database, { file, migrations: [samples, ledger] });
    expect(
      await target.database.run((connection) => connection.query`select amount from ledger.entries order by id`),
    ).toEqual([{ amount: '5' }, { amount: '-5' }]);
    expect(await refusalOf(restore(target.database, { file, migrations: [ledger] }))).toBe('not-empty');
  });
});
