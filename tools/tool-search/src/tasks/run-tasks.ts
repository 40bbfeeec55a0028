import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { TASKS } from './all-tasks';
import { serveHouseholds } from './household';
import { modelDoing, modelSettings } from './model';
import { callAll, faultsOf, type Doer } from './play';
import { readRecordings, recorded, replaying, type Recording } from './recording';
import type { Task } from './task';

/** Has the tasks done and looks at what came of it. The exit status: 0 when all are, 1 when one is not, 2 without a model. */
export async function runTasks(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      program: { type: 'string', default: join('dist', 'apps', 'mcp', 'main.js') },
      replay: { type: 'string' },
      record: { type: 'string' },
      task: { type: 'string', multiple: true },
    },
  });
  const settings = values.replay === undefined ? modelSettings(process.env) : undefined;
  if (typeof settings === 'string') {
    process.stderr.write(`${settings}\n`);
    return 2;
  }
  const doer = settings === undefined ? replaying(readRecordings(values.replay ?? '')) : modelDoing(settings);
  const tasks = TASKS.filter(({ id }) => values.task === undefined || values.task.includes(id));
  const { failed, recordings } = await doAll(tasks, doer, values.program);
  if (values.record !== undefined) writeFileSync(values.record, `${JSON.stringify(recordings, undefined, 2)}\n`);
  process.stdout.write(`${tasks.length - failed} of ${tasks.length} tasks are done\n`);
  return failed === 0 && tasks.length > 0 ? 0 : 1;
}

async function doAll(tasks: readonly Task[], doer: Doer, program: string) {
  const recordings: Record<string, Recording> = {};
  const served = await serveHouseholds(program);
  let failed = 0;
  try {
    for (const task of tasks) {
      const household = await served.household(task.id);
      await callAll(task.prepare, household);
      const { recording, calls } = recorded(household);
      const outcome = await doer(task, recording).catch((error: unknown) => error as Error);
      const message = typeof outcome === 'string' ? outcome : '';
      const faults = await faultsOf(task, household, message);
      if (typeof outcome !== 'string') faults.unshift(outcome.message);
      await household.close();
      recordings[task.id] = { calls, message };
      if (faults.length > 0) failed++;
      process.stdout.write(`${faults.length === 0 ? 'done ' : 'fails'} ${task.id}, ${calls.length} calls\n`);
      for (const fault of faults) process.stdout.write(`      ${fault.slice(0, 500)}\n`);
    }
  } finally {
    await served.stop();
  }
  return { failed, recordings };
}
