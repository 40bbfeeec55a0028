import type { HostRequirement } from './database-hosts';
import { DatabaseUnavailable } from './database-unavailable';

/** What a host answers about itself. */
export interface HostRole {
  /** `15.14` */
  readonly version: string;
  /** Whether it follows another host. */
  readonly isStandby: boolean;
  /** Whether its transactions may not write unless they say so. */
  readonly isReadOnly: boolean;
}

/** One statement on a connection that no session has yet: the driver's client, or a session's. */
type RunStatement = (text: string) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

export async function readRole(run: RunStatement): Promise<HostRole> {
  const { rows } = await run(`select current_setting('server_version') as version, pg_is_in_recovery() as standby,
    current_setting('transaction_read_only') = 'on' as read_only`);
  const [row] = rows;
  return {
    version: String(row?.['version']).split(' ')[0] ?? '',
    isStandby: row?.['standby'] === true,
    isReadOnly: row?.['read_only'] === true,
  };
}

/** Throws DatabaseUnavailable `read-only` if a host with this role is not to be used. */
export function requireRole({ isStandby, isReadOnly }: HostRole, requirement: HostRequirement): void {
  const isUsable = requirement === 'any' || (!isStandby && (requirement === 'primary' || !isReadOnly));
  if (!isUsable) throw new DatabaseUnavailable('read-only');
}
