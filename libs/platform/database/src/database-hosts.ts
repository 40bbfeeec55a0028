import { DatabaseUnavailable } from './database-unavailable';

/** What a host must be to be used; see `target_session_attrs` of libpq. */
export type HostRequirement = 'any' | 'read-write' | 'primary';

/** The hosts that DATABASE_URL names. */
export interface DatabaseHosts {
  readonly requirement: HostRequirement;
  readonly hosts: readonly DatabaseHost[];
}

export interface DatabaseHost {
  /** `db.example:5432`, for the operator. */
  readonly address: string;
  /** A URL of this host alone. */
  readonly url: string;
}

const REQUIREMENTS: readonly HostRequirement[] = ['any', 'read-write', 'primary'];
const ATTRIBUTE = 'target_session_attrs';
const MOST_HOSTS = 64;
const DEFAULT_PORT = '5432';

/** Scheme, user and password, hosts, and the rest. A password may hold commas; an `@` ends it, as in any URL. */
const PARTS = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)([/?#][\s\S]*)?$/;
/** A name, an IPv4 address, or an IPv6 address in brackets; then a port. */
const PLACE = /^(\[[\da-f:.]+\]|[^[\]:\s]+)(?::(\d{1,5}))?$/i;

/**
 * Reads DATABASE_URL: one host, or several with commas as libpq takes them, each with a port or 5432. Throws
 * DatabaseUnavailable `bad-url`; its sentence names the place of what is wrong and repeats nothing of a password.
 */
export function databaseHosts(text: string): DatabaseHosts {
  const [, scheme, account, list, rest = ''] = PARTS.exec(text) ?? [];
  if (scheme === undefined || account === undefined || !list) throw new DatabaseUnavailable('bad-url');
  const addresses = list.split(',');
  if (addresses.length > MOST_HOSTS) throw badUrl(`names ${addresses.length} hosts; ${MOST_HOSTS} are the most`);
  const hosts = addresses.map((place, index): DatabaseHost => {
    const position = `host ${index + 1} of ${addresses.length}`;
    const url = `${scheme}${account}${place}${rest}`;
    if (addresses.length > 1) checkPlace(place, position);
    if (!isUrl(url)) throw new DatabaseUnavailable('bad-url');
    const { hostname, port } = new URL(url);
    return { address: `${hostname}:${port || DEFAULT_PORT}`, url: withoutAttribute(url) };
  });
  checkDifferent(hosts);
  return { requirement: requirementOf(hosts.length, `${scheme}host${rest}`), hosts };
}

function checkPlace(place: string, position: string): void {
  if (place === '') throw badUrl(`has a comma too many: ${position} is empty`);
  const [, host, port] = PLACE.exec(place) ?? [];
  if (host === undefined) throw badUrl(`is not readable at ${position}: expected host:port, IPv6 in brackets`);
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) {
    throw badUrl(`has a port that does not exist at ${position}`);
  }
}

/** The same host twice would be tried twice, and hides that another was meant. */
function checkDifferent(hosts: readonly DatabaseHost[]): void {
  hosts.forEach(({ address }, index) => {
    const first = hosts.findIndex((other) => other.address.toLowerCase() === address.toLowerCase());
    if (first < index) throw badUrl(`names one host twice: hosts ${first + 1} and ${index + 1} are the same`);
  });
}

function requirementOf(count: number, url: string): HostRequirement {
  const given = new URL(url).searchParams.getAll(ATTRIBUTE);
  if (given.length === 0) return count === 1 ? 'any' : 'read-write';
  const found = given.length === 1 ? REQUIREMENTS.find((requirement) => requirement === given[0]) : undefined;
  if (found === undefined) throw badUrl(`has a ${ATTRIBUTE} that is not one of ${REQUIREMENTS.join(', ')}`);
  return found;
}

function isUrl(text: string): boolean {
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

/** The driver does not know the attribute. A URL without it stays byte for byte as it was given. */
function withoutAttribute(text: string): string {
  const url = new URL(text);
  if (!url.searchParams.has(ATTRIBUTE)) return text;
  url.searchParams.delete(ATTRIBUTE);
  return url.href;
}

function badUrl(problem: string): DatabaseUnavailable {
  return new DatabaseUnavailable('bad-url', `DATABASE_URL ${problem}.`);
}
