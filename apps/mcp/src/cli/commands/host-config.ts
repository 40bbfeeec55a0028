import { HOST_CONFIG } from '../definitions/setup-commands';
import { HOSTS, unknownHost, type Host } from '../hosts';
import { print } from '../print';
import { readCommand } from '../read-command';
import { onDataDirectory, startCommand } from '../start-command';
import { UsageError } from '../../configuration/usage-error';
import { say } from '../../language/say';

/** `bursar host-config HOST`: prints the configuration on stdout, ready to be redirected, and where it goes on stderr. */
export async function hostConfig(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(HOST_CONFIG, args);
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) {
    throw new UsageError(say('host-config needs one host: {names}', { names: Object.keys(HOSTS).join(', ') }));
  }
  const host = hostNamed(name);
  const start = startCommand(values.npx);
  if (values.link === true) {
    if (host.link === undefined)
      throw new UsageError(say('--link works for cursor and vscode only, not for {name}', { name }));
    const link = host.link(start);
    return print(values, { host: name, link }, `${link}\n`);
  }
  const configuration = host.configuration(start);
  if (values.json !== true) process.stderr.write(`${say('For {location}:', { location: host.location() })}\n`);
  print(values, { host: name, location: host.location(), configuration }, `${configuration}\n`);
}

/**
 * The configuration that makes a host start this build over stdio, on a data directory where one is given. Throws a UsageError
 * for an unknown host.
 */
export function configurationFor(name: string, dataDir?: string): string {
  return hostNamed(name).configuration(onDataDirectory(startCommand(false), dataDir));
}

function hostNamed(name: string): Host {
  const host = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined;
  if (host !== undefined) return host;
  const names = Object.keys(HOSTS);
  throw new UsageError(unknownHost(name, names));
}
