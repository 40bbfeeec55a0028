import { openDatabase, type Connection } from '@bursar/database';

import { HttpServer, runBursar, UNLIMITED } from '../index';

/** How `bursar http` reaches its database. */
export function environmentOf(databaseUrl: string): Readonly<Record<string, string>> {
  return { DATABASE_URL: databaseUrl, ...UNLIMITED };
}

/** So many `bursar http` on one database. */
export function startReplicas(databaseUrl: string, count = 2): Promise<HttpServer[]> {
  const env = environmentOf(databaseUrl);
  return Promise.all(Array.from({ length: count }, () => HttpServer.started({ env })));
}

/** Makes a key of bursar, as an operator does. */
export async function keyOf(databaseUrl: string): Promise<string> {
  const made = await runBursar(['key', 'create', '--name', 'writer'], { env: environmentOf(databaseUrl) });
  if (made.status !== 0) throw new Error(made.stderr);
  return made.stdout.trim();
}

/** Works on a server directly, without bursar. */
export async function directly<Result>(url: string, work: (sql: Connection) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    return await database.run(work);
  } finally {
    await database.close();
  }
}

/** How many files of migrations are applied. */
export async function appliedFiles(url: string): Promise<number> {
  const rows = await directly(url, async (sql) => {
    const [found] = await sql.query`select to_regclass('bursar.migrations') is not null as exists`;
    return found?.['exists'] === true ? sql.query`select from bursar.migrations` : [];
  });
  return rows.length;
}

/** The name that each row of the writers holds. */
export async function storedNames(url: string): Promise<string[]> {
  const rows = await directly(
    url,
    (sql) => sql.query<{ name: string }>`
      select external_id as name from shared_split.movements where external_id ~ '^w[0-9]'
      union all select name from planifi.accounts where name ~ '^w[0-9]'
      union all select left(external_id, -2) from finance.transactions where external_id ~ '^w[0-9].*-0$'
      union all select description from cristi.transactions where description ~ '^w[0-9]'`,
  );
  return rows.map(({ name }) => name);
}
