import {
  commandsInOneProcess,
  createKey,
  DataDirectory,
  HttpServer,
  idOf,
  runBursar,
  shown,
  UNLIMITED,
  type Finished,
} from '../index';

const KEY = /^bsr_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/;
const DAY = '\\d{4}-\\d{2}-\\d{2}';

const data = new DataDirectory();
let server: HttpServer;

beforeAll(async () => {
  server = await HttpServer.started({ args: ['--auth', 'key', ...data.args], env: UNLIMITED });
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

const key = (...args: string[]): Promise<Finished> => runBursar(['key', ...args, ...data.args]);
const statusWith = async (secret: string) =>
  (await server.send({ path: '/api/v1/accounts', headers: shown(secret) })).status;

const lineOf = async (secret: string) =>
  (await key('list')).stdout.split('\n').find((line) => line.startsWith(idOf(secret)));

it('create prints the key alone, and it opens the server that runs', async () => {
  const { status, stdout, stderr } = await key('create', '--owner', 'Ana María', '--name', ' laptop ');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.slice(0, -1)).toMatch(KEY);
  expect(stdout.slice(-1)).toBe('\n');
  expect(await statusWith(stdout.trim())).toBe(200);
  expect(await lineOf(stdout)).toMatch(new RegExp(`\tAna María\tlaptop\tcreated ${DAY}\tvalid$`));
});

it('list shows every key without what opens, and nothing that steers a terminal', async () => {
  const keys = await Promise.all([createKey(data, 'local'), createKey(data, '\u202eevil', 'zero\u200bwidth')]);
  const { status, stdout, stderr } = await key('list');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const secret of keys) {
    expect(stdout).toContain(idOf(secret));
    expect(stdout).not.toContain(secret.slice(-43));
  }
  expect(stdout).toContain('\\u{202e}evil\tzero\\u{200b}width');
  expect(stdout).not.toMatch(/[^\n\t\x20-\x7eí]/);
});

it('revoke closes at once what a key has opened, on a server in another process', async () => {
  const [one, other] = await Promise.all([createKey(data, 'ana'), createKey(data, 'ana')]);
  expect(await statusWith(one)).toBe(200);
  expect(await key('revoke', idOf(one))).toEqual({ status: 0, stdout: '', stderr: '' });
  expect([await statusWith(one), await statusWith(other)]).toEqual([401, 200]);
  expect(await lineOf(one)).toMatch(new RegExp(`\trevoked ${DAY}$`));
  const again = await key('revoke', idOf(one));
  expect(again).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^bursar: no key that opens anything .+\n$/),
  });
});

it('rotate prints a new key for the same owner, and the old one opens nothing any more', async () => {
  const old = await createKey(data, 'bea', 'phone');
  const body = JSON.stringify({ name: 'Of Bea', type: 'CASH' });
  const headers = { ...shown(old), 'content-type': 'application/json', 'idempotency-key': 'of-bea-1' };
  expect(await server.send({ method: 'POST', path: '/api/v1/accounts', headers, body })).toMatchObject({ status: 201 });
  const { status, stdout, stderr } = await key('rotate', idOf(old));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const fresh = stdout.trim();
  expect(fresh).toMatch(KEY);
  expect(await statusWith(old)).toBe(401);
  const { text } = await server.send({ path: '/api/v1/accounts', headers: shown(fresh) });
  expect(JSON.parse(text)).toMatchObject([{ name: 'Of Bea' }]);
  expect(await lineOf(fresh)).toMatch(/\tbea\tphone\t.*\tvalid$/);
});

const runInOneProcess = commandsInOneProcess();

it.each([
  [[], 2, 'create, list, revoke, rotate'],
  [['create'], 2, '--name'],
  [['create', '--name', ''], 1, '--name'],
  [['create', '--name', 'laptop', '--owner', 'two\nlines'], 1, '--owner'],
  [['create', '--label', 'laptop'], 2, '--label'],
  [['list', '--owner', 'ana'], 2, '--owner'],
  [['revoke'], 2, 'one ID'],
  [['revoke', 'nonsense'], 1, 'bursar key list'],
  [['rotate', 'ffffffff-ffff-4fff-8fff-ffffffffffff'], 1, 'bursar key list'],
])('key %j is refused in one line', async (args, status, word) => {
  const refused = await runInOneProcess(['key', ...args, ...data.args]);
  expect(refused).toEqual({ status, stdout: '', stderr: expect.stringMatching(/^bursar: [^\n]+\n$/) });
  expect(refused.stderr).toContain(word);
});

it('a whole key instead of its id is refused without being repeated', async () => {
  const secret = await createKey(data, 'ana');
  for (const verb of ['revoke', 'rotate']) {
    const { status, stdout, stderr } = await key(verb, secret);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).not.toContain(secret.slice(41, 53));
  }
  expect(await statusWith(secret)).toBe(200);
});

it('reports in one line that the database is unreachable', async () => {
  const env = { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/home' };
  const refused = await runBursar(['key', 'list'], { env });
  expect(refused).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(/^bursar: [^\n]+\n$/) });
  expect(refused.stderr).not.toMatch(/secret|someone/);
});
