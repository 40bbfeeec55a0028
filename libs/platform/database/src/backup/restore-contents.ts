import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { applyFile, makeRecords } from '../migrate';
import { MIGRATION_LOCK } from '../migration-turn';
import type { Migrations } from '../migrations';
import type { CopyingConnection } from '../connection';
import { BackupRefusal } from './backup-refusal';
import { quotedName, copyOf, sequenceNames, tablesOf, type RelationName } from './catalog';
import { compareRows } from './compare-rows';
import type { ContentReader } from './content-reader';
import { footerSchema, headerSchema, type BackupHeader } from './format';
import { deferConstraints } from './deferred-constraints';
import { hashed } from './hashed';
import { planMigrations, type DomainPlan } from './plan-migrations';
import { refuseUnlessEmpty } from './refuse-unless-empty';

/** What was restored. */
export interface RestoredContents {
  readonly header: BackupHeader;
  readonly plans: readonly DomainPlan[];
  readonly rows: number;
}

/** How contents are restored. */
interface RestoreContentsOptions {
  readonly migrations: readonly Migrations[];
  readonly isCompared: boolean;
  /** Receives how many bytes of rows have been restored. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
}

/**
 * Creates the tables as the backup's database had them and restores its rows. Statements come from this version's
 * migrations and the server's catalog, never from the backup. `isCompared`: reads every row back and compares it with the
 * backup's. Throws BackupRefusal.
 */
export async function restoreContents(
  connection: CopyingConnection,
  contents: ContentReader,
  { migrations: known, isCompared, onProgress }: RestoreContentsOptions,
): Promise<RestoredContents> {
  const header = await contents.json(headerSchema);
  const plans = planMigrations(header, known);
  const schemas = plans.map(({ migrations }) => migrations.schema);
  // A process that starts in the meantime waits, and then finds everything migrated.
  await connection.query`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  await refuseUnlessEmpty(connection, known);
  await makeRecords(connection);
  for (const { migrations, before } of plans) for (const file of before) await applyFile(connection, migrations, file);
  await checkTables(connection, header, schemas);

  const restoreConstraints = await deferConstraints(connection, schemas);
  const { rows, sha256 } = await restoreRows(connection, contents, header, onProgress);
  for (const { schema, name, lastValue, isCalled } of header.sequences) {
    await connection.query`select setval(${quotedName({ schema, name })}::regclass, ${lastValue}::bigint, ${isCalled})`;
  }
  await restoreConstraints();
  if (isCompared) await compareRows(connection, header.tables, sha256);
  await onAll(connection, 'analyze', header.tables);
  return { header, plans, rows };
}

/** Throws BackupRefusal unless the migrations made exactly the tables and sequences that the backup has. */
async function checkTables(
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
  onProgress?: (bytes: number) => void,
): Promise<{ rows: number; sha256: readonly string[] }> {
  // Some migrations insert rows, which the backup contains as well, possibly changed.
  await onAll(connection, 'truncate', tables);
  const counts: number[] = [];
  let bytes = 0;
  const counted = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      onProgress?.((bytes += piece.length));
      yield piece;
    }
  };
  const sha256: string[] = [];
  for (const table of tables) {
    const hash = createHash('sha256');
    counts.push(await connection.copyIn(`${copyOf(table)} from stdin`, counted(hashed(contents.rows(), hash))));
    sha256.push(hash.digest('hex'));
  }
  const { rows } = await contents.json(footerSchema);
  await contents.end();
  if (!isDeepStrictEqual(rows, counts)) {
    throw new BackupRefusal('does-not-fit', 'Not all rows of the backup arrived; nothing was restored.');
  }
  return { rows: counts.reduce((sum, count) => sum + count, 0), sha256 };
}

async function onAll(connection: CopyingConnection, verb: string, tables: readonly RelationName[]): Promise<void> {
  if (tables.length > 0) await connection.script(`${verb} ${tables.map(quotedName).join(', ')}`);
}
