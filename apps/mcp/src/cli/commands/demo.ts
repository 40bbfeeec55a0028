import { realpathSync } from 'node:fs';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Ajv, AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';

import { VERSION } from '../../version';
import { STEPS, type Step, type Told } from '../demo-steps';
import { outline } from '../format-facts';
import { refuseWords } from '../reject-positionals';

/** `bursar demo`: a real client starts this very build over stdio and plays a session; it is shown as it happens. */
export async function demo(args: readonly string[]): Promise<void> {
  refuseWords('demo', args);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [realpathSync(process.argv[1] ?? ''), 'stdio', '--ephemeral'],
    // What the server notes for whoever runs it is no part of the session.
    stderr: 'ignore',
  });
  // It checks every result against its tool's schema, and says nothing of formats that are ours.
  const jsonSchemaValidator = new AjvJsonSchemaValidator(new Ajv({ strict: false, validateFormats: false }));
  const options = { versionNegotiation: { mode: 'auto' }, jsonSchemaValidator } as const;
  const client = new Client({ name: 'bursar-demo', version: VERSION }, options);
  await client.connect(transport);
  const { tools } = await client.listTools();
  show(bold(`bursar ${VERSION} answers over stdio with ${tools.length} tools. A month of a household:`));
  let told: Told = {};
  for (const step of STEPS) told = { ...told, [step.tool]: await play(client, step, told) };
  await client.close();
  show('\nNothing of this was kept. "bursar host-config claude-desktop" prints what a host needs to use this.');
}

/** Shows what is said and what is answered; gives the structured result, which later steps may need. */
async function play(
  client: Client,
  { says, tool, input, shows = (result) => result }: Step,
  told: Told,
): Promise<Told[string]> {
  show(`\n${bold(`> ${says}`)}\n  ${faint(tool)}\n`);
  try {
    const { content, structuredContent } = await client.callTool({
      name: tool,
      arguments: typeof input === 'function' ? input(told) : input,
    });
    const [forPeople] = content;
    const hasText = content.length > 1 && forPeople?.type === 'text';
    const result = structuredContent as Told[string];
    show(indented(hasText ? forPeople.text.trimEnd() : outline(shows(result))));
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
