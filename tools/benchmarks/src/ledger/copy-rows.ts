import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database } from '@bursar/database';

import { timed } from '../measuring/timed';

/** COPY of the first rows of a ledger into a table like its own. The server reads the file itself, the fastest way to load rows. */
export async function copyRows(database: Database, count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-copy-'));
  const file = join(folder, 'rows');
  try {
    return await database.run(async (sql) => {
      const rows = await sql.query`select t::text as row from finance.transactions t order by sequence limit ${count}`;
      const quoted = rows.map(({ row }) => String(row).slice(1, -1)).join('\n');
      writeFileSync(file, `${quoted}\n`);
      chmodSync(folder, 0o755);
      await sql.script('create table finance.copied (like finance.transactions including all)');
      const time = await timed(() => sql.script(`copy finance.copied from '${file}' (format csv)`));
      await sql.script('drop table finance.copied');
      return time;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
