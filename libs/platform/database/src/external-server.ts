import { databaseHosts, type DatabaseHost, type DatabaseHosts, type HostRequirement } from './database-hosts';
import type { DatabaseServer, ServerTarget } from './database-server';
import { DatabaseUnavailable, type UnavailableReason } from './database-unavailable';
import { connectFailure } from './connection-failure';
import { countEvent } from './guarded/events';
import { addressesOf } from './host-addresses';

/** Looks at one host: whether it can be used as is required. Throws DatabaseUnavailable. */
export type LookAtHost = (target: ServerTarget) => Promise<void>;

/**
 * A PostgreSQL that runs independently of this application, on one host or on one of several. Of several, the first
 * that fulfils `target_session_attrs` is used, the last good one before the others, until a connection to it fails. A name
 * with several addresses is as many hosts, and is looked up anew for each choice.
 */
export class ExternalServer implements DatabaseServer {
  readonly isManaged = false;
  #read: DatabaseHosts | undefined;
  #lastGood: DatabaseHost | undefined;
  /** The choice before, for telling whether another host has taken over. */
  #former: string | undefined;
  /** The choice that holds until it is doubted. */
  #chosen: Promise<ServerTarget> | undefined;

  constructor(
    private readonly url: string,
    private readonly lookAtHost: LookAtHost,
  ) {}

  async target(): Promise<ServerTarget> {
    const { hosts, requirement } = (this.#read ??= databaseHosts(this.url));
    const [only] = hosts;
    if (hosts.length === 1 && requirement === 'any' && only !== undefined) return { url: only.url };
    if (this.#chosen === undefined) {
      const chosen = this.#choose();
      this.#chosen = chosen;
      chosen.catch(() => this.#forget(chosen));
    }
    return this.#chosen;
  }

  /** A connection to the target broke, was refused, or takes no writes any more. */
  async doubt(target: ServerTarget): Promise<void> {
    const chosen = this.#chosen;
    if ((await chosen?.catch(() => undefined)) === target) this.#forget(chosen);
  }

  async release(): Promise<void> {
    // It is not managed here.
  }

  #forget(chosen: Promise<ServerTarget> | undefined): void {
    if (this.#chosen === chosen) this.#chosen = undefined;
  }

  async #choose(): Promise<ServerTarget> {
    const { hosts, requirement } = (this.#read ??= databaseHosts(this.url));
    const last = this.#lastGood;
    const inOrder = last === undefined ? hosts : [last, ...hosts.filter((host) => host !== last)];
    const failures = new Map<DatabaseHost, DatabaseUnavailable>();
    for (const host of inOrder) {
      try {
        const target = await this.#usable(host, requirement);
        this.#lastGood = host;
        this.#countFailover(JSON.stringify(target));
        return target;
      } catch (error) {
        failures.set(host, connectFailure(error));
      }
    }
    throw failureOfAll(hosts.map((host) => failures.get(host)?.reason));
  }

  /** Here and not where connections are made: all pools of a database have one server. */
  #countFailover(chosen: string): void {
    if (this.#former !== undefined && this.#former !== chosen) countEvent('failovers');
    this.#former = chosen;
  }

  /** The first address of a host that can be used. */
  async #usable({ url }: DatabaseHost, requirement: HostRequirement): Promise<ServerTarget> {
    const addresses = await addressesOf(url);
    const targets: ServerTarget[] = addresses?.map((address) => ({ url, requirement, address })) ?? [
      { url, requirement },
    ];
    const failures: DatabaseUnavailable[] = [];
    for (const target of targets) {
      try {
        await this.lookAtHost(target);
        return target;
      } catch (error) {
        failures.push(connectFailure(error));
      }
    }
    throw gravest(failures);
  }
}

const GRAVEST_FIRST: readonly UnavailableReason[] = ['refused', 'too-old', 'read-only'];

/** Of what several addresses of one host answer, what an operator has to mend. */
function gravest(failures: readonly DatabaseUnavailable[]): DatabaseUnavailable {
  const graveOne = GRAVEST_FIRST.map((reason) => failures.find((failure) => failure.reason === reason)).find(Boolean);
  return graveOne ?? failures[0] ?? new DatabaseUnavailable('unreachable');
}

/** Why none of the hosts can be used: what an operator has to mend is said before what may pass. */
function failureOfAll(reasons: readonly (DatabaseUnavailable['reason'] | undefined)[]): DatabaseUnavailable {
  const placeOf = (reason: DatabaseUnavailable['reason']) => reasons.indexOf(reason) + 1;
  if (reasons.length === 1) return new DatabaseUnavailable(reasons[0] ?? 'unreachable');
  if (reasons.includes('refused')) {
    return new DatabaseUnavailable(
      'refused',
      `Host ${placeOf('refused')} of DATABASE_URL refuses this user, password or database name, and no other host can be used; correct DATABASE_URL.`,
    );
  }
  if (reasons.includes('too-old')) {
    return new DatabaseUnavailable(
      'too-old',
      `Host ${placeOf('too-old')} of DATABASE_URL is older than PostgreSQL 15, and no other host can be used; name a newer one.`,
    );
  }
  if (reasons.includes('read-only')) return new DatabaseUnavailable('read-only');
  return new DatabaseUnavailable(
    'unreachable',
    `None of the ${reasons.length} hosts that DATABASE_URL names can be reached; start them, or correct DATABASE_URL.`,
  );
}
