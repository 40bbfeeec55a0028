import { join } from 'node:path';

import { systemClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import { lanAddress } from '../../access/pairing/lan-address';
import { ownCertificate } from '../../access/pairing/own-certificate';
import { PairingCode } from '../../access/pairing/pairing-code';
import { fingerprintOf, hostOf, readTls } from '../../access/tls';
import { platformDataDirectory } from '../../configuration/data-directory';
import type { Settings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import type { Devices } from '../../transports/devices';
import { listen } from '../../transports/http';
import type { HttpParts } from '../../transports/http-parts';
import { PairingListener, type PairingCertificate } from '../../transports/pairing-listener';
import { say } from '../../language/say';

/** Where devices pair, beside the server's own port. */
export const PAIRING_PORT = 3334;

/** Where other devices reach this machine. */
export interface NetworkAddress {
  /** Unless given, the address at home, or every address where there is a certificate of one's own. */
  readonly host?: string | undefined;
  readonly port: number;
}

interface DevicesOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly network: NetworkAddress;
  /** What the listener answers with. */
  partsForDevices(): HttpParts;
  readonly onPairingClosed?: (() => void) | undefined;
}

/** The devices of a server, and its listener for new ones. */
export function openDevices({
  settings,
  database,
  network,
  partsForDevices,
  onPairingClosed,
}: DevicesOptions): Devices {
  const { host, port } = network;
  const code = new PairingCode(() => Date.now());
  const hasOwn = settings.tlsCert !== undefined;
  const listener = new PairingListener({
    code,
    onClosed: onPairingClosed,
    certificate: () => certificateOf(settings, host),
    listen: (tls) => listen(partsForDevices(), { host: host ?? (hasOwn ? '0.0.0.0' : addressAtHome()), port }, tls),
  });
  const keys = async () => (await import('@bursar/access')).openAccess(database, systemClock);
  return { keys, code, listener, readOnly: settings.readOnly };
}

/** Throws a UsageError where there is none to be had. */
function certificateOf(settings: Settings, host: string | undefined): PairingCertificate {
  const own = readTls(settings);
  if (own !== undefined) {
    const [first] = own.names.filter((name) => !name.startsWith('*'));
    const name = host !== undefined && own.names.includes(hostOf(host)) ? hostOf(host) : first;
    if (name === undefined)
      throw new UsageError(say('the certificate of --tls-cert is not for a single name: use one that is'));
    return { tls: own, fingerprint: fingerprintOf(own), isSelfMade: false, host: name };
  }
  const address = host ?? addressAtHome();
  const made = ownCertificate(folderOf(settings), address, Date.now());
  return { tls: made, fingerprint: fingerprintOf(made), isSelfMade: true, host: hostOf(address) };
}

function addressAtHome(): string {
  const address = lanAddress();
  if (address !== undefined) return address;
  throw new UsageError(
    say('this machine has no address on a network at home: connect it, or give the address with --host'),
  );
}

function folderOf({ ephemeral, dataDir }: Settings): string | undefined {
  return ephemeral ? undefined : join(dataDir ?? platformDataDirectory(process.env), 'pairing');
}
