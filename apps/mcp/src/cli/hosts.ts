/** What starts a server. */
export interface Start {
  readonly command: string;
  readonly args: readonly string[];
}

/** How a host wants to be told of a server. */
export interface Host {
  /** Where the configuration goes. */
  readonly place: string;
  readonly configuration: (start: Start) => string;
  /** What a browser hands to the host, which then asks its user. */
  readonly link?: (start: Start) => string;
}

const mcpServers = (start: Start) => json({ mcpServers: { bursar: start } });

/** ChatGPT starts no program: it calls an address, and shows a token or nothing, but no key. */
const CHATGPT = `Name: bursar
MCP Server URL: https://bursar.example.com/mcp
Authentication: No authentication

ChatGPT calls a server that the internet can reach over HTTPS; it starts none and shows no key. So it takes
1. on the machine with your data, "bursar http --auth key", which listens on 127.0.0.1:3333;
2. a key, which "bursar key create --name chatgpt" prints once;
3. a proxy or tunnel of yours that has a certificate for the address above, leads it to http://127.0.0.1:3333/mcp,
   sends "Host: localhost" and adds the header X-MCP-API-Key with that key. Who reaches the proxy sees and changes your
   data: let in ChatGPT alone.

Or, with an issuer of tokens, "bursar http --auth oauth" with BURSAR_OAUTH_ISSUER set to it, and BURSAR_OAUTH_AUDIENCE to
the address above. Then choose "Authentication: OAuth": ChatGPT signs you in there, and the proxy adds neither key nor Host.
`;

/** The hosts, by the names that "host-config" takes. */
export const HOSTS: Readonly<Record<string, Host>> = {
  'claude-desktop': {
    place: 'claude_desktop_config.json (Settings, Developer, Edit Config)',
    configuration: mcpServers,
  },
  'claude-code': {
    place: 'a terminal',
    configuration: ({ command, args }) => `claude mcp add bursar -- ${[command, ...args].map(shellWord).join(' ')}`,
  },
  cursor: {
    place: '.cursor/mcp.json in your project or your home folder',
    configuration: mcpServers,
    link: (start) => {
      const config = encodeURIComponent(Buffer.from(JSON.stringify(start)).toString('base64'));
      return `cursor://anysphere.cursor-deeplink/mcp/install?name=bursar&config=${config}`;
    },
  },
  vscode: {
    place: '.vscode/mcp.json',
    configuration: (start) => json({ servers: { bursar: { type: 'stdio', ...start } } }),
    link: (start) =>
      `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: 'bursar', type: 'stdio', ...start }))}`,
  },
  chatgpt: {
    place: 'ChatGPT (Settings, Apps, Advanced settings: Developer mode; then Create app)',
    configuration: () => CHATGPT.trimEnd(),
  },
};

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function shellWord(word: string): string {
  return /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
