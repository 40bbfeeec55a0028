import { storedRows } from '../database/stored-rows';
import { operationsOf } from '../http/openapi-operations';
import { DataDirectory, HttpServer, surfaceOf, TOOLS, UNLIMITED } from '../index';
import { OPERATIONS_ENV, STORELESS_DOMAINS, TENANT_OPERATIONS } from './all-tenant-operations';
import { leaksIn } from './leaks';
import { generatedOperations, readsStoredData, writtenOperations, type Published } from './operations-of-owner';
import { Owner } from './owner';

/** Errors that say that the server failed, not that it refused. */
const SERVER_ERRORS = ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'DB_ERROR', 'BACKEND_ERROR'];
const NAMES = ['local', 'ana', 'ben'];

const data = new DataDirectory();
const owners = new Map<string, Owner>();
const ownerOf = (name: string) => owners.get(name) as Owner;
let server: HttpServer;
let published: Published;

beforeAll(async () => {
  server = await HttpServer.started({
    args: [...data.args, '--unified-ledger'],
    env: { ...UNLIMITED, ...OPERATIONS_ENV },
  });
  published = await publishedBy(server);
  for (const name of NAMES) owners.set(name, await Owner.created(server, data, name));
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

async function publishedBy({ process: { stdout } }: HttpServer): Promise<Published> {
  const { message } = await server.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const addresses = [...stdout.matchAll(/^ +REST +(\S+)/gm)].map(([, url]) => new URL(url as string));
  const documents = await Promise.all(
    addresses.map(async ({ pathname }) => JSON.parse((await server.send({ path: `${pathname}/openapi.json` })).text)),
  );
  return {
    tools: message?.result?.['tools'] as Published['tools'],
    operations: documents.flatMap((document) => operationsOf(document)),
  };
}

it('every tool that writes has an operation, and every operation is of a tool that is published', () => {
  const written = TENANT_OPERATIONS.flatMap(({ tools }) => Object.keys(tools));
  const generated = published.tools.filter(readsStoredData).map(({ name }) => name);
  const storeless = STORELESS_DOMAINS.flatMap((domain) => surfaceOf(domain).tools);
  expect([...new Set([...written, ...generated, ...storeless])].sort()).toEqual([...TOOLS].sort());
});

it('every REST operation that writes has an operation, and every operation is of one that is published', () => {
  const written = TENANT_OPERATIONS.flatMap(({ routes }) => Object.keys(routes));
  const generated = published.operations.filter(({ method }) => method === 'GET').map(({ name }) => name);
  expect([...new Set([...written, ...generated])].sort()).toEqual(published.operations.map(({ name }) => name).sort());
});

const secretsOf = async (owner: Owner) => [owner.mark, ...(await owner.ids())];
const PAIRS = [
  ['ana', 'ben'],
  ['ben', 'local'],
  ['local', 'ana'],
  ['ana', 'local'],
] as const;

// First, since the operations below leave texts of others in what a caller stores.
it.each(PAIRS)(
  'with the ids of %s, %s sees nothing by any generated call that reads',
  async (ownerName, callerName) => {
    const [owner, caller] = [ownerOf(ownerName), ownerOf(callerName)];
    const [rows, secrets] = [await owner.rows(), await secretsOf(owner)];
    for (const { name, sent, run } of await generatedOperations(published, owner)) {
      const { text, code } = await run(caller);
      const leaks = leaksIn({ sent, received: text }, secrets);
      expect({ name, sent, leaks }).toEqual({ name, sent, leaks: [] });
      expect(SERVER_ERRORS).not.toContain(code);
    }
    expect(await owner.rows()).toEqual(rows);
  },
);

it.each(PAIRS)('with the ids of %s, %s sees nothing and changes nothing', async (ownerName, callerName) => {
  const [owner, caller] = [ownerOf(ownerName), ownerOf(callerName)];
  const [rows, secrets] = [await owner.rows(), await secretsOf(owner)];
  for (const { name, sent, refused, run } of writtenOperations(owner)) {
    const { text, code } = await run(caller);
    expect({ name, code }).toEqual({ name, code: refused });
    const leaks = leaksIn({ sent, received: text }, secrets);
    expect({ name, sent, leaks }).toEqual({ name, sent, leaks: [] });
  }
  expect(await owner.rows()).toEqual(rows);
});

it('every row belongs to an owner', async () => {
  const known = [...owners.values()].map(({ id }) => id);
  expect(known).toContain('local');
  expect([...(await storedRows(data)).keys()].sort()).toEqual(known.sort());
});

describe.each(NAMES)('with the own ids, %s', (name) => {
  it('succeeds with a generated call of everything that reads', async () => {
    const owner = ownerOf(name);
    const codes = new Map<string, (string | undefined)[]>();
    for (const operation of await generatedOperations(published, owner)) {
      const { code } = await operation.run(owner);
      codes.set(operation.name, [...(codes.get(operation.name) ?? []), code]);
    }
    // One that is always refused needs an operation that is written by hand.
    const refused = [...codes].filter(([, all]) => !all.includes(undefined));
    expect(refused).toEqual([]);
  });

  it('can do all of it', async () => {
    const owner = ownerOf(name);
    for (const { name: operation, sent, run } of writtenOperations(owner)) {
      const { code } = await run(owner);
      expect({ operation, sent, code }).toEqual({ operation, sent, code: undefined });
    }
  });
});
