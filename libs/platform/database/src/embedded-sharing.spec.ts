import { connectToKeeper } from './embedded/keeper-sockets';
import { layoutOf } from './embedded/layout';
import { ClientProcess } from './testing/client-process';
import { keeperOf, postmasterOf, processesOf, until } from './testing/processes';
import { removeFolder, testFolder } from './testing/test-folder';

describe('one server for the processes of a data directory', () => {
  let dataDir: string;
  const client = () => new ClientProcess({ dataDir });
  const nothingRuns = () => until(() => processesOf(dataDir).length === 0);

  beforeEach(() => {
    dataDir = testFolder();
  });

  afterEach(async () => {
    await ClientProcess.killAll();
    await nothingRuns();
    removeFolder(dataDir);
  });

  it('is started by the first, joined by others and ended by the last', async () => {
    const [one, two] = [client(), client()];
    const first = await one.do('server');
    expect(await two.do('server')).toEqual(first);
    await one.do('close');
    await one.exit();
    expect(await two.do('server')).toEqual(first);
    await two.do('close');
    await nothingRuns();
  });

  it('is told to nobody without a lease: it could end before theirs arrives', async () => {
    const one = client();
    await one.do('use');
    const visitor = await connectToKeeper(layoutOf(dataDir));
    let heard = '';
    visitor?.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    const ended = new Promise((resolve) => visitor?.once('close', resolve));
    await one.do('close');
    await ended;
    expect([visitor !== undefined, heard]).toEqual([true, '']);
  });

  it('is one server even if many start at once on a new directory', async () => {
    const clients = Array.from({ length: 4 }, client);
    const servers = await Promise.all(clients.map((each) => each.do('server')));
    expect(new Set(servers.map((server) => JSON.stringify(server))).size).toBe(1);
    await Promise.all(clients.map((each) => each.exit()));
    await nothingRuns();
  });

  it('runs on for the others when the process that started it is killed', async () => {
    const [one, two] = [client(), client()];
    await one.do('table');
    await two.do('insert before');
    await one.kill();
    await two.do('insert after');
    expect(await two.do('entries')).toEqual(['before', 'after']);
  });

  it('ends when all its processes were killed', async () => {
    const [one, two] = [client(), client()];
    await Promise.all([one.do('use'), two.do('use')]);
    await Promise.all([one.kill(), two.kill()]);
    await nothingRuns();
  });

  it('keeps committed rows when everything is killed at once, and starts again', async () => {
    const one = client();
    await one.do('table');
    for (let entry = 0; entry < 20; entry += 1) await one.do(`insert ${entry}`);
    await one.killWithServers(dataDir);
    expect(await client().do('entries')).toEqual(Array.from({ length: 20 }, (_, entry) => String(entry)));
  });

  it('recovers committed rows when the server itself is killed', async () => {
    const one = client();
    await one.do('table');
    await one.do('insert kept');
    const server = await one.do('server');
    process.kill(postmasterOf(dataDir) as number, 'SIGKILL');
    await one.untilOtherServer(server);
    expect(await one.do('entries')).toEqual(['kept']);
    await one.exit();
    await nothingRuns();
  });

  it('gets a new keeper when its own is killed, and still ends with the last process', async () => {
    const [one, two] = [client(), client()];
    const first = await one.do('server');
    await two.do('use');
    const keeper = keeperOf(dataDir) as number;
    process.kill(keeper, 'SIGKILL');
    await until(() => keeperOf(dataDir) !== undefined && keeperOf(dataDir) !== keeper);
    expect(await one.do('server')).toEqual(first);
    await Promise.all([one.exit(), two.exit()]);
    await nothingRuns();
  });

  it('is joined if it runs without a keeper or any client', async () => {
    const one = client();
    const first = await one.do('server');
    process.kill(keeperOf(dataDir) as number, 'SIGSTOP');
    await one.kill();
    process.kill(keeperOf(dataDir) as number, 'SIGKILL');
    const two = client();
    expect(await two.do('server')).toEqual(first);
    await two.exit();
    await nothingRuns();
  });

  it('is started again for a process that starts while it is ending', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = client();
      await one.do('use');
      await one.do('close');
      await client().do('use');
      await ClientProcess.killAll();
    }
  });
});
