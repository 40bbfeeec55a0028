import type { Database } from '@bursar/database';
import type { PlannedMigration } from '@bursar/database/diagnosis';

import { allMigrations } from '../../domains/compose';
import { MIGRATE } from '../definitions/backup-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { withDirectDatabase } from '../with-database';
import { rejectPositionals } from '../reject-positionals';
import { say } from '../../language/say';

/** `bursar migrate`: migrates every domain's tables, or shows how; a server otherwise does so when it first uses them. */
export async function migrate(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(MIGRATE, args);
  rejectPositionals('migrate', positionals);
  await withDirectDatabase(values, async (database) => {
    if (values.plan === true) {
      await printPlan(values, database);
      return;
    }
    const library = await import('@bursar/database');
    const all = await allMigrations();
    for (const migrations of all) await library.migrate(database, migrations);
    const domains = all.map(({ domain }) => domain);
    print(values, { domains }, `${say('The tables of {domains} are up to date.', { domains: domains.join(', ') })}\n`);
  });
}

async function printPlan(flags: { readonly json?: unknown }, database: Database): Promise<void> {
  const { planMigrations } = await import('@bursar/database/diagnosis');
  const migrations = await planMigrations(database, await allMigrations());
  const lines = migrations.flatMap(planLines);
  print(flags, { migrations }, lines.length === 0 ? `${say('Nothing would run.')}\n` : `${lines.join('\n')}\n`);
}

function effectText(stops: PlannedMigration['locks'][number]['stops']): string {
  if (stops === 'nothing') return say('stops neither reads nor writes');
  return stops === 'writes' ? say('stops writes') : say('stops reads and writes');
}

function planLines({ domain, name, isTransaction, locks }: PlannedMigration): string[] {
  const way = isTransaction ? say('in one transaction') : say('one statement after another');
  if (locks.length === 0) return [say('{domain}/{name}, {way}: locks no table that is there', { domain, name, way })];
  return [
    `${domain}/${name}, ${way}:`,
    ...locks.map(({ table, lock, stops, statement }) => {
      const effect = effectText(stops);
      return `  ${table}: ${lock}, ${effect}: ${statement}`;
    }),
  ];
}
