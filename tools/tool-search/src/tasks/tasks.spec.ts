import { join } from 'node:path';

import { wordsOf } from '../words';
import { TASKS } from './all-tasks';
import { serveHouseholds } from './household';
import { callAll, faultsOf } from './play';
import { readRecordings, recorded, replaying } from './recording';

const PROGRAM = join(__dirname, '../../../../dist/apps/mcp/main.js');
const RECORDINGS = readRecordings(join(__dirname, '../../recorded-tasks.json'));

let served: Awaited<ReturnType<typeof serveHouseholds>>;
beforeAll(async () => {
  served = await serveHouseholds(PROGRAM);
});
afterAll(() => served.stop());

it('there are twenty, each over two or three domains, each different, none by the names of tools', () => {
  expect(TASKS).toHaveLength(20);
  expect(new Set(TASKS.map(({ id }) => id)).size).toBe(TASKS.length);
  for (const { prompt, domains, expected, figures } of TASKS) {
    expect([2, 3]).toContain(domains.length);
    expect(expected.length + figures.length).toBeGreaterThan(1);
    expect(prompt).not.toMatch(/\w_\w|planifi|cristi/);
    expect(wordsOf(prompt).length).toBeGreaterThan(10);
  }
  expect(Object.keys(RECORDINGS).sort()).toEqual(TASKS.map(({ id }) => id).sort());
});

// A check that holds before anything is done would praise a model that does nothing.
it.each(TASKS)('$id is not done before, and is by its recording', async (task) => {
  const household = await served.household(task.id);
  try {
    await callAll(task.prepare, household);
    const untouched = await faultsOf(task, household, '');
    expect(untouched).toHaveLength(task.expected.length + task.figures.length);

    const { recording, calls } = recorded(household);
    const message = await replaying(RECORDINGS)(task, recording);
    expect(await faultsOf(task, household, message)).toEqual([]);
    expect(calls.map(({ tool }) => tool)).toEqual(RECORDINGS[task.id]?.calls.map(({ tool }) => tool));
  } finally {
    await household.close();
  }
});
