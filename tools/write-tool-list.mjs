// Writes initialize.json, tools.json and toolsets.json, what a program introduces itself with, the definitions of its tools
// and the names of those in each selection, next to the built program: node tools/write-tool-list.mjs FOLDER. A start reads
// the files instead of loading all domains.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [folder] = process.argv.slice(2);

/** The environment of the build may hold settings of bursar and Node, which must not change the list. */
const CLEAN_ENVIRONMENT = { SystemRoot: process.env.SystemRoot };

const clientInfo = { name: 'build', version: '1.0.0' };
const [INTRODUCTION, LIST] = [1, 2];
const SESSION = [
  { id: INTRODUCTION, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo } },
  { method: 'notifications/initialized' },
  { id: LIST, method: 'tools/list' },
]
  .map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  .join('');

/** What a server with these options answers to `initialize`, and its tools. Its input stays open until it has answered. */
async function published(...options) {
  const child = spawn(process.execPath, [join(folder, 'main.js'), 'stdio', ...options], {
    env: CLEAN_ENVIRONMENT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const results = new Map();
  child.stdin.write(SESSION);
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, result } = JSON.parse(line);
    results.set(id, result);
    if (id === LIST) child.stdin.end();
  }
  const tools = results.get(LIST)?.tools;
  if (tools === undefined) throw new Error(`the program in ${folder} lists no tools`);
  return { ...results.get(INTRODUCTION), tools };
}

const { capabilities, instructions, tools } = await published();
const TOOLSETS = ['everyday', 'review', 'tax'];
const toolsets = [];
for (const toolset of TOOLSETS) {
  const selection = await published('--toolset', toolset);
  toolsets.push([toolset, selection.tools.map(({ name }) => name)]);
}

// The day is that of each session, not of the build.
const undated = instructions.replace(/(?<=Today is )\d{4}-\d{2}-\d{2}/, '{today}');
if (undated === instructions || /\d{4}-\d{2}-\d{2}/.test(undated))
  throw new Error(`which day is today in: ${instructions}`);
writeFileSync(join(folder, 'initialize.json'), JSON.stringify({ capabilities, instructions: undated }));
writeFileSync(join(folder, 'tools.json'), JSON.stringify(tools));
writeFileSync(join(folder, 'toolsets.json'), JSON.stringify(Object.fromEntries(toolsets)));
