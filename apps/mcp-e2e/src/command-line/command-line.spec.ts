import { createServer, type AddressInfo } from 'node:net';

import { HttpServer, EXPECTED_SURFACE, runBursar, StdioServer, TemporaryFolder, VERSION } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

describe('help and version', () => {
  it.each([[['help']], [['--help']], [['-h']], [['stdio', '--help']], [[]]])('%j shows every command', async (args) => {
    const { status, stdout, stderr } = await runBursar(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const command of ['stdio', 'http', 'demo', 'host-config', 'cgt report', '--files', 'BURSAR_HMRC_RATES']) {
      expect(stdout).toContain(command);
    }
  });

  it.each(['version', '--version', '-v'])('%s prints the version', async (word) => {
    expect(await runBursar([word])).toEqual({ status: 0, stdout: `${VERSION}\n`, stderr: '' });
  });
});

describe('a mistake in the command line or the environment', () => {
  const file = folder.write('a-file', '');
  const missing = `${folder.path}/missing`;

  it.each<[string[], Record<string, string>, RegExp]>([
    [['nonsense'], {}, /no command "nonsense"; the commands are stdio, http/],
    [['constructor'], {}, /no command "constructor"/],
    [['stdio', '--nonsense'], {}, /Unknown option '--nonsense'/],
    [['stdio', 'word'], {}, /no word such as "word"/],
    [['stdio', '--port', '1'], {}, /Unknown option '--port'/],
    [['http', '--port', 'abc'], {}, /--port is "abc"; expected a whole number from 0 to 65535/],
    [['http', '--port', '65536'], {}, /--port is "65536"/],
    [['http', '--port', '-1'], {}, /--port/],
    [['http', '--port', '80.5'], {}, /--port is "80.5"/],
    [['http', '--port'], {}, /--port/],
    [['http'], { BURSAR_PORT: '1e3' }, /BURSAR_PORT is "1e3"; expected a whole number/],
    [['http', '--host', '0.0.0.0', '--auth', 'none'], {}, /--auth none is for this machine alone; on 0.0.0.0/],
    [['http'], { BURSAR_HOST: '192.0.2.1' }, /port 3333 on 192.0.2.1 is not an address of this machine/],
    [['http', '--auth', 'maybe'], {}, /--auth is "maybe"; expected one of none, key/],
    [['stdio', '--ephemeral', '--data-dir', '/tmp/x'], {}, /--ephemeral and --data-dir contradict each other/],
    [
      ['stdio'],
      { SHARED_SPLIT_PARTICIPANTS: '[]' },
      /SHARED_SPLIT_PARTICIPANTS is "\[\]"; expected a JSON array of two/,
    ],
    [['stdio'], { DATABASE_URL: 'mysql://u:secret@h/d' }, /DATABASE_URL is something else; expected postgres/],
    [['telegram'], {}, /TELEGRAM_BOT_TOKEN is not set/],
    [['telegram'], { TELEGRAM_BOT_TOKEN: '1:x' }, /CRISTI_ALLOWED_USER_IDS is empty/],
    [['http', '--port', '0'], { CRISTI_TELEGRAM_WEBHOOK: 'true' }, /TELEGRAM_BOT_TOKEN is not set/],
    [
      ['http', '--port', '0', '--host', '0.0.0.0'],
      { CRISTI_TELEGRAM_WEBHOOK: 'true' },
      /TELEGRAM_WEBHOOK_SECRET is not set/,
    ],
    [['key'], {}, /key takes one of create, list, revoke, rotate/],
    [['key', 'create'], {}, /key create takes --name LABEL/],
    [['key', 'revoke'], {}, /key revoke takes one id/],
    [['key', 'list', '--owner', 'ana'], {}, /key list takes neither --owner nor --name/],
    [
      ['stdio', '--domains', 'planets'],
      {},
      new RegExp(`--domains is "planets"; expected a list of ${Object.keys(EXPECTED_SURFACE).join(', ')}`),
    ],
    [['stdio', '--domains', ''], {}, /--domains is ""/],
    [['stdio'], { BURSAR_DOMAINS: 'cgt-engine,planets' }, /BURSAR_DOMAINS is "cgt-engine,planets"/],
    [['stdio', '--files', missing], {}, /--files is ".*missing"; expected a folder that exists/],
    [['stdio', '--files', file], {}, /--files is ".*a-file"; expected a folder that exists/],
    [['stdio', '--files', folder.path, '--files', missing], {}, /--files is ".*missing"/],
    [['stdio'], { BURSAR_HMRC_RATES: missing }, /BURSAR_HMRC_RATES is ".*missing"; expected the path of a CSV file/],
    [['stdio'], { BURSAR_HMRC_RATES: folder.path }, /BURSAR_HMRC_RATES is/],
    [['host-config'], {}, /host-config takes one host: claude-desktop/],
    [['host-config', 'emacs'], {}, /no configuration for host "emacs"; the hosts are claude-desktop/],
    [['host-config', 'constructor'], {}, /no configuration for host "constructor"/],
    [['host-config', 'cursor', 'vscode'], {}, /host-config takes one host/],
    [['host-config', 'claude-desktop', '--link'], {}, /claude-desktop takes no link; cursor and vscode do/],
    [['doctor', 'word'], {}, /"doctor" takes no word/],
    [['demo', 'word'], {}, /"demo" takes no word/],
    [['cgt'], {}, /cgt takes one of report, explain, parse, convert/],
    [['cgt', 'toString', file], {}, /cgt takes one of report/],
    [['cgt', 'report'], {}, /needs at least one file/],
    [['cgt', 'report', missing], {}, /the file ".*missing" cannot be read/],
    [['cgt', 'report', file, '--format', 'xml'], {}, /--format is "xml"; expected text, json, csv/],
    [['cgt', 'report', file, '--year', '24'], {}, /--year is "24"/],
    [['cgt', 'parse', file, '--year', '2024'], {}, /cgt parse takes no --year/],
    [['cgt', 'report', file, '--ticker', 'X'], {}, /cgt report takes no --ticker/],
    [['stdio', '--files='], {}, /--files is ""; expected a folder that exists/],
    [['http', '--host', '127.0.0.1', '--port', '0', 'word'], {}, /no word such as "word"/],
    [['cgt', 'explain', file], {}, /--date YYYY-MM-DD and --ticker TICKER/],
  ])('%j with %j is one line on stderr and status 2', async (args, env, message) => {
    const { status, stdout, stderr } = await runBursar(args, { env });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^bursar: [^\n]+\n$/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  it('a port that is taken is reported', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const port = String((holder.address() as AddressInfo).port);
    try {
      expect(await runBursar(['http', '--port', port])).toEqual({
        status: 2,
        stdout: '',
        stderr: `bursar: port ${port} on 127.0.0.1 is taken; choose another with --port\n`,
      });
    } finally {
      holder.close();
    }
  });

  it('a variable that is set but empty is as good as none', async () => {
    const env = { BURSAR_PORT: '', BURSAR_DOMAINS: '', BURSAR_HMRC_RATES: '' };
    const server = await StdioServer.started({ env });
    expect(await server.close()).toEqual({ code: 0, signal: null });
  });

  it('a flag wins over the environment', async () => {
    const http = await HttpServer.started({ args: ['--host', 'localhost'], env: { BURSAR_HOST: '127.0.0.1' } });
    await http.stop();
    expect(http.url.hostname).toBe('localhost');
  });
});
