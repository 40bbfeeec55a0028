import { networkInterfaces } from 'node:os';

/** Addresses that routers give out at home, the most usual first (RFC 1918, RFC 6598). */
const AT_HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./];
/** Networks between programs of this machine. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|podman|cni|flannel)/;

/** The address under which other devices at home reach this machine; undefined where there is none. */
export function lanAddress(interfaces = networkInterfaces()): string | undefined {
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, found = []]) => found)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
  const rank = (address: string) => {
    const place = AT_HOME.findIndex((pattern) => pattern.test(address));
    return place === -1 ? AT_HOME.length : place;
  };
  return [...addresses].sort((one, other) => rank(one) - rank(other))[0];
}
