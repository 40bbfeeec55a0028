import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ClientProcess } from './testing/client-process';
import { keeperOf, killAnyway, processesOf, until } from './testing/processes';
import { removeFolder, testFolder } from './testing/test-folder';

describe('a data directory after a crash', () => {
  let dataDir: string;
  const client = () => new ClientProcess({ dataDir });
  const cluster = () => join(dataDir, 'postgres-18');
  const nothingRuns = () => until(() => processesOf(dataDir).length === 0);
  const initdbRuns = () => until(() => processesOf(dataDir).some(({ command }) => command.includes('initdb')));

  beforeEach(() => {
    dataDir = testFolder();
  });

  afterEach(async () => {
    await ClientProcess.killAll();
    await nothingRuns();
    removeFolder(dataDir);
  });

  it('is initialized again if everything was killed during initdb', async () => {
    const one = client();
    void one.send('use');
    await initdbRuns();
    await one.killWithServers(dataDir);
    expect(await client().send('use')).not.toHaveProperty('failed');
    expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  it('is initialized by another keeper if the first was killed during initdb', async () => {
    const one = client();
    const used = one.send('use');
    await initdbRuns();
    process.kill(keeperOf(dataDir) as number, 'SIGKILL');
    expect(await used).not.toHaveProperty('failed');
  });

  it('is used if the process that started the server was killed during the start', async () => {
    const [one, two] = [client(), client()];
    void one.send('use');
    await until(() => keeperOf(dataDir) !== undefined);
    await one.kill();
    expect(await two.send('use')).not.toHaveProperty('failed');
  });

  it('is started even if another process has the process id of the dead server', async () => {
    const one = client();
    await one.do('table');
    await one.do('insert kept');
    await one.killWithServers(dataDir);
    await nothingRuns();
    const { uid, gid } = statSync(cluster());
    const unrelated = spawn('sleep', ['60'], { uid, gid });
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      const [, ...rest] = readFileSync(join(cluster(), name), 'utf8').split('\n');
      writeFileSync(join(cluster(), name), [unrelated.pid, ...rest].join('\n'));
    }
    expect(await client().do('entries')).toEqual(['kept']);
    unrelated.kill();
  });

  it('keeps only the living keeper after many dead ones', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = client();
      await one.do('use');
      await one.killWithServers(dataDir);
      await nothingRuns();
    }
    expect(readdirSync(join(dataDir, 'keepers'))).not.toEqual([]);
    await client().do('use');
    expect(readdirSync(join(dataDir, 'keepers'))).toHaveLength(1);
  });

  it('survives processes that are killed at any time', async () => {
    await client().do('table');
    const acknowledged: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const [one, two] = [client(), client()];
      const entry = `round-${round}`;
      // The previous kill may affect them: then they fail, and the row may or may not be stored.
      const [{ failed }] = await Promise.all([one.send(`insert ${entry}`), two.send('use')]);
      if (failed === undefined) acknowledged.push(entry);
      const victims = processesOf(dataDir);
      const victim = victims[Math.floor(Math.random() * victims.length)];
      if (victim !== undefined) killAnyway(victim.pid);
      await one.kill();
    }
    const last = client();
    let entries: unknown;
    await until(async () => (entries = (await last.send('entries')).done) !== undefined);
    expect(entries).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged).toContain('round-0');
  });
});
