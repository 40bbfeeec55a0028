import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

import { readFlags } from '../../configuration/read-flags';
import { HOSTS, type Host, type Start } from '../hosts';
import { UsageError } from '../../configuration/usage-error';
import { VERSION } from '../../version';

const OPTIONS = { npx: { type: 'boolean' }, link: { type: 'boolean' } } as const;

/** `bursar host-config HOST`: prints the configuration on stdout, ready to be redirected, and where it goes on stderr. */
export async function hostConfig(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, {}, OPTIONS);
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) {
    throw new UsageError(`host-config needs one host: ${Object.keys(HOSTS).join(', ')}`);
  }
  const host = hostNamed(name);
  const start = values.npx === true ? publishedPackage() : thisBuild();
  if (values.link === true) {
    if (host.link === undefined) throw new UsageError(`--link works for cursor and vscode only, not for ${name}`);
    process.stdout.write(`${host.link(start)}\n`);
    return;
  }
  process.stderr.write(`For ${host.location}:\n`);
  process.stdout.write(`${host.configuration(start)}\n`);
}

/** The configuration that makes a host start this build over stdio. Throws a UsageError for an unknown host. */
export function configurationFor(name: string): string {
  return hostNamed(name).configuration(thisBuild());
}

function hostNamed(name: string): Host {
  const host = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined;
  if (host !== undefined) return host;
  throw new UsageError(`unknown host "${name}": expected one of ${Object.keys(HOSTS).join(', ')}`);
}

function thisBuild(): Start {
  return { command: process.execPath, args: [realpathSync(resolve(process.argv[1] ?? '')), 'stdio'] };
}

/** Pinned to this version: an older one refuses a database that a newer one has migrated. */
function publishedPackage(): Start {
  return { command: 'npx', args: ['-y', `bursar@${VERSION}`, 'stdio'] };
}
