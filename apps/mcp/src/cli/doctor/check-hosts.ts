import type { HostState } from '@bursar/database/diagnosis';

import type { CheckResult } from './check-result';

const REASONS: Readonly<Record<string, string>> = {
  refused: 'refuses this user, password or database name',
  'too-old': 'is older than PostgreSQL 15',
};
const UNSAFE_COMMITS = ['off', 'local'];

/** A line for each host of DATABASE_URL, and what of them together may lose a write. None can be used: the next check says so. */
export async function* checkHosts(url: string): AsyncGenerator<CheckResult> {
  const { inspectHosts } = await import('@bursar/database/diagnosis');
  const hosts = await inspectHosts(url);
  for (const [index, host] of hosts.entries()) yield describeHost(host, `host ${index + 1}`);
  const primaries = hosts.flatMap(({ durability }, index) => (durability === undefined ? [] : [{ index, durability }]));
  const subject = 'hosts';
  if (primaries.length > 1) {
    const numbers = primaries.map(({ index }) => index + 1).join(' and ');
    const message = `hosts ${numbers} ALL TAKE WRITES: each has entries that the others lack; stop all but one now`;
    yield { subject, state: 'error', message };
  }
  for (const { index, durability } of primaries) {
    const { synchronousCommit, waitsForStandby } = durability;
    const mayLose = 'a failover may lose writes that were acknowledged';
    if (UNSAFE_COMMITS.includes(synchronousCommit)) {
      yield {
        subject,
        state: 'note',
        message: `host ${index + 1} has synchronous_commit ${synchronousCommit}: ${mayLose}`,
      };
    } else if (hosts.length > 1 && !waitsForStandby) {
      yield { subject, state: 'note', message: `no standby of host ${index + 1} is synchronous: ${mayLose}` };
    }
  }
}

function describeHost({ address, role }: HostState, subject: string): CheckResult {
  if (typeof role === 'string') {
    const isWrong = Object.hasOwn(REASONS, role);
    return { subject, state: isWrong ? 'error' : 'note', message: `${address} ${REASONS[role] ?? 'does not answer'}` };
  }
  const kind = role.isStandby ? 'standby' : role.isReadOnly ? 'primary, read-only' : 'primary';
  return { subject, state: 'ok', message: `${address}: PostgreSQL ${role.version}, ${kind}` };
}
