// Prints what each domain publishes by itself, and under household what they publish together besides: tools, prompts and
// resources over MCP, operations over REST.
// With --write it replaces the committed list that the tests compare with: node apps/mcp-e2e/surface.mjs --write
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { fetch } = globalThis;

const BURSAR = join(import.meta.dirname, '../../dist/apps/mcp/main.js');
const COMMITTED = join(import.meta.dirname, 'src/tool-list/expected-surface.json');

/** The names of all domains, in their order, as the refusal of an unknown one lists them. */
function domainNames() {
  const { stderr } = spawnSync(process.execPath, [BURSAR, 'stdio', '--domains', 'unknown'], { encoding: 'utf8' });
  const names = /expected a list of (.+)/.exec(stderr)?.[1]?.match(/[a-z]+(-[a-z]+)*/g);
  if (names === undefined || names === null) throw new Error(`no names of domains in: ${stderr}`);
  return names;
}

/** Runs `read` with what the HTTP server of some domains prints when it starts: its addresses. */
async function withServer(domains, read) {
  const args = [BURSAR, 'http', '--port', '0', '--ephemeral', '--domains', domains];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  // Its log matters only where it does not start.
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (part) => (log += part));
  try {
    const printed = await new Promise((resolve, reject) => {
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (part) => {
        text += part;
        if (text.includes('/health/ready')) resolve(text);
      });
      void exit.then(() => reject(new Error(`the server of ${domains} ended before it listened: ${log}`)));
    });
    return await read(printed);
  } finally {
    child.kill('SIGTERM');
    await exit;
  }
}

/** The names of one list, such as `tools`; none where the server has no such list. */
async function listOf(mcp, list, nameOf) {
  const response = await fetch(mcp, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: `${list}/list` }),
  });
  const text = await response.text();
  const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  return (result?.[list] ?? []).map(nameOf);
}

/** Every operation of an OpenAPI document, such as `GET /v1/movements`. */
async function operationsOf(rest) {
  const { paths } = await (await fetch(`${rest}/openapi.json`)).json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Everything that a server of some domains publishes. */
function surfaceOf(domains) {
  return withServer(domains, async (printed) => {
    const mcp = /http:\S+\/mcp\b/.exec(printed)[0];
    const rest = [...printed.matchAll(/^ +REST +(\S+)/gm)].map(([, address]) => address);
    return {
      tools: await listOf(mcp, 'tools', ({ name }) => name),
      prompts: await listOf(mcp, 'prompts', ({ name }) => name),
      resources: await listOf(mcp, 'resources', ({ uri }) => uri),
      operations: (await Promise.all(rest.map(operationsOf))).flat(),
    };
  });
}

const names = domainNames();
const surface = {};
for (const domain of names) surface[domain] = await surfaceOf(domain);
const parts = Object.values(surface);
surface.household = Object.fromEntries(
  Object.entries(await surfaceOf(names.join())).map(([list, all]) => {
    const known = new Set(parts.flatMap((part) => part[list]));
    return [list, all.filter((name) => !known.has(name))];
  }),
);
const json = `${JSON.stringify(surface, null, 2)}\n`;
if (process.argv.includes('--write')) writeFileSync(COMMITTED, json);
else process.stdout.write(json);
