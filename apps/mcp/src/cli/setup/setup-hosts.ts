import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { FEW_TOOLS } from '../hosts';
import type { Entry, EntryEditor, EntryPath } from './file-entry';
import { jsonEntry } from './json-entry';
import { tomlEntry } from './toml-entry';

/** The machine that `bursar setup` runs on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The path of bursar's own program. */
  readonly program: string;
}

/** A host whose configuration file `bursar setup` writes. */
export interface SetupHost {
  readonly file: (machine: Machine) => string;
  readonly editor: EntryEditor;
  readonly path: EntryPath;
  /** What the entry has besides the command and its arguments. */
  readonly extras?: Entry;
  /** Arguments of the server in this host alone. */
  readonly args?: readonly string[];
  /** Whether the host is on the machine; by default, whether the folder of its file is there. */
  readonly isInstalled?: (machine: Machine) => boolean;
  /** Whether it has to be asked for by its name. */
  readonly isNamedOnly?: boolean;
}

const MCP_SERVERS = { editor: jsonEntry, path: ['mcpServers', 'bursar'] } as const;

/** Where programs keep their configuration. */
function configurationFolder({ platform, home, env }: Machine, folder: string): string {
  if (platform === 'darwin') return join(home, 'Library/Application Support', folder);
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData/Roaming'), folder);
  return join(xdgFolder({ home, env }), folder);
}

function xdgFolder({ home, env }: Pick<Machine, 'home' | 'env'>): string {
  return env['XDG_CONFIG_HOME'] || join(home, '.config');
}

const inHome =
  (file: string) =>
  ({ home }: Machine): string =>
    join(home, file);

function isOnPath(program: string, { platform, env }: Machine): boolean {
  const endings = platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.some((folder) => endings.some((ending) => existsSync(join(folder, `${program}${ending}`))));
}

/** The hosts by the names that `--host` takes, with the files that their documentation names. */
export const SETUP_HOSTS: Readonly<Record<string, SetupHost>> = {
  'claude-desktop': {
    ...MCP_SERVERS,
    file: (machine) => join(configurationFolder(machine, 'Claude'), 'claude_desktop_config.json'),
  },
  'claude-code': {
    ...MCP_SERVERS,
    file: inHome('.claude.json'),
    extras: { type: 'stdio' },
    isInstalled: (machine) => existsSync(join(machine.home, '.claude.json')) || isOnPath('claude', machine),
  },
  cursor: { ...MCP_SERVERS, file: inHome('.cursor/mcp.json'), args: FEW_TOOLS },
  vscode: {
    editor: jsonEntry,
    path: ['servers', 'bursar'],
    file: (machine) => join(configurationFolder(machine, 'Code'), 'User/mcp.json'),
    extras: { type: 'stdio' },
  },
  windsurf: { ...MCP_SERVERS, file: inHome('.codeium/windsurf/mcp_config.json'), args: FEW_TOOLS },
  zed: {
    editor: jsonEntry,
    path: ['context_servers', 'bursar'],
    file: ({ platform, home, env }) =>
      platform === 'win32'
        ? join(env['APPDATA'] ?? join(home, 'AppData/Roaming'), 'Zed/settings.json')
        : join(platform === 'darwin' ? join(home, '.config') : xdgFolder({ home, env }), 'zed/settings.json'),
  },
  codex: {
    editor: tomlEntry,
    path: ['mcp_servers', 'bursar'],
    file: ({ home, env }) => join(env['CODEX_HOME'] || join(home, '.codex'), 'config.toml'),
  },
  gemini: { ...MCP_SERVERS, file: inHome('.gemini/settings.json') },
  'lm-studio': { ...MCP_SERVERS, file: inHome('.lmstudio/mcp.json') },
  // The plugin of the checkout that the program was built in.
  'claude-code-plugin': {
    ...MCP_SERVERS,
    file: ({ program }) => join(dirname(program), '../../../packaging/claude-code-plugin/.mcp.json'),
    isNamedOnly: true,
  },
};

export function isInstalled(host: SetupHost, machine: Machine): boolean {
  return host.isInstalled?.(machine) ?? existsSync(dirname(host.file(machine)));
}
