import { TestIssuer } from '@bursar/access/testing';

import { bearing, createKey, DataDirectory, HttpServer, shown, takingTokens, UNLIMITED } from '../index';

const AUDIENCE = 'api://bursar';

const data = new DataDirectory();
let issuers: TestIssuer[];
/** Two processes on one database that take the tokens of one issuer, and a third that takes those of another. */
let servers: HttpServer[];

beforeAll(async () => {
  issuers = await Promise.all([TestIssuer.started(), TestIssuer.started()]);
  const start = (issuer: number) =>
    HttpServer.started({
      args: [...data.args, '--files', data.path],
      env: { ...takingTokens(at(issuers, issuer), AUDIENCE), ...UNLIMITED },
    });
  servers = [await start(0), await start(0), await start(1)];
});
afterAll(async () => {
  await Promise.all([...servers, ...issuers].map((running) => running.stop()));
  await data.remove();
});

type Headers = Readonly<Record<string, string>>;

function at<Item>(items: readonly Item[], index: number): Item {
  return items[index] as Item;
}

const tokenOf = async (subject: string, issuer = 0) => bearing(await at(issuers, issuer).token(AUDIENCE, subject));

async function openAccount(headers: Headers, name: string, server = at(servers, 0)): Promise<void> {
  const input = { idempotencyKey: `open ${name}`, name, type: 'CASH' };
  const { message } = await server.callTool('planifi_createAccount_v1', input, headers);
  expect(message?.result).toHaveProperty('structuredContent.account.name', name);
}

async function accountsOverMcp(headers: Headers, server = at(servers, 0)): Promise<string[]> {
  const { message } = await server.callTool('planifi_listAccounts_v1', {}, headers);
  const { accounts } = message?.result?.['structuredContent'] as { accounts: { name: string }[] };
  return accounts.map(({ name }) => name);
}

async function accountsOverRest(headers: Headers, server = at(servers, 0)): Promise<string[]> {
  const { text } = await server.send({ path: '/api/v1/accounts', headers });
  return (JSON.parse(text) as { name: string }[]).map(({ name }) => name);
}

async function purchasesOf(headers: Headers): Promise<unknown[]> {
  const { text } = await at(servers, 0).send({ path: '/v1/movements?year=2026&month=2', headers });
  return (JSON.parse(text) as { items: unknown[] }).items;
}

it('a subject is the same owner with any of its tokens, over MCP and REST, in any process', async () => {
  await openAccount(await tokenOf('ana'), 'of ana');
  for (const server of servers.slice(0, 2)) {
    expect(await accountsOverMcp(await tokenOf('ana'), server)).toEqual(['of ana']);
    expect(await accountsOverRest(await tokenOf('ana'), server)).toEqual(['of ana']);
  }
});

it('subjects see nothing of each other, of keys or of the person at the machine', async () => {
  await openAccount(await tokenOf('ben'), 'of ben');
  await openAccount(await tokenOf('local'), 'of one called local');
  const [named, local] = [await createKey(data, 'ana'), await createKey(data, 'local')];
  await openAccount(shown(named), 'of the household ana');
  const seen = [];
  for (const headers of [
    await tokenOf('ben'),
    await tokenOf('local'),
    await tokenOf('BEN'),
    shown(named),
    shown(local),
  ]) {
    seen.push([await accountsOverMcp(headers), await accountsOverRest(headers)]);
  }
  const both = (...names: string[]) => [names, names];
  expect(seen).toEqual([both('of ben'), both('of one called local'), both(), both('of the household ana'), both()]);

  const body = JSON.stringify({
    type: 'purchase',
    amount: '10.00',
    description: 'of ben',
    requested_by_participant_id: 'elias',
    occurred_at: '2026-02-10T12:00:00Z',
  });
  const headers = { 'content-type': 'application/json', ...(await tokenOf('ben')) };
  const bought = await at(servers, 0).send({ method: 'POST', path: '/v1/movements', headers, body });
  expect(bought.status).toBe(201);
  expect(await purchasesOf(await tokenOf('ben'))).toEqual([expect.objectContaining({ description: 'of ben' })]);
  expect(await purchasesOf(await tokenOf('ana'))).toEqual([]);
});

it('subjects of the same name are others where another issuer knows them', async () => {
  const otherAna = await tokenOf('ana', 1);
  expect(await accountsOverMcp(otherAna, at(servers, 2))).toEqual([]);
  await openAccount(otherAna, 'of another ana', at(servers, 2));
  expect(await accountsOverRest(await tokenOf('ana'))).toEqual(['of ana']);
  expect((await at(servers, 0).send({ path: '/api/v1/accounts', headers: otherAna })).status).toBe(401);
});

it('a subject that calls many times at once for the first time is one owner', async () => {
  const headers = await tokenOf('crowd');
  const calls = Array.from({ length: 24 }, (_, index) =>
    openAccount(headers, `account ${index}`, at(servers, index % 2)),
  );
  await Promise.all(calls);
  const accounts = await accountsOverRest(headers);
  expect(accounts.sort()).toEqual(Array.from({ length: 24 }, (_, index) => `account ${index}`).sort());
});

it('files are for the person at the machine', async () => {
  const { message } = await at(servers, 0).callTool('convert_to_dsl', { cgt_path: 'x.cgt' }, await tokenOf('ana'));
  expect(message?.error).toMatchObject({ data: { hint: 'send what the file holds' } });
});
