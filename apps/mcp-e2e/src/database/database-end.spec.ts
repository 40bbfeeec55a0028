import { readdirSync } from 'node:fs';

import { processesOf, until } from '@bursar/database/testing';

import { DataDirectory, Household, HttpServer, stopAfterwards, TemporaryFolder, type Exit } from '../index';

const ENDED_WELL = { code: 0, signal: null };

const kept = stopAfterwards();

/** Ends a process that has the database open. */
type End = (household: Household) => Promise<Exit>;

const END: Readonly<Record<string, End>> = {
  'its input ends': ({ server }) => server.close(),
  'it gets SIGTERM': ({ server }) => {
    server.process.child.kill('SIGTERM');
    return server.process.ended();
  },
};

describe.each(Object.entries(END))('when %s', (_, end) => {
  it('a process with the database open ends in order, and no server is left behind', async () => {
    const data = new DataDirectory();
    const household = kept(await Household.started(9, data.args));
    expect(await household.buy('3.00')).toHaveProperty('structured');
    expect(await end(household)).toEqual(ENDED_WELL);
    expect(household.server.strayLines).toEqual([]);
    await data.remove();
  });

  it('so does one in the middle of writing, and what it confirmed is there', async () => {
    const data = new DataDirectory();
    const household = kept(await Household.started(9, data.args));
    const writing = Array.from({ length: 40 }, (_, index) =>
      household.buy('3.00', `write-${index}`).catch(() => undefined),
    );
    await Promise.race(writing);
    expect(await end(household)).toEqual(ENDED_WELL);
    const answers = await Promise.all(writing);
    const confirmed = answers.flatMap((answer, index) =>
      answer !== undefined && 'structured' in answer ? [`write-${index}`] : [],
    );
    const next = kept(await Household.started(9, data.args));
    const stored = (await next.movements()).map(({ external_id }) => external_id);
    expect(stored).toEqual(expect.arrayContaining(confirmed));
    expect(stored).toHaveLength(new Set(stored).size);
    expect(await next.server.close()).toEqual(ENDED_WELL);
    await data.remove();
  });

  it('an ephemeral database is gone with its folder', async () => {
    const folder = new TemporaryFolder();
    const household = kept(await Household.started(9, ['--ephemeral'], { TMPDIR: folder.path }));
    expect(await household.buy('3.00')).toHaveProperty('structured');
    expect(readdirSync(folder.path)).not.toEqual([]);
    expect(processesOf(folder.path)).not.toEqual([]);
    expect(await end(household)).toEqual(ENDED_WELL);
    await until(() => processesOf(folder.path).length === 0 && readdirSync(folder.path).length === 0);
    folder.remove();
  });
});

it('two processes on one data directory: the server goes with the last', async () => {
  const data = new DataDirectory({ isEmpty: true });
  const start = async () => kept(await Household.started(9, data.args));
  const [one, other] = await Promise.all([start(), start()]);
  await Promise.all([one.summary(), other.summary()]);
  expect(await one.server.close()).toEqual(ENDED_WELL);
  expect(await other.buy('3.00')).toHaveProperty('structured');
  expect(await other.server.close()).toEqual(ENDED_WELL);
  await data.remove();
});

it('the HTTP server ends in order too, with its database', async () => {
  const data = new DataDirectory();
  const server = kept(await HttpServer.started({ args: [...data.args] }));
  // The first request starts the database.
  await server.untilReady();
  server.process.child.kill('SIGTERM');
  expect(await server.process.ended()).toEqual(ENDED_WELL);
  await data.remove();
});
