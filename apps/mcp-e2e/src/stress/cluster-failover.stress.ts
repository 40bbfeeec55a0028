import { failureOfTexts } from '@bursar/acceptance';
import { openDatabase, type Database } from '@bursar/database';
import { OwnServer, until } from '@bursar/database/testing';

import { HttpServer, UNLIMITED, type HttpAnswer } from '../index';
import { AWAY, OPERATIONS } from './operations';
import { effort } from './effort';
import { report } from './report';

const WRITERS = 4;
/** What no answer may show. */
const INTERNALS = /ECONN|127\.0\.0\.1|SQL|select |insert |pg_|postgres:|at [A-Z]\w+\./;

interface Outcome {
  readonly acknowledged: Set<string>;
  readonly tried: Set<string>;
  readonly codes: Set<string>;
}

/** A primary with a synchronous standby, and two replicas of `bursar http` that know both. */
class Cluster {
  private constructor(
    readonly primary: OwnServer,
    readonly standby: OwnServer,
    readonly replicas: readonly HttpServer[],
  ) {}

  static async started(): Promise<Cluster> {
    const primary = await OwnServer.started();
    const standby = await OwnServer.standbyOf(primary);
    await using(primary.url, async (database) => {
      await database.run((sql) => sql.script(`alter system set synchronous_standby_names = '*'`));
      await database.run((sql) => sql.query`select pg_reload_conf()`);
      await until(async () => {
        const rows = await database.run((sql) => sql.query`select from pg_stat_replication where sync_state = 'sync'`);
        return rows.length === 1;
      });
    });
    const url = new URL(primary.url);
    const hosts = [url.host, new URL(standby.url).host].join(',');
    const env = { DATABASE_URL: `postgres://${url.username}:${url.password}@${hosts}/postgres`, ...UNLIMITED };
    const replicas = [await HttpServer.started({ env }), await HttpServer.started({ env })];
    return new Cluster(primary, standby, replicas);
  }

  /** kill -9 of the primary, then the standby takes over. */
  async failOver(): Promise<void> {
    this.primary.kill();
    await using(this.standby.url, (database) => database.run((sql) => sql.query`select pg_promote()`));
  }

  async stop(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.stop()));
    await Promise.all([this.primary.stop(), this.standby.stop()]);
  }
}

async function using(url: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = openDatabase({ url });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function failureIn({ message }: HttpAnswer) {
  const result = message?.result;
  if (result?.['isError'] !== true) return undefined;
  const content = result['content'] as readonly { readonly text: string }[];
  return failureOfTexts(content.map(({ text }) => text));
}

/** Writes movements and accounts with keys, in turns, until it is to stop. */
async function write(replica: HttpServer, writer: string, isOver: () => boolean, outcome: Outcome): Promise<void> {
  const kinds = [OPERATIONS.movement, OPERATIONS.account];
  for (let round = 0; !isOver(); round += 1) {
    const { name, tool, input } = (kinds[round % 2] ?? OPERATIONS.movement)(`${writer} ${round}`);
    outcome.tried.add(name);
    const answer = await replica.callTool(tool, input);
    const failure = failureIn(answer);
    expect(answer.text).not.toMatch(INTERNALS);
    if (failure === undefined && answer.message?.result !== undefined) outcome.acknowledged.add(name);
    else outcome.codes.add(failure?.code ?? String(answer.status));
  }
}

it.each(Array.from({ length: effort(1, 10) }, (_, round) => round + 1))(
  'a primary that is killed loses nothing that was acknowledged, and its successor is used (round %d)',
  async (round) => {
    const cluster = await Cluster.started();
    const outcome: Outcome = { acknowledged: new Set(), tried: new Set(), codes: new Set() };
    let isOver = false;
    try {
      const writing = Array.from({ length: WRITERS }, (_, index) =>
        write(cluster.replicas[index % 2] as HttpServer, `w${index}`, () => isOver, outcome),
      );
      await until(() => outcome.acknowledged.size > 20 * WRITERS);
      await cluster.failOver();
      const before = outcome.acknowledged.size;
      await until(() => outcome.acknowledged.size > before + 20 * WRITERS);
      isOver = true;
      await Promise.all(writing);
      expect([...outcome.codes].filter((code) => !AWAY.includes(code))).toEqual([]);
      const stored = await storedNames(cluster.standby.url);
      for (const name of outcome.acknowledged) expect({ name, count: stored.get(name) }).toEqual({ name, count: 1 });
      for (const [name, count] of stored) expect({ name, count }).toEqual({ name, count: 1 });
      report(
        `failover ${round}: ${outcome.acknowledged.size} acknowledged of ${outcome.tried.size}, ${stored.size} stored, refused as ${[...outcome.codes].join(', ') || 'none'}`,
      );
    } finally {
      isOver = true;
      await cluster.stop();
    }
  },
);

/** How often each name is stored that the writers give. */
async function storedNames(url: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  await using(url, async (database) => {
    const rows = await database.run(
      (sql) => sql.query<{ name: string }>`
        select external_id as name from shared_split.movements where external_id ~ '^w[0-9]+ '
        union all select name from planifi.accounts where name ~ '^w[0-9]+ '`,
    );
    for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
}
