import { createServer, type AddressInfo } from 'node:net';

import { commandsInOneProcess, HttpServer, DOMAINS, runBursar, StdioServer, TemporaryFolder, VERSION } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());
const runInOneProcess = commandsInOneProcess();

describe('help and version', () => {
  it.each([[['help']], [['--help']], [['-h']], [[]]])('%j shows every command', async (args) => {
    const { status, stdout, stderr } = await runBursar(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const command of ['month', 'import', 'demo', 'cgt']) expect(stdout).toContain(`\n  ${command} `);
    for (const command of ['stdio', 'http', 'completion']) expect(stdout).toContain(command);
  });

  it.each([
    [['stdio', '--help'], 'bursar stdio', '--files'],
    [['help', 'http'], 'bursar http', 'BURSAR_HMRC_RATES'],
    [['key', 'create', '-h'], 'bursar key create', '--owner'],
    [['cgt', 'return', 'x.cgt', '--year', '--help'], 'bursar cgt return', '--taxable-income'],
    [['help', 'key'], 'bursar key create', 'revoke'],
    [['import', '--help'], 'bursar import', '--statement-account'],
  ])('%j shows the help of that command', async (args, usage, option) => {
    const { status, stdout, stderr } = await runInOneProcess(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: ${usage}`));
    expect(stdout).toContain(option);
  });

  it('is also there as JSON', async () => {
    const { stdout } = await runBursar(['help', '--json']);
    const { commands } = JSON.parse(stdout) as { commands: { name: string; options: object[] }[] };
    expect(commands.find(({ name }) => name === 'import')?.options[0]).toEqual({
      name: '--commit',
      value: null,
      default: null,
      summary: 'store what the files hold; without it nothing is stored',
      values: [],
    });
  });

  it.each(['version', '--version', '-v'])('%s prints the version', async (word) => {
    expect(await runBursar([word])).toEqual({ status: 0, stdout: `${VERSION}\n`, stderr: '' });
  });
});

describe('a mistake in the command line or the environment', () => {
  const file = folder.write('a-file', '');
  const missing = `${folder.path}/missing`;

  it.each<[string[], Record<string, string>, RegExp]>([
    [['nonsense'], {}, /unknown command "nonsense"; "bursar help" lists them/],
    [['constructor'], {}, /unknown command "constructor"/],
    [['imprt'], {}, /unknown command "imprt"; did you mean import\?/],
    [['help', 'imprt'], {}, /unknown command "imprt"; did you mean import\?/],
    [['export', '--acount', 'x'], {}, /"export" has no option --acount; did you mean --account\?/],
    [['export', '--account'], {}, /--account needs a value/],
    [['export', '--account', '--format'], {}, /--account needs a value/],
    [['setup', '--yes=1'], {}, /--yes takes no value/],
    [['completion', 'tcsh'], {}, /completion needs one shell: bash, zsh, fish/],
    [['import', '-'], {}, /there is nothing on the standard input/],
    [['stdio', '--nonsense'], {}, /"stdio" has no option --nonsense/],
    [['stdio', 'word'], {}, /unexpected argument "word"/],
    [['stdio', '--port', '1'], {}, /"stdio" has no option --port/],
    [['http', '--port', 'abc'], {}, /invalid --port "abc": expected a whole number from 0 to 65535/],
    [['http', '--port', '65536'], {}, /invalid --port "65536"/],
    [['http', '--port', '-1'], {}, /--port/],
    [['http', '--port', '80.5'], {}, /invalid --port "80.5"/],
    [['http', '--port'], {}, /--port/],
    [['http'], { BURSAR_PORT: '1e3' }, /invalid BURSAR_PORT "1e3": expected a whole number/],
    [['http', '--host', '0.0.0.0', '--auth', 'none'], {}, /--auth none works on loopback only: on 0.0.0.0/],
    [['http'], { BURSAR_HOST: '192.0.2.1' }, /port 3333 on 192.0.2.1 is not an address of this machine/],
    [['http', '--auth', 'maybe'], {}, /invalid --auth "maybe": expected one of none, key/],
    [['stdio', '--ephemeral', '--data-dir', '/tmp/x'], {}, /--ephemeral and --data-dir are mutually exclusive/],
    [
      ['stdio'],
      { SHARED_SPLIT_PARTICIPANTS: '[]' },
      /invalid SHARED_SPLIT_PARTICIPANTS "\[\]": expected a JSON array of two/,
    ],
    [['stdio'], { DATABASE_URL: 'mysql://u:secret@h/d' }, /invalid DATABASE_URL: expected postgres/],
    [['telegram'], {}, /TELEGRAM_BOT_TOKEN is not set/],
    [['telegram'], { TELEGRAM_BOT_TOKEN: '1:x' }, /CRISTI_ALLOWED_USER_IDS is empty/],
    [['http', '--port', '0'], { CRISTI_TELEGRAM_WEBHOOK: 'true' }, /TELEGRAM_BOT_TOKEN is not set/],
    [
      ['http', '--port', '0', '--host', '0.0.0.0'],
      { CRISTI_TELEGRAM_WEBHOOK: 'true' },
      /TELEGRAM_WEBHOOK_SECRET is not set/,
    ],
    [['key'], {}, /key needs one of create, list, revoke, rotate/],
    [['key', 'create'], {}, /key create needs --name LABEL/],
    [['key', 'revoke'], {}, /key revoke needs one ID/],
    [['key', 'list', '--owner', 'ana'], {}, /key list does not take --owner/],
    [
      ['stdio', '--domains', 'planets'],
      {},
      new RegExp(`invalid --domains "planets": expected a list of ${DOMAINS.join(', ')}`),
    ],
    [['stdio', '--domains', ''], {}, /invalid --domains ""/],
    [['stdio'], { BURSAR_DOMAINS: 'cgt-engine,planets' }, /invalid BURSAR_DOMAINS "cgt-engine,planets"/],
    [['stdio', '--files', missing], {}, /invalid --files ".*missing": expected an existing directory/],
    [['stdio', '--files', file], {}, /invalid --files ".*a-file": expected an existing directory/],
    [['stdio', '--files', folder.path, '--files', missing], {}, /invalid --files ".*missing"/],
    [
      ['stdio'],
      { BURSAR_HMRC_RATES: missing },
      /invalid BURSAR_HMRC_RATES ".*missing": expected the path of a readable CSV file/,
    ],
    [['stdio'], { BURSAR_HMRC_RATES: folder.path }, /invalid BURSAR_HMRC_RATES/],
    [['host-config'], {}, /host-config needs one host: claude-desktop/],
    [['host-config', 'emacs'], {}, /unknown host "emacs": expected claude-desktop/],
    [['host-config', 'constructor'], {}, /unknown host "constructor"/],
    [['host-config', 'cursor', 'vscode'], {}, /host-config needs one host/],
    [['host-config', 'claude-desktop', '--link'], {}, /--link works for cursor and vscode only/],
    [['doctor', 'word'], {}, /"doctor" takes options only/],
    [['demo', 'word'], {}, /"demo" takes options only/],
    [['cgt'], {}, /cgt needs one of report, return, plan, explain, parse, convert/],
    [['cgt', 'toString', file], {}, /cgt needs one of report/],
    [['cgt', 'report'], {}, /needs at least one file/],
    [['cgt', 'report', missing], {}, /cannot read the file ".*missing"/],
    [['cgt', 'report', file, '--format', 'xml'], {}, /invalid --format "xml": expected text, json, csv/],
    [['cgt', 'report', file, '--year', '24'], {}, /invalid --year "24"/],
    [['cgt', 'parse', file, '--year', '2024'], {}, /cgt parse does not take --year/],
    [['cgt', 'report', file, '--ticker', 'X'], {}, /cgt report does not take --ticker/],
    [['stdio', '--files='], {}, /invalid --files "": expected an existing directory/],
    [['http', '--host', '127.0.0.1', '--port', '0', 'word'], {}, /unexpected argument "word"/],
    [['cgt', 'explain', file], {}, /--date YYYY-MM-DD and --ticker TICKER/],
  ])('%j with %j is one line on stderr and status 2', async (args, env, message) => {
    const { status, stdout, stderr } = await runInOneProcess(args, { env });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^bursar: [^\n]+\n$/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  it('is JSON on stderr where JSON was asked for', async () => {
    const { status, stdout, stderr } = await runBursar(['export', '--acount', 'x', '--json']);
    expect({ status, stdout, error: JSON.parse(stderr) as unknown }).toEqual({
      status: 2,
      stdout: '',
      error: {
        error: {
          code: 'USAGE',
          message: '"export" has no option --acount; did you mean --account?',
          details: {},
        },
      },
    });
  });

  it('a port that is taken is reported', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const port = String((holder.address() as AddressInfo).port);
    try {
      expect(await runBursar(['http', '--port', port])).toEqual({
        status: 2,
        stdout: '',
        stderr: `bursar: port ${port} on 127.0.0.1 is in use; choose another with --port\n`,
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
