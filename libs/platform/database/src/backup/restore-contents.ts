import { isDeepStrictEqual } from 'node:util';

import { applyFile, makeRecords, MIGRATION_LOCK } from '../migrate';
import type { Migrations } from '../migrations';
import type { CopyingConnection } from '../connection';
import { BackupRefusal } from './backup-refusal';
import { quotedName, copyOf, sequenceNames, tablesOf, type RelationName } from './catalog';
import type { ContentReader } from './content-reader';
import { footerSchema, headerSchema, type BackupHeader } from './format';
import { holdRules } from './held-rules';
import { planMigrations, type DomainPlan } from './plan-migrations';
import { refuseUnlessEmpty } from './refuse-unless-empty';

/** What came into the database. */
export interface RestoredContents {
  readonly header: BackupHeader;
  readonly plans: readonly DomainPlan[];
  readonly rows: number;
}

/**
 * Makes the tables as the backup's database had them and puts its rows in. Statements come from this version's
 * migrations and the server's catalog; of the backup, only values get into the database. Throws BackupRefusal.
 */
export async function restoreContents(
  connection: CopyingConnection,
  contents: ContentReader,
  known: readonly Migrations[],
): Promise<RestoredContents> {
  const header = await contents.json(headerSchema);
  const plans = planMigrations(header, known);
  const schemas = plans.map(({ migrations }) => migrations.schema);
  // Whoever starts meanwhile waits, and finds everything in place.
  await connection.query`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  await refuseUnlessEmpty(connection, known);
  await makeRecords(connection);
  for (const { migrations, before } of plans) for (const file of before) await applyFile(connection, migrations, file);
  await checkForm(connection, header, schemas);

  const putRulesBack = await holdRules(connection, schemas);
  const rows = await restoreRows(connection, contents, header);
  for (const { schema, name, lastValue, isCalled } of header.sequences) {
    await connection.query`select setval(${quotedName({ schema, name })}::regclass, ${lastValue}::bigint, ${isCalled})`;
  }
  await putRulesBack();
  await onAll(connection, 'analyze', header.tables);
  return { header, plans, rows };
}

/** Throws BackupRefusal unless the migrations made exactly the tables and sequences that the backup has. */
async function checkForm(
  connection: CopyingConnection,
  { tables, sequences }: BackupHeader,
  schemas: readonly string[],
) {
  const made: RelationName[] = [
    ...(await tablesOf(connection, schemas)),
    ...(await sequenceNames(connection, schemas)),
  ];
  const held: RelationName[] = [...tables, ...sequences.map(({ schema, name }) => ({ schema, name }))];
  const odd = onlyIn(held, made) ?? onlyIn(made, held);
  if (odd === undefined) return;
  throw new BackupRefusal(
    'does-not-fit',
    `In the backup, ${odd.schema}.${odd.name} is not as bursar makes it; undo the change where the backup was made, ` +
      'and back up again.',
  );
}

function onlyIn(some: readonly RelationName[], others: readonly RelationName[]): RelationName | undefined {
  return some.find((one) => !others.some((other) => isDeepStrictEqual(one, other)));
}

async function restoreRows(
  connection: CopyingConnection,
  contents: ContentReader,
  { tables }: BackupHeader,
): Promise<number> {
  // Some migrations bring rows, which are among the backup's, perhaps changed.
  await onAll(connection, 'truncate', tables);
  const counts: number[] = [];
  for (const table of tables) counts.push(await connection.copyIn(`${copyOf(table)} from stdin`, contents.rows()));
  const { rows } = await contents.json(footerSchema);
  await contents.end();
  if (!isDeepStrictEqual(rows, counts)) {
    throw new BackupRefusal('does-not-fit', 'Not all rows of the backup arrived; nothing was restored.');
  }
  return counts.reduce((sum, count) => sum + count, 0);
}

async function onAll(connection: CopyingConnection, verb: string, tables: readonly RelationName[]): Promise<void> {
  if (tables.length > 0) await connection.script(`${verb} ${tables.map(quotedName).join(', ')}`);
}
