import { failureOfTexts } from '@bursar/acceptance';

import { createKey, DataDirectory, HttpServer, OFFERS, shown, UNLIMITED, type Fields } from '../index';
import type { Attempt, Held, RestAttempt } from './tenant-operations';
import { WALKED, WALKS } from './all-tenant-operations';
import { storedRows } from '../database/stored-rows';

/** What is offered beside these, and not walked, fails below. */
const STORING_NOTHING: readonly string[] = OFFERS['cgt-engine'].tools;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

interface Owner {
  /** In every row that is the owner's. */
  readonly id: string;
  readonly mark: string;
  /** As `/mcp` and `/v1` know the owner; the person at the machine shows nothing. */
  readonly headers: Readonly<Record<string, string>>;
  readonly key: string;
  readonly held: Held[];
}

const data = new DataDirectory();
const owners = new Map<string, Owner>();
const ownerOf = (name: string) => owners.get(name) as Owner;
let server: HttpServer;

beforeAll(async () => {
  server = await HttpServer.started({
    args: [...data.args, '--unified-ledger'],
    env: { ...UNLIMITED, ...WALKED },
  });
  for (const name of ['local', 'ana', 'ben']) owners.set(name, await newOwner(name));
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

/** An owner with a key, and with some of everything. */
async function newOwner(name: string): Promise<Owner> {
  const key = await createKey(data, name);
  const [mark, headers] = [`secret-of-${name}`, name === 'local' ? {} : shown(key)];
  const call = async (tool: string, input: Fields) => {
    const { text, structured } = await callAs({ headers }, tool, input);
    if (structured === undefined) throw new Error(`${tool}: ${text}`);
    return structured;
  };
  const held: Held[] = [];
  for (const walk of WALKS) held.push(await walk.fill(call, mark));
  const [id, ...others] = [...(await storedRows(data))].flatMap(([one, rows]) =>
    rows.some((row) => row.includes(mark)) ? [one] : [],
  );
  expect(others).toEqual([]);
  return { id: String(id), mark, headers, key, held };
}

interface Told {
  readonly text: string;
  readonly code: string | undefined;
  readonly structured?: Fields;
}

async function callAs({ headers }: Pick<Owner, 'headers'>, tool: string, input: Fields): Promise<Told> {
  const { text, message } = await server.callTool(tool, input, headers);
  const { isError, content, structuredContent } = message?.result ?? {};
  if (isError !== true) return { text, code: undefined, structured: structuredContent as Fields };
  const texts = content as readonly { readonly text: string }[];
  return { text, code: failureOfTexts(texts.map((part) => part.text)).code };
}

async function sendAs({ headers, key }: Owner, operation: string, attempt: RestAttempt): Promise<Told> {
  const { path, body, idempotencyKey } = attempt;
  const { status, text } = await server.send({
    method: operation.split(' ')[0] as string,
    path,
    headers: {
      ...(path.startsWith('/api/') ? shown(key) : headers),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { text, code: status < 400 ? undefined : failureOfTexts([text]).code };
}

interface Step {
  readonly what: string;
  readonly attempt: Attempt | RestAttempt;
  run(asked: Owner): Promise<Told>;
}

/** All that there is to try with what an owner has, in an order in which the owner can do it all. */
function steps({ held }: Owner): Step[] {
  return WALKS.flatMap(({ tools, routes }, index) => {
    const their = held[index] as Held;
    return [
      ...Object.entries(tools).flatMap(([what, attempts]) =>
        attempts(their).map((attempt) => ({ what, attempt, run: (as: Owner) => callAs(as, what, attempt.input) })),
      ),
      ...Object.entries(routes).flatMap(([what, attempts]) =>
        attempts(their).map((attempt) => ({ what, attempt, run: (as: Owner) => sendAs(as, what, attempt) })),
      ),
    ];
  });
}

it('every tool that stores or reads what is stored is walked', async () => {
  const { message } = await server.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const offered = (message?.result?.['tools'] as readonly { name: string }[]).map(({ name }) => name);
  const walked = WALKS.flatMap(({ tools }) => Object.keys(tools));
  expect([...walked, ...STORING_NOTHING].sort()).toEqual(offered.sort());
});

it('every operation of every REST face is walked', async () => {
  const faces = [...server.process.stdout.matchAll(/^ +REST +(\S+)/gm)].map(([, url]) => new URL(url as string));
  const offered: string[] = [];
  for (const { pathname } of faces) {
    const { text } = await server.send({ path: `${pathname}/openapi.json` });
    const { paths } = JSON.parse(text) as { readonly paths: Readonly<Record<string, object>> };
    for (const [path, item] of Object.entries(paths)) {
      offered.push(...Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`));
    }
  }
  const walked = WALKS.flatMap(({ routes }) => Object.keys(routes));
  expect(walked.sort()).toEqual(offered.sort());
});

describe.each([
  ['ana', 'ben'],
  ['ben', 'local'],
  ['local', 'ana'],
  ['ana', 'local'],
])('with what is of %s', (victimName, strangerName) => {
  it(`${strangerName} sees nothing and changes nothing`, async () => {
    const victim = ownerOf(victimName);
    const rows = (await storedRows(data)).get(victim.id) as readonly string[];
    const theirs = new Set([victim.mark, ...rows.join('\n').matchAll(UUID)].map(String));
    for (const { what, attempt, run } of steps(victim)) {
      const { text, code } = await run(ownerOf(strangerName));
      expect({ what, code }).toEqual({ what, code: attempt.refused });
      const sent = JSON.stringify(attempt);
      // What was sent may come back: it tells nothing.
      const seen = [...theirs].filter((secret) => text.includes(secret) && !sent.includes(secret));
      expect({ what, seen }).toEqual({ what, seen: [] });
    }
    expect((await storedRows(data)).get(victim.id)).toEqual(rows);
  });
});

it('every row belongs to somebody', async () => {
  const known = [...owners.values()].map(({ id }) => id);
  expect(known).toContain('local');
  expect([...(await storedRows(data)).keys()].sort()).toEqual(known.sort());
});

it.each(['local', 'ana', 'ben'])('%s can do all of it with their own', async (name) => {
  const owner = ownerOf(name);
  for (const { what, run } of steps(owner)) {
    const { code } = await run(owner);
    expect({ what, code }).toEqual({ what, code: undefined });
  }
});
