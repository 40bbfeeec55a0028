import { didYouMean } from '../configuration/close-name';
import { wrapped } from './help/wrapped';
import { say } from '../language/say';

/** The command that starts a server. */
export interface Start {
  readonly command: string;
  readonly args: readonly string[];
}

/** For hosts that take about 40 tools at most. */
export const FEW_TOOLS = ['--toolset', 'everyday'] as const;

/** How a host is configured. */
export interface Host {
  /** Where the configuration goes. */
  readonly location: () => string;
  readonly configuration: (start: Start) => string;
  /** An install link, which the host asks its user to confirm. */
  readonly link?: (start: Start) => string;
}

const withFewTools = ({ command, args }: Start): Start => ({ command, args: [...args, ...FEW_TOOLS] });

const mcpServers = (start: Start) => json({ mcpServers: { bursar: start } });

/** ChatGPT starts no programs: it calls a URL, with a token or without credentials, but cannot send an API key. */
function chatgpt(): string {
  return [
    `Name: bursar
MCP Server URL: https://bursar.example.com/mcp
Authentication: No authentication
`,
    say(
      'ChatGPT calls servers on the internet over HTTPS. It starts no programs and cannot send an API key, so you need',
    ),
    `1. ${say('on the machine with your data, "bursar http --auth key", which listens on 127.0.0.1:3333;')}`,
    `2. ${say('an API key, which "bursar key create --name chatgpt" prints once;')}`,
    `3. ${say(
      'a proxy or tunnel with a certificate for the URL above that forwards to http://127.0.0.1:3333/mcp, sends "Host: localhost" and adds the header X-MCP-API-Key with that key. Anyone who can reach the proxy can read and change your data: admit ChatGPT only.',
    )}
`,
    say(
      'With an OAuth issuer instead: run "bursar http --auth oauth" with BURSAR_OAUTH_ISSUER set to the issuer and BURSAR_OAUTH_AUDIENCE to the URL above, and choose "Authentication: OAuth". ChatGPT then signs you in at the issuer, and the proxy adds neither the key nor the Host header.',
    ),
  ]
    .flatMap((text) => wrapped(text, 0))
    .join('\n');
}

/** The hosts, by the names that "host-config" takes. */
export const HOSTS: Readonly<Record<string, Host>> = {
  'claude-desktop': {
    location: () => say('claude_desktop_config.json (Settings, Developer, Edit Config)'),
    configuration: mcpServers,
  },
  'claude-code': {
    location: () => say('a terminal'),
    configuration: ({ command, args }) => `claude mcp add bursar -- ${[command, ...args].map(shellWord).join(' ')}`,
  },
  cursor: {
    location: () => say('.cursor/mcp.json in your project or your home folder'),
    configuration: (start) => mcpServers(withFewTools(start)),
    link: (start) => {
      const config = encodeURIComponent(Buffer.from(JSON.stringify(withFewTools(start))).toString('base64'));
      return `cursor://anysphere.cursor-deeplink/mcp/install?name=bursar&config=${config}`;
    },
  },
  vscode: {
    location: () => '.vscode/mcp.json',
    configuration: (start) => json({ servers: { bursar: { type: 'stdio', ...start } } }),
    link: (start) =>
      `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: 'bursar', type: 'stdio', ...start }))}`,
  },
  chatgpt: {
    location: () => say('ChatGPT (Settings, Apps, Advanced settings: Developer mode; then Create app)'),
    configuration: chatgpt,
  },
};

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function shellWord(word: string): string {
  return /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The refusal of a host that there is not. */
export function unknownHost(name: string, names: readonly string[]): string {
  const refusal = say('unknown host "{name}": expected {names}', { name, names: names.join(', ') });
  return `${refusal}${didYouMean(name, names)}`;
}
