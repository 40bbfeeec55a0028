import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

import { UsageError } from '../usage-error';

/** How each host wants to be told of a server. `command` and `args` start this very build. */
const HOSTS: Readonly<Record<string, (command: string, args: readonly string[]) => string>> = {
  'claude-desktop': (command, args) => json({ mcpServers: { bursar: { command, args } } }),
  'claude-code': (command, args) => `claude mcp add bursar -- ${[command, ...args].map(shellWord).join(' ')}`,
  cursor: (command, args) => json({ mcpServers: { bursar: { command, args } } }),
  vscode: (command, args) => json({ servers: { bursar: { type: 'stdio', command, args } } }),
};

const PLACES: Readonly<Record<string, string>> = {
  'claude-desktop': 'claude_desktop_config.json (Settings, Developer, Edit Config)',
  'claude-code': 'a terminal',
  cursor: '.cursor/mcp.json in your project or your home folder',
  vscode: '.vscode/mcp.json',
};

/** The configuration that makes a host start this build over stdio. Throws a UsageError for an unknown host. */
export function configurationFor(host: string): string {
  const write = Object.hasOwn(HOSTS, host) ? HOSTS[host] : undefined;
  if (write === undefined) {
    throw new UsageError(
      `there is no configuration for host "${host}"; the hosts are ${Object.keys(HOSTS).join(', ')}`,
    );
  }
  return write(process.execPath, [realpathSync(resolve(process.argv[1] ?? '')), 'stdio']);
}

/** `bursar host-config HOST`: the configuration on stdout, ready to be redirected; where it goes, on stderr. */
export async function hostConfig(args: readonly string[]): Promise<void> {
  const [host, ...rest] = args;
  if (host === undefined || rest.length > 0) {
    throw new UsageError(`host-config takes one host: ${Object.keys(HOSTS).join(', ')}`);
  }
  const configuration = configurationFor(host);
  process.stderr.write(`For ${PLACES[host]}:\n`);
  process.stdout.write(`${configuration}\n`);
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function shellWord(word: string): string {
  return /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
