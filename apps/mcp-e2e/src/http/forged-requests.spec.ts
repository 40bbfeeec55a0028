import { HttpServer, runBursar } from '../index';

const BOT = {
  CRISTI_TELEGRAM_WEBHOOK: 'true',
  TELEGRAM_BOT_TOKEN: '12345:x',
  CRISTI_ALLOWED_USER_IDS: '111',
  TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
};
const UPDATE = {
  update_id: 1,
  message: { message_id: 1, date: 1, chat: { id: 5, type: 'private' }, from: { id: 111 }, text: 'ayuda' },
};

describe('the Telegram webhook', () => {
  it('is not opened without a secret, on loopback either', async () => {
    const { status, stdout, stderr } = await runBursar(['http', '--port', '0', '--ephemeral'], { env: BOT });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^bursar: TELEGRAM_WEBHOOK_SECRET is not set; [^\n]+\n$/);
  });

  describe('with a secret', () => {
    let server: HttpServer;
    beforeAll(async () => {
      const env = { ...BOT, TELEGRAM_WEBHOOK_SECRET: 'sesame' };
      server = await HttpServer.started({ args: ['--ephemeral'], env });
    });
    afterAll(() => server.stop());

    const post = async (headers: Readonly<Record<string, string>>, body: unknown = UPDATE) => {
      const { status } = await server.send({
        method: 'POST',
        path: '/telegram/webhook',
        headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': 'sesame', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return status;
    };

    it('takes an update', async () => expect(await post({})).toBe(200));

    it.each<[string, Record<string, string>, number]>([
      ['without the secret', { 'x-telegram-bot-api-secret-token': '' }, 401],
      ['of a page of another site', { origin: 'https://evil.example' }, 403],
      ['for another host', { host: 'evil.example' }, 403],
      ['as a form', { 'content-type': 'text/plain' }, 415],
    ])('refuses one %s', async (_, headers, status) => expect(await post(headers)).toBe(status));

    it('refuses a body that is too large or nested too deeply', async () => {
      expect(await post({}, 'x'.repeat(1024 * 1024 + 1))).toBe(413);
      expect(await post({}, '['.repeat(300_000))).toBe(400);
    });
  });
});

describe('a request that shows a proxy', () => {
  it.each([
    ['--auth none', ['--auth', 'none'], {}, 403],
    ['a trusted proxy', ['--auth', 'none'], { BURSAR_TRUST_PROXY_HEADERS: 'true' }, 200],
    ['--auth key', ['--auth', 'key'], {}, 200],
  ])('is answered with %s as it should be', async (_, args, env, status) => {
    const server = await HttpServer.started({ args: [...args, '--ephemeral'], env });
    try {
      for (const name of ['forwarded', 'x-forwarded-for', 'x-forwarded-proto']) {
        const answer = await server.send({ path: '/health/live', headers: { [name]: 'for=1.2.3.4' } });
        expect([name, answer.status]).toEqual([name, status]);
      }
      expect((await server.send({ path: '/health/live' })).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

it('a server whose data directory cannot be written says so at its start', async () => {
  const args = ['http', '--port', '0', '--data-dir', '/proc/nowhere'];
  const { status, stdout, stderr } = await runBursar(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^bursar: cannot use the data directory "\/proc\/nowhere": .*cannot be written.*\n$/);
  // Nothing is stored there.
  const server = await HttpServer.started({ args: [...args.slice(3), '--domains', 'cgt-engine'] });
  await server.stop();
});
