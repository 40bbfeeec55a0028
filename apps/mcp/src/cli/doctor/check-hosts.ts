import type { Durability, HostState } from '@bursar/database/diagnosis';

import type { CheckResult } from './check-result';
import { listed } from '../../language/language';
import { say } from '../../language/say';

const WRONG: readonly string[] = ['refused', 'too-old', 'unresolved'];

function reasonText(role: string, address: string): string {
  if (role === 'refused') return say('{address} refuses this user, password or database name', { address });
  if (role === 'unresolved') return say('the name of {address} does not resolve', { address });
  return role === 'too-old'
    ? say('{address} is older than PostgreSQL 15', { address })
    : say('{address} does not answer', { address });
}

const UNSAFE_COMMITS = ['off', 'local'];

/** A line for each host of DATABASE_URL, and what of them together may lose a write. None can be used: the next check says so. */
export async function* checkHosts(url: string): AsyncGenerator<CheckResult> {
  const { inspectHosts } = await import('@bursar/database/diagnosis');
  const hosts = await inspectHosts(url);
  for (const host of hosts) yield describeHost(host, say('host {number}', { number: host.place }));
  const primaries = primariesOf(hosts);
  const subject = say('hosts');
  if (primaries.length > 1) {
    const numbers = primaries.map(({ name }) => name);
    const message = say(
      'hosts {numbers} ALL TAKE WRITES: each has entries that the others lack; stop all but one now',
      { numbers: listed(numbers) },
    );
    yield { subject, state: 'error', message };
  }
  for (const { name, durability } of primaries) {
    const problem = problemOf(name, durability, hosts.length > 1);
    if (problem !== undefined) yield { subject, ...problem };
  }
}

/** What may lose a write of a primary, or keeps it from being confirmed. A server that stands alone has no standby to wait for. */
function problemOf(
  number: string,
  { synchronousCommit, waitsForStandby, standbys, synchronousStandbys }: Durability,
  isOneOfSeveral: boolean,
): Omit<CheckResult, 'subject'> | undefined {
  if (UNSAFE_COMMITS.includes(synchronousCommit)) {
    const message = say(
      'host {number} has synchronous_commit {value}: a failover may lose writes that were acknowledged',
      { number, value: synchronousCommit },
    );
    return { state: 'note', message };
  }
  if (!waitsForStandby) {
    if (!isOneOfSeveral && standbys === 0) return undefined;
    const message = say(
      'no standby of host {number} is synchronous: a failover may lose writes that were acknowledged',
      { number },
    );
    return { state: 'note', message };
  }
  if (synchronousStandbys > 0) return undefined;
  const message = say(
    'host {number} waits for a synchronous standby, and none is connected: until then no write is confirmed',
    { number },
  );
  return { state: 'error', message };
}

/** Those that take writes, each once under whatever names; of a host's addresses, each is named. */
function primariesOf(hosts: readonly HostState[]) {
  const seen = new Set<string | undefined>();
  return hosts.flatMap(({ place, address, durability, server }) => {
    if (durability === undefined || seen.has(server)) return [];
    seen.add(server);
    const isOneOfSeveral = hosts.some((other) => other.place === place && other.address !== address);
    return [{ name: isOneOfSeveral ? `${place} (${address})` : String(place), durability }];
  });
}

function describeHost({ address, role }: HostState, subject: string): CheckResult {
  if (typeof role === 'string') {
    const isWrong = WRONG.includes(role);
    return { subject, state: isWrong ? 'error' : 'note', message: reasonText(role, address) };
  }
  const kind = role.isStandby ? say('standby') : role.isReadOnly ? say('primary, read-only') : say('primary');
  return { subject, state: 'ok', message: `${address}: PostgreSQL ${role.version}, ${kind}` };
}
