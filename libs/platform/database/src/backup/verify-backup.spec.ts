import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { createTestDatabase, until, type TestDatabase } from '../testing';
import { ledger, sampleDomains } from '../testing/sample-domains';
import { writeSealedBackup } from '../testing/sealed-backup';
import { removeFolder, testFolder } from '../testing/test-folder';
import { bundledServer } from '../testing/test-server';
import { backUp } from './back-up';
import { BackupRefusal } from './backup-refusal';
import { compareRows } from './compare-rows';
import { FIRST_LINE, LAST_LINE_LENGTH } from './format';
import { verifyBackup } from './verify-backup';

const migrations = sampleDomains;

describe('the check of a backup', () => {
  let folder: string;
  let file: string;
  let source: TestDatabase;
  let keeperProgram: string;
  beforeAll(async () => {
    folder = testFolder();
    file = join(folder, 'a.bursar');
    ({ keeperProgram = '' } = bundledServer(folder));
    source = await createTestDatabase(migrations);
    // Rows of very different lengths, so that pages end with gaps that later rows would fit in.
    await source.database.run(
      (connection) => connection.query`insert into samples.every_kind (words, real8, at)
        select repeat('é', (n * 7919) % 1500), n / 3.0, now() from generate_series(1, 5000) n`,
    );
    await source.database.run(
      (connection) => connection.query`insert into ledger.entries values ('a', 1, null, 5), ('a', 2, 1, -5)`,
    );
    await backUp(source.database, { file, migrations, version: '1.0.0' });
  });
  afterAll(async () => {
    await source.drop();
    removeFolder(folder);
  });

  it('restores it, finds every row as it was, and leaves nothing', async () => {
    const [before, temporary] = [process.env['TMPDIR'], testFolder()];
    process.env['TMPDIR'] = temporary;
    const finish = jest.fn(() => Promise.resolve());
    const verified = await verifyBackup({ file, migrations, keeperProgram, finish });
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    expect(verified).toEqual({ takenAt: expect.any(String), domains: ['ledger', 'samples'], rows: expect.any(Number) });
    expect(verified.rows).toBeGreaterThan(5000);
    expect(finish).toHaveBeenCalledTimes(1);
    expect(readdirSync(folder)).toEqual(['a.bursar']);
    // The server removes its folder when it has ended.
    await until(() => readdirSync(temporary).length === 0);
    removeFolder(temporary);
  });

  it('refuses one whose rows break a constraint, or that is damaged', async () => {
    const bytes = readFileSync(file);
    const contents = gunzipSync(bytes.subarray(FIRST_LINE.length, -LAST_LINE_LENGTH)).toString();
    const other = join(folder, 'other.bursar');
    try {
      writeSealedBackup(other, contents.replace('a\t2\t1\t-5', 'a\t2\t7\t-5'));
      const verifying = { file: other, migrations, keeperProgram };
      await expect(verifyBackup(verifying)).rejects.toMatchObject({ reason: 'does-not-fit' });
      writeFileSync(other, bytes.subarray(0, -1));
      await expect(verifyBackup(verifying)).rejects.toMatchObject({ reason: 'cut-off' });
    } finally {
      writeFileSync(other, '');
      removeFolder(other);
    }
  });

  it('refuses what does not come back as the file has it', async () => {
    const tables = [{ schema: 'ledger', name: 'entries', columns: ['owner', 'id'] }];
    const compared = source.database.copying.transaction((connection) => compareRows(connection, tables, ['00']));
    await expect(compared).rejects.toEqual(
      new BackupRefusal('does-not-fit', 'The rows of ledger.entries are not stored as the backup has them.'),
    );
  });

  it('refuses one that the work on what was restored refuses', async () => {
    const refusal = new BackupRefusal('does-not-fit', 'The journal does not hold.');
    const finish = () => Promise.reject(refusal);
    await expect(verifyBackup({ file, migrations: [...migrations], keeperProgram, finish })).rejects.toBe(refusal);
  });

  it('ends when it is cancelled', async () => {
    const breaker = new AbortController();
    const finish = () => {
      breaker.abort();
      return Promise.resolve();
    };
    const verifying = verifyBackup({ file, migrations, keeperProgram, finish, signal: breaker.signal });
    await expect(verifying).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('refuses a backup of a newer version', async () => {
    await expect(verifyBackup({ file, migrations: [ledger], keeperProgram })).rejects.toMatchObject({
      reason: 'newer-bursar',
    });
  });
});
