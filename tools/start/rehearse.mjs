// Starts what was built once, as a host would, and leaves beside it what every later start can have ready-made.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { bytecodeFile } from './load-script.mjs';

const RECORDER = new URL('record-bytecode.mjs', import.meta.url).href;

/** Whoever builds may have settings of bursar's, and of Node's, in the environment. */
const NO_SETTINGS = { SystemRoot: process.env.SystemRoot };

/** What a host says first. */
const SESSION = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'build', version: '1.0.0' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
]
  .map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  .join('');

/** The tools that `args` start `program` with, for tools.json, and the bytecode of its scripts. Throws when it does not start. */
export function rehearse(folder, program, args) {
  const chunks = join(folder, 'chunks');
  const start = [join(folder, program), ...args];
  writeFileSync(join(folder, 'tools.json'), JSON.stringify(toolsOf(start)));
  const files = readdirSync(chunks)
    .filter((file) => file.endsWith('.cjs'))
    .map((file) => bytecodeFile(resolve(chunks, file)));
  // A script is run where its bytecode is expected; V8 refuses an empty one, and compiles.
  for (const file of files) writeFileSync(file, '');
  toolsOf(['--import', RECORDER, ...start]);
  for (const file of files) if (statSync(file).size === 0) rmSync(file);
}

function toolsOf(words) {
  const { stdout, stderr } = spawnSync(process.execPath, words, { input: SESSION, encoding: 'utf8', env: NO_SETTINGS });
  const answers = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const tools = answers.find(({ id }) => id === 2)?.result?.tools;
  if (tools === undefined) throw new Error(`${words.join(' ')} lists no tools: ${stderr}`);
  return tools;
}
