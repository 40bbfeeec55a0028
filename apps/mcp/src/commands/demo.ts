import { realpathSync } from 'node:fs';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Ajv, AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';

import history from '../../../../examples/three-years.cgt';
import { VERSION } from '../version';
import { refuseWords } from './words';

interface Step {
  readonly says: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const STEPS: readonly Step[] = [
  {
    says: 'Elias paid 420.35 at the supermarket on 10 February.',
    tool: 'create_movement',
    input: {
      type: 'purchase',
      amount: '420.35',
      description: 'Supermercado',
      requested_by_participant_id: 'elias',
      occurred_at: '2026-02-10',
    },
  },
  {
    says: 'Letícia: "Smartphone 500 12x"',
    tool: 'create_recurrence',
    input: {
      description: 'Smartphone',
      amount: '500.00',
      payer_participant_id: 'leticia',
      requested_by_participant_id: 'leticia',
      split_config: { type: 'equal' },
      reference_day: 15,
      start_competence_month: '2026-02',
      end_competence_month: '2027-01',
    },
  },
  {
    says: 'Who owes whom for February?',
    tool: 'get_monthly_summary',
    input: { year: 2026, month: 2, auto_generate: true },
  },
  {
    says: 'Here are three years of trades. What did I gain in each tax year?',
    tool: 'calculate_report',
    input: { cgt_content: history },
  },
  {
    says: 'How was the sale of 10 December 2024 matched?',
    tool: 'explain_matching',
    input: { cgt_content: history, disposal_date: '2024-12-10', ticker: 'ORCH' },
  },
  {
    says: 'What rate did HMRC publish for the US dollar in March 2024?',
    tool: 'get_fx_rate',
    input: { currency: 'USD', year: 2024, month: 3 },
  },
  {
    says: 'And if I sell shares that I never bought?',
    tool: 'calculate_report',
    input: { cgt_content: '2024-06-20 SELL VOD 5 @ 1.20 GBP' },
  },
];

/** `bursar demo`: a real client starts this very build over stdio and plays a session; it is shown as it happens. */
export async function demo(args: readonly string[]): Promise<void> {
  refuseWords('demo', args);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [realpathSync(process.argv[1] ?? ''), 'stdio', '--ephemeral'],
    // The demonstration is the same whatever the household's own settings are.
    stderr: 'ignore',
  });
  // It checks every result against its tool's schema, and says nothing of formats that are ours.
  const jsonSchemaValidator = new AjvJsonSchemaValidator(new Ajv({ strict: false, validateFormats: false }));
  const options = { versionNegotiation: { mode: 'auto' }, jsonSchemaValidator } as const;
  const client = new Client({ name: 'bursar-demo', version: VERSION }, options);
  await client.connect(transport);
  const { tools } = await client.listTools();
  show(`bursar ${VERSION} answers over stdio with ${tools.length} tools: ${tools.map(({ name }) => name).join(', ')}`);
  for (const step of STEPS) await play(client, step);
  await client.close();
  show('\nNothing of this was kept. "bursar host-config claude-desktop" prints what a host needs to use this.');
}

async function play(client: Client, { says, tool, input }: Step): Promise<void> {
  show(`\n> ${says}\n  [${tool}]\n`);
  try {
    const { content, structuredContent } = await client.callTool({ name: tool, arguments: input });
    const [forPeople] = content;
    const hasText = content.length > 1 && forPeople?.type === 'text';
    show(indented(hasText ? forPeople.text : JSON.stringify(structuredContent)));
  } catch (error) {
    show(indented(`refused: ${(error as Error).message}`));
  }
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function show(text: string): void {
  process.stdout.write(`${text}\n`);
}
