import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Client } from '@modelcontextprotocol/client';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Ajv, AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';

import { VERSION } from '../../version';
import type { CommandStep, Results, ToolStep } from '../demo-step';
import { STEPS } from '../demo-steps';
import { formatFacts } from '../format-facts';
import { DEMO } from '../definitions/setup-commands';
import { isColoured } from '../is-coloured';
import { print } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { say } from '../../language/say';

const PROGRAM = realpathSync(process.argv[1] ?? '');

/** `bursar demo`: an MCP client starts this build over stdio and plays a session, which is printed as it happens. */
export async function demo(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(DEMO, args);
  rejectPositionals('demo', positionals);
  const folder = mkdtempSync(join(tmpdir(), 'bursar-demo-'));
  // Whatever ends this process, the folder is deleted with the server that is started here; the others join it.
  const { openDatabase } = await import('@bursar/database');
  const database = openDatabase({ dataDir: folder, ephemeral: true });
  await database.ready();
  try {
    const items = await playAll(folder, values.json === true ? () => undefined : printLine);
    const end = `\n${say('None of this was kept. "bursar setup" adds bursar to the assistants on this machine.')}\n`;
    print(values, { items }, end);
  } finally {
    await database.close();
  }
}

/** What a step did. */
type Played = Readonly<Record<'message' | 'tool' | 'command' | 'result', unknown>>;

async function playAll(folder: string, show: (text: string) => void): Promise<Partial<Played>[]> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, 'stdio', '--data-dir', folder],
    // The server's log is not part of the session.
    stderr: 'ignore',
  });
  // The client validates every result against its tool's schema; bursar's own formats are unknown to it.
  const jsonSchemaValidator = new AjvJsonSchemaValidator(new Ajv({ strict: false, validateFormats: false }));
  const options = { versionNegotiation: { mode: 'auto' }, jsonSchemaValidator } as const;
  const client = new Client({ name: 'bursar-demo', version: VERSION }, options);
  await client.connect(transport);
  const { tools } = await client.listTools();
  show(
    bold(
      say('bursar {version}, with {count} tools for your assistant. A month of a made-up household:', {
        version: VERSION,
        count: tools.length,
      }),
    ),
  );
  let results: Results = {};
  const items: Partial<Played>[] = [];
  for (const step of STEPS) {
    const { message } = step;
    if ('command' in step) {
      items.push({ message, command: step.command.join(' '), result: await run(step, folder, show) });
      continue;
    }
    const result = await play(client, step, results, show);
    results = { ...results, [step.tool]: result };
    items.push({ message, tool: step.tool, result });
  }
  await client.close();
  return items;
}

/** Prints a step and its answer; returns the structured result, which later steps may need. */
async function play(
  client: Client,
  { message, tool, input, select = (result) => result }: ToolStep,
  results: Results,
  show: (text: string) => void,
): Promise<Results[string]> {
  show(`\n${bold(`> ${message}`)}\n  ${faint(tool)}\n`);
  try {
    const { content, structuredContent } = await client.callTool({
      name: tool,
      arguments: typeof input === 'function' ? input(results) : input,
    });
    const [forPeople] = content;
    const hasText = content.length > 1 && forPeople?.type === 'text';
    const result = structuredContent as Results[string];
    show(indented(hasText ? forPeople.text.trimEnd() : formatFacts(select(result))));
    return result;
  } catch (error) {
    show(indented(say('refused: {message}', { message: (error as Error).message })));
    return {};
  }
}

/** Runs a command on the data of the session; prints and returns what it prints. */
async function run({ message, command }: CommandStep, folder: string, show: (text: string) => void): Promise<string> {
  show(`\n${bold(`> ${message}`)}\n  ${faint(`bursar ${command.join(' ')}`)}\n`);
  const args = [PROGRAM, ...command, '--data-dir', folder];
  // As the server of the session: no setting of this machine may lead to another database.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: getDefaultEnvironment() });
  show(indented(stdout.trimEnd()));
  return stdout.trimEnd();
}

const styled = (code: number, text: string) => (isColoured() ? `\u001b[${code}m${text}\u001b[0m` : text);
const bold = (text: string) => styled(1, text);
const faint = (text: string) => styled(2, text);

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}
