import { realpathSync } from 'node:fs';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Ajv, AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';

import { VERSION } from '../../version';
import { STEPS, type Results, type Step } from '../demo-steps';
import { formatFacts } from '../format-facts';
import { rejectPositionals } from '../reject-positionals';

/** `bursar demo`: an MCP client starts this build over stdio and plays a session, which is printed as it happens. */
export async function demo(args: readonly string[]): Promise<void> {
  rejectPositionals('demo', args);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [realpathSync(process.argv[1] ?? ''), 'stdio', '--ephemeral'],
    // The server's log is not part of the session.
    stderr: 'ignore',
  });
  // The client validates every result against its tool's schema; bursar's own formats are unknown to it.
  const jsonSchemaValidator = new AjvJsonSchemaValidator(new Ajv({ strict: false, validateFormats: false }));
  const options = { versionNegotiation: { mode: 'auto' }, jsonSchemaValidator } as const;
  const client = new Client({ name: 'bursar-demo', version: VERSION }, options);
  await client.connect(transport);
  const { tools } = await client.listTools();
  show(bold(`bursar ${VERSION} serves ${tools.length} tools over stdio. A month of a household:`));
  let results: Results = {};
  for (const step of STEPS) results = { ...results, [step.tool]: await play(client, step, results) };
  await client.close();
  show('\nNone of this was stored. "bursar host-config claude-desktop" prints the configuration for a host.');
}

/** Prints a step and its answer; returns the structured result, which later steps may need. */
async function play(
  client: Client,
  { message, tool, input, select = (result) => result }: Step,
  results: Results,
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
    show(indented(`refused: ${(error as Error).message}`));
    return {};
  }
}

const styled = (code: number, text: string) => (process.stdout.isTTY ? `\u001b[${code}m${text}\u001b[0m` : text);
const bold = (text: string) => styled(1, text);
const faint = (text: string) => styled(2, text);

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function show(text: string): void {
  process.stdout.write(`${text}\n`);
}
