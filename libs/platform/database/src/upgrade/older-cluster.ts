import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { clusterVersion } from '../embedded/cluster';
import { layoutOf, MAJOR_VERSION, type Layout } from '../embedded/layout';
import { UpgradeRefusal } from './upgrade-refusal';

/** A cluster of an older major version. */
export interface OlderCluster {
  readonly version: string;
  /** The layout of the data directory, with the path of this cluster. */
  readonly layout: Layout;
}

/** PostgreSQL 15 is the oldest that backups can be made of. */
const OLDEST_VERSION = 15;

/**
 * The newest of the older clusters in a data directory; undefined where the directory is of this version already. Throws
 * UpgradeRefusal if it has no database, or one that cannot be upgraded.
 */
export function findOlderCluster(dataDir: string): OlderCluster | undefined {
  const layout = layoutOf(dataDir);
  if (clusterVersion(layout.cluster) === String(MAJOR_VERSION)) {
    return undefined;
  }
  const [newest] = versionsIn(dataDir);
  if (newest === undefined)
    throw new UpgradeRefusal('there is no database in the data directory; name another with --data-dir');
  if (newest > MAJOR_VERSION || newest < OLDEST_VERSION) {
    const range = `${OLDEST_VERSION} to ${MAJOR_VERSION - 1}`;
    throw new UpgradeRefusal(`the data directory is of PostgreSQL ${newest}; PostgreSQL ${range} can be upgraded`);
  }
  return { version: String(newest), layout: { ...layout, cluster: join(dataDir, `postgres-${newest}`) } };
}

/** The highest first. */
function versionsIn(dataDir: string): number[] {
  let names: string[];
  try {
    names = readdirSync(dataDir);
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const [, version] = /^postgres-(\d+)$/.exec(name) ?? [];
      return version !== undefined && clusterVersion(join(dataDir, name)) === version ? [Number(version)] : [];
    })
    .sort((a, b) => b - a);
}
