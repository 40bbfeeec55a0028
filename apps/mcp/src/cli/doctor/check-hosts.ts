import type { HostState } from '@bursar/database/diagnosis';

import type { CheckResult } from './check-result';
import { listed } from '../../language/language';
import { say } from '../../language/say';

const WRONG: readonly string[] = ['refused', 'too-old'];
function reasonText(role: string, address: string): string {
  if (role === 'refused') return say('{address} refuses this user, password or database name', { address });
  return role === 'too-old'
    ? say('{address} is older than PostgreSQL 15', { address })
    : say('{address} does not answer', { address });
}

const UNSAFE_COMMITS = ['off', 'local'];

/** A line for each host of DATABASE_URL, and what of them together may lose a write. None can be used: the next check says so. */
export async function* checkHosts(url: string): AsyncGenerator<CheckResult> {
  const { inspectHosts } = await import('@bursar/database/diagnosis');
  const hosts = await inspectHosts(url);
  for (const [index, host] of hosts.entries()) yield describeHost(host, say('host {number}', { number: index + 1 }));
  const primaries = hosts.flatMap(({ durability }, index) => (durability === undefined ? [] : [{ index, durability }]));
  const subject = say('hosts');
  if (primaries.length > 1) {
    const numbers = primaries.map(({ index }) => String(index + 1));
    const message = say(
      'hosts {numbers} ALL TAKE WRITES: each has entries that the others lack; stop all but one now',
      { numbers: listed(numbers) },
    );
    yield { subject, state: 'error', message };
  }
  for (const { index, durability } of primaries) {
    const { synchronousCommit, waitsForStandby } = durability;
    if (UNSAFE_COMMITS.includes(synchronousCommit)) {
      yield {
        subject,
        state: 'note',
        message: say(
          'host {number} has synchronous_commit {value}: a failover may lose writes that were acknowledged',
          { number: index + 1, value: synchronousCommit },
        ),
      };
    } else if (hosts.length > 1 && !waitsForStandby) {
      yield {
        subject,
        state: 'note',
        message: say('no standby of host {number} is synchronous: a failover may lose writes that were acknowledged', {
          number: index + 1,
        }),
      };
    }
  }
}

function describeHost({ address, role }: HostState, subject: string): CheckResult {
  if (typeof role === 'string') {
    const isWrong = WRONG.includes(role);
    return { subject, state: isWrong ? 'error' : 'note', message: reasonText(role, address) };
  }
  const kind = role.isStandby ? say('standby') : role.isReadOnly ? say('primary, read-only') : say('primary');
  return { subject, state: 'ok', message: `${address}: PostgreSQL ${role.version}, ${kind}` };
}
