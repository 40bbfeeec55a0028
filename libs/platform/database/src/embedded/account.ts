import { readFileSync, statSync } from 'node:fs';

import type { Layout } from './layout';

/** Whom the server runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** What `nobody` is where the system has no list of accounts. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * The account for the server when we are root, which PostgreSQL refuses; undefined when it can run as we do. Whoever
 * owns the cluster or the data directory already goes first, then `postgres`, then `nobody`.
 */
export function serverAccount({ cluster, dataDir }: Layout): Account | undefined {
  if (process.geteuid?.() !== 0) return undefined;
  return ownerOf(cluster) ?? ownerOf(dataDir) ?? listed('postgres') ?? listed('nobody') ?? NOBODY;
}

function ownerOf(path: string): Account | undefined {
  try {
    const { uid, gid } = statSync(path);
    return uid === 0 ? undefined : { uid, gid };
  } catch {
    return undefined;
  }
}

function listed(name: string): Account | undefined {
  let accounts: string;
  try {
    accounts = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return undefined;
  }
  const fields = accounts
    .split('\n')
    .map((line) => line.split(':'))
    .find(([account]) => account === name);
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  return uid > 0 && gid >= 0 ? { uid, gid } : undefined;
}
