import type { Database } from '@bursar/database';
import type { PlannedMigration } from '@bursar/database/diagnosis';

import { allMigrations } from '../../domains/compose';
import { MIGRATE } from '../definitions/backup-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { withDirectDatabase } from '../with-database';
import { rejectPositionals } from '../reject-positionals';

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
    print(values, { domains }, `The tables of ${domains.join(', ')} are up to date.\n`);
  });
}

async function printPlan(flags: { readonly json?: unknown }, database: Database): Promise<void> {
  const { planMigrations } = await import('@bursar/database/diagnosis');
  const migrations = await planMigrations(database, await allMigrations());
  const lines = migrations.flatMap(planLines);
  print(flags, { migrations }, lines.length === 0 ? 'Nothing would run.\n' : `${lines.join('\n')}\n`);
}

function planLines({ domain, name, isTransaction, locks }: PlannedMigration): string[] {
  const way = isTransaction ? 'in one transaction' : 'one statement after another';
  if (locks.length === 0) return [`${domain}/${name}, ${way}: locks no table that is there`];
  return [
    `${domain}/${name}, ${way}:`,
    ...locks.map(({ table, lock, stops, statement }) => {
      const effect = stops === 'nothing' ? 'stops neither reads nor writes' : `stops ${stops}`;
      return `  ${table}: ${lock}, ${effect}: ${statement}`;
    }),
  ];
}
