import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Row } from '../report/row';
import { CHECKOUT } from '../servers/paths';
import { projectsRun, tasksIn, type Task } from './task-log';

const CACHED_GOAL_SECONDS = 10;
const CHANGED = 'planifi';
// The rules of the workspace look at everything at once.
const AFFECTED = [CHANGED, 'mcp', 'mcp-e2e', 'workspace-rules'];

interface Run {
  readonly seconds: number;
  readonly tasks: readonly Task[];
}

/** `npm test` in a clone of what is committed: from nothing, again, and with one domain changed. */
export async function ciRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bci-'));
  const checkout = join(folder, 'bursar');
  try {
    execFileSync('git', ['clone', '--quiet', CHECKOUT, checkout]);
    symlinkSync(join(CHECKOUT, 'node_modules'), join(checkout, 'node_modules'));
    mkdirSync(join(folder, 't'));
    const cold = await testAll(checkout, join(folder, 't'));
    const again = await testAll(checkout, join(folder, 't'));
    appendFileSync(join(checkout, 'libs', CHANGED, 'src/index.ts'), '// changed\n');
    const changed = await testAll(checkout, join(folder, 't'));
    return rowsOf(cold, again, changed);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs `npm test`. Throws when it fails. */
async function testAll(checkout: string, temporary: string): Promise<Run> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('NX_'));
  const env = { ...Object.fromEntries(inherited), CI: 'true', NX_DAEMON: 'false', TMPDIR: temporary };
  const start = performance.now();
  const child = spawn('npm', ['test'], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - start) / 1_000;
  if (status !== 0) throw new Error(`npm test failed\n${output.slice(-4_000)}`);
  return { seconds, tasks: tasksIn(output) };
}

function rowsOf(cold: Run, again: Run, changed: Run): Row[] {
  const count = ({ tasks }: Run) => tasks.filter(({ isCached }) => !isCached).length;
  const summary = (run: Run) => `${count(run)} of ${run.tasks.length} tasks run`;
  const time = ({ seconds }: Run) => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  const projects = projectsRun(changed.tasks);
  return [
    { what: '`npm test`, cold', measured: time(cold), reference: summary(cold), goal: '–', isMet: true },
    {
      what: '`npm test` again, fully cached',
      measured: time(again),
      reference: summary(again),
      goal: `≤ ${CACHED_GOAL_SECONDS} s`,
      isMet: again.seconds <= CACHED_GOAL_SECONDS && count(again) === 0,
    },
    {
      what: `\`npm test\`, ${CHANGED} changed`,
      measured: time(changed),
      reference: `${summary(changed)}, of ${projects.join(', ')}`,
      goal: `only ${AFFECTED.join(', ')}`,
      isMet: projects.every((project) => AFFECTED.includes(project)),
    },
  ];
}
