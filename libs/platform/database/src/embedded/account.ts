import { readFileSync, statSync } from 'node:fs';

import type { Layout } from './layout';

/** The operating system account that the server runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const OWN_NAMES = ['bursar', 'postgres', 'nobody'];

/** The ids of `nobody` where the system has no list of accounts. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * The account for the server if this process is root, as which PostgreSQL refuses to run; otherwise undefined. The
 * owner of the cluster or of the data directory comes first, then an account of its own, `bursar`; `postgres` and `nobody`,
 * which other programs share, are what is left.
 */
export function serverAccount({ cluster, dataDir }: Layout): Account | undefined {
  if (process.geteuid?.() !== 0) return undefined;
  return ownerOf(cluster) ?? named(ownerOf(dataDir)) ?? OWN_NAMES.map(listed).find(Boolean) ?? NOBODY;
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
  return accounts().find((account) => account.name === name && account.uid > 0);
}

/** initdb needs an account that has a name. */
function named(account: Account | undefined): Account | undefined {
  return accounts().some(({ uid }) => uid === account?.uid) ? account : undefined;
}

function accounts(): (Account & { name: string })[] {
  let text: string;
  try {
    text = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
