import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { openDatabase, type Database } from '@bursar/database';

import { ROOT, StdioServer, type DataDirectory } from '../index';

/** A call with the answer that the release gave. */
export interface Recorded {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** What an earlier version stored, and what it answered then. */
export interface StoredRelease {
  readonly release: string;
  /** The file that it backed up to. */
  readonly backup: string;
  /** The statements that make its tables and rows; not every release has them. */
  readonly tables: string | undefined;
  readonly recorded: readonly Recorded[];
}

const FOLDER = join(ROOT, 'apps/mcp-e2e/src/upgrades');

export const RELEASES: readonly StoredRelease[] = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => {
  if (!entry.isDirectory()) return [];
  const path = (name: string) => join(FOLDER, entry.name, name);
  const recorded = JSON.parse(readFileSync(path('answers.json'), 'utf8')) as readonly Recorded[];
  const tables = existsSync(path('tables.sql')) ? readFileSync(path('tables.sql'), 'utf8') : undefined;
  return [{ release: entry.name, backup: path('backup.bursar'), tables, recorded }];
});

/** Opens a data directory without migrating it: its database runs until this is closed. */
export function openUnmigrated({ path }: DataDirectory): Database {
  return openDatabase({ dataDir: path, keeperProgram: join(ROOT, 'dist/apps/mcp/database-keeper.js') });
}

/** Fills a new data directory as an earlier version would have. */
export async function fillWith(database: Database, tables: string): Promise<void> {
  await database.transaction((transaction) => transaction.script(tables));
}

/** Servers that give the answers: the calls of finance-tools are made where the other domains add nothing to them. */
export class AnsweringServers {
  private constructor(
    readonly all: StdioServer,
    readonly ledger: StdioServer,
  ) {}

  static async on({ args }: DataDirectory): Promise<AnsweringServers> {
    const [all, ledger] = await Promise.all(
      [[], ['--domains', 'finance-tools']].map((domains) =>
        StdioServer.started({ args: ['stdio', ...args, ...domains] }),
      ),
    );
    if (all === undefined || ledger === undefined) throw new Error('two servers are started');
    return new AnsweringServers(all, ledger);
  }

  async answerTo({ tool, arguments: input }: Recorded): Promise<unknown> {
    const server = tool.startsWith('finance_') ? this.ledger : this.all;
    return (await server.callTool(tool, input)).result;
  }

  async close(): Promise<void> {
    await Promise.all([this.all.close(), this.ledger.close()]);
  }
}
