import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { killAnyway } from '@bursar/database/testing';

import { BURSAR, ROOT, serverEnvironment, within } from '../index';

/** A parent that starts the server on its own stdin and stdout, prints its pid, and never ends by itself. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'ignore'] });
  process.stderr.write('server ' + child.pid + '.');
  setInterval(() => {}, 1000);
`;

let folder: string;
/** The server's input, held open from here on both ends, so that it never ends. */
let input: number;
let parent: ChildProcess | undefined;
let server: number | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bursar-e2e-'));
  const path = join(folder, 'input');
  execFileSync('mkfifo', [path]);
  input = openSync(path, constants.O_RDWR);
});

afterEach(() => {
  parent?.kill('SIGKILL');
  if (server !== undefined) killAnyway(server);
  closeSync(input);
  rmSync(folder, { recursive: true });
});

it('a server over stdio whose parent is killed ends, though its input stays open', async () => {
  const started = spawn(process.execPath, ['-e', PARENT, BURSAR, 'stdio'], {
    cwd: ROOT,
    env: serverEnvironment(),
    stdio: [input, 'pipe', 'pipe'],
  });
  parent = started;
  // The server is the last to hold this output: it closes when the server, too, has gone.
  const allGone = once(started, 'close');
  const pidPrinted = textWith(started.stderr, /server (\d+)\./);
  const served = textWith(started.stdout, /"result":\{\}/);
  writeSync(input, '{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  server = Number((await pidPrinted)[1]);
  await served;
  expect(isRunning(server)).toBe(true);

  started.kill('SIGKILL');
  expect(await within(allGone, () => `the end of server ${server}`)).toEqual([null, 'SIGKILL']);
});

/** Waits until the text of a stream matches. */
function textWith(stream: Readable | null, pattern: RegExp): Promise<RegExpExecArray> {
  const found = new Promise<RegExpExecArray>((resolve) => {
    let text = '';
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const match = pattern.exec(text);
      if (match !== null) resolve(match);
    });
  });
  return within(found, () => String(pattern));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
