import { createHash } from 'node:crypto';

import type { Database } from '../database';
import type { Row } from '../connection';

/** A digest of all rows of each table and of where each sequence stands, but for when migrations were applied. */
export async function fingerprints(database: Database): Promise<Readonly<Record<string, string>>> {
  return database.copying.run(async (connection) => {
    const relations = await connection.query<{ name: string; facts: string } & Row>`
      select format('%I.%I', nspname, relname) as name,
        case when relkind = 'S' then '(last_value, is_called)'
          when nspname = 'bursar' and relname = 'migrations' then '(domain, name, checksum)' else 't' end as facts
      from pg_class join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'S') and nspname !~ '^pg_|^information_schema$' order by 1`;
    const digests: Record<string, string> = {};
    for (const { name, facts } of relations) {
      const digest = createHash('md5');
      const rows = `copy (select ${facts}::text collate "C" from ${name} t order by 1) to stdout`;
      for await (const part of connection.copyOut(rows)) digest.update(part);
      digests[name] = digest.digest('hex');
    }
    return digests;
  });
}
