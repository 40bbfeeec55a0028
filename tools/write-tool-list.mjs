// Writes tools.json, the published tool definitions, next to a built program: node tools/write-tool-list.mjs FOLDER
// A start reads the file instead of building the definitions from the schemas of all tools.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);

/** The environment of the build may hold settings of bursar and Node, which must not change the list. */
const CLEAN_ENVIRONMENT = { SystemRoot: process.env.SystemRoot };

const clientInfo = { name: 'build', version: '1.0.0' };
const SESSION = [
  { id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo } },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
]
  .map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  .join('');

const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.js'), 'stdio'], {
  input: SESSION,
  encoding: 'utf8',
  env: CLEAN_ENVIRONMENT,
});
const responses = stdout
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const tools = responses.find(({ id }) => id === 2)?.result?.tools;
if (tools === undefined) throw new Error(`the program in ${folder} lists no tools: ${stderr}`);
writeFileSync(join(folder, 'tools.json'), JSON.stringify(tools));
