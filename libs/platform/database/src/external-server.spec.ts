import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

import { locateBinaries } from './embedded/locate-binaries';
import { readPostmasterFile } from './embedded/postmaster-file';
import { openDatabase } from './open-database';
import { ClientProcess } from './testing/client-process';
import { postmasterOf, processesOf, until } from './testing/processes';
import { removeFolder, testFolder } from './testing/test-folder';
import { unprivilegedClient, unprivilegedFolder } from './testing/unprivileged';

describe('a database by URL', () => {
  let folder: string;
  let dataDir: string;
  let place: string;
  let password: string;

  beforeAll(async () => {
    folder = testFolder();
    chmodSync(folder, 0o755);
    dataDir = unprivilegedFolder(join(folder, 'data'));
    const binaries = join(folder, 'native');
    cpSync(locateBinaries(), binaries, { recursive: true, verbatimSymlinks: true });
    // Any server on TCP would do.
    await unprivilegedClient(folder, { dataDir, binaries, loopback: true }).do('table');
    place = `127.0.0.1:${readPostmasterFile(join(dataDir, 'postgres-18'))?.port}`;
    password = readFileSync(join(dataDir, 'password'), 'utf8');
  });

  afterAll(async () => {
    await ClientProcess.killAll();
    await until(() => processesOf(folder).length === 0);
    removeFolder(folder);
  });

  const failureOf = async (url: string) => {
    const database = openDatabase({ url });
    const failure = await database.run((connection) => connection.query`select 1`).catch((error: unknown) => error);
    await database.close();
    return failure as { reason: string; message: string };
  };

  it('is used, also after it went away and came back', async () => {
    const database = openDatabase({ url: `postgresql://bursar:${password}@${place}/postgres` });
    await database.transaction((connection) => connection.query`insert into entries (entry) values ('by URL')`);
    const started = async () =>
      (
        await database
          .run((connection) => connection.query`select pg_postmaster_start_time()::text as at`)
          .catch(() => [])
      )[0]?.['at'];
    const before = await started();
    process.kill(postmasterOf(dataDir) as number, 'SIGKILL');
    await until(async () => ![before, undefined].includes(await started()));
    expect(await database.run((connection) => connection.query`select entry from entries`)).toEqual([
      { entry: 'by URL' },
    ]);
    const [row] = await database.run(
      (connection) => connection.query`select current_setting('application_name') as name`,
    );
    expect(row?.['name']).toBe('bursar');
    await database.close();
  });

  it.each(['', 'nonsense', 'mysql://a/b', 'postgres://', 'postgres://u:p@host:port/d', 'http://127.0.0.1'])(
    'is not %j',
    async (url) => expect(await failureOf(url)).toMatchObject({ name: 'DatabaseUnavailable', reason: 'bad-url' }),
  );

  it('may be out of reach, or refuse us', async () => {
    expect(await failureOf('postgres://u:p@127.0.0.1:1/d')).toMatchObject({ reason: 'unreachable' });
    expect(await failureOf('postgres://u:p@no-such-host.invalid/d')).toMatchObject({ reason: 'unreachable' });
    for (const url of [
      `bursar:wrong@${place}/postgres`,
      `bursar:${password}@${place}/nothing`,
      `who:pw@${place}/postgres`,
    ]) {
      const failure = await failureOf(`postgres://${url}`);
      expect(failure).toMatchObject({ reason: 'refused' });
      expect(failure.message).not.toMatch(/wrong|pw|bursar:|nothing|127/);
    }
  });

  it('is given up when nothing comes from it any more, and not when it takes its time', async () => {
    const wire = await relayTo(place);
    const url = `postgresql://bursar:${password}@127.0.0.1:${wire.port}/postgres`;
    const database = openDatabase({ url, silenceMilliseconds: 1_500 });
    await expect(database.run((connection) => connection.query`select pg_sleep(3.2)`)).resolves.toHaveLength(1);
    wire.swallow(true);
    await expect(database.run((connection) => connection.query`select 1`)).rejects.toMatchObject({ reason: 'lost' });
    wire.swallow(false);
    await expect(database.run((connection) => connection.query`select 1 as one`)).resolves.toEqual([{ one: 1 }]);
    await database.close();
    wire.close();
  });

  it('must not be too old', async () => {
    const server = await oldServer();
    const { port } = server.address() as { port: number };
    expect(await failureOf(`postgres://u@127.0.0.1:${port}/d`)).toMatchObject({ reason: 'too-old' });
    server.close();
  });
});

/** Stands between a client and a server, and may keep what they say from one another without ending a connection. */
async function relayTo(place: string) {
  const [host = '', port = ''] = place.split(':');
  const open = new Set<Socket>();
  let isSwallowing = false;
  const join = (from: Socket, to: Socket) => {
    open.add(from);
    from.on('data', (piece) => isSwallowing || to.write(piece));
    from.on('error', () => undefined).on('close', () => to.destroy());
  };
  const server = createServer((client) => {
    const database = connect(Number(port), host);
    join(client, database);
    join(database, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    swallow: (isSilent: boolean) => void (isSwallowing = isSilent),
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** No server that old is to be had here: this one knows how to say its version, and nothing else. */
function oldServer(): Promise<Server> {
  const message = (type: string, ...parts: (string | number[])[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const ready = message('Z', 'I');
  const column = [0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 4, 255, 255, 255, 255, 0, 0];
  const answer = Buffer.concat([
    message('T', [0, 1], 'version\0', column),
    message('D', [0, 1, 0, 0, 0, 6], '140012'),
    message('C', 'SELECT 1\0'),
    ready,
  ]);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', [0, 0, 0, 0]), ready]));
      socket.on('data', () => socket.write(answer));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
