import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Both families of it lead to one server, in the order that the driver finds. */
const OWN_MACHINE = /^(?:.+\.)?localhost\.?$/i;

/**
 * The addresses that a host's name has at this moment, in the order of the resolver; undefined where the driver takes the
 * host as it is: an address, this machine, a folder of sockets. Throws an Error if the name does not resolve.
 */
export async function addressesOf(url: string): Promise<readonly string[] | undefined> {
  const host = decodeURIComponent(new URL(url).hostname);
  if (host.startsWith('[') || host.startsWith('/') || isIP(host) !== 0 || OWN_MACHINE.test(host)) return undefined;
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}
