import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { CATEGORY_SYNONYMS } from './model/category/synonyms';
import { skill } from './skill';
import { TOOL_NAMES, type ToolName } from './contract/tool-names';
import { openAgentStore, type AgentStore } from './testing/agent-store';
import { envelopeOfCall } from './testing/calls';

const codeWords = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

describe('the skill', () => {
  let store: AgentStore;
  let text: string;
  beforeAll(async () => {
    store = await openAgentStore();
    text = (await skill.files['SKILL.md']?.()) ?? '';
  });
  afterAll(() => store.drop());

  it('says in its front matter what the server says of it', () => {
    expect(text.split('---\n')[1]).toBe(`name: ${skill.name}\ndescription: ${skill.description}\n`);
  });

  it('names every tool, and nothing that is not in the tools', () => {
    const words = codeWords(text).filter((word) => /^[a-z]+(_[a-z]+)+$/.test(word));
    expect(TOOL_NAMES.filter((name) => !words.includes(name))).toEqual([]);
    const schemas = store
      .agent()
      .tools.flatMap(({ input, output }) => [
        z.toJSONSchema(input, { io: 'input' }),
        z.toJSONSchema(output ?? z.object({})),
      ]);
    const fields = [...JSON.stringify(schemas).matchAll(/"(\w+)":/g)].map(([, name]) => name);
    const known = new Set<string | undefined>([...TOOL_NAMES, ...fields]);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });

  it('knows the codes that there are', () => {
    const codes = codeWords(text).filter((word) => /^[A-Z]+(_[A-Z]+)+$|^CONFLICT$/.test(word));
    expect([...new Set(codes)].sort()).toEqual(['AUTH_ERROR', 'CONFLICT', 'DB_ERROR', 'NOT_FOUND', 'VALIDATION_ERROR']);
  });

  it('shows calls that the tools accept', async () => {
    const examples = [...text.matchAll(/```json\n([^`]+)```/g)].map(([, json = '']) => JSON.parse(json));
    expect(examples.map(({ tool }) => tool)).toEqual([
      'parse_transaction_from_text',
      'add_transaction',
      'add_or_update_debt',
      'simulate_purchase',
    ]);
    const domain = store.agent();
    const balance = { bank_balance_mxn_cents: 0, as_of_iso: '2026-02-01T12:00' };
    await envelopeOfCall(domain, 'set_bank_balance', { user_id: '123456', thread_id: '987654', ...balance });
    for (const { tool, arguments: input } of examples) {
      expect(await envelopeOfCall(domain, tool as ToolName, input)).toMatchObject({ ok: true });
    }
  });
});

it('the README has the table of synonyms as it is', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| ([A-Z][A-Za-z ]+?) +\| ([^|]+?) +\|$/gm)].map(
    ([, name = '', synonyms = '']) => [name, synonyms.split(', ')],
  );
  expect(Object.fromEntries(rows)).toEqual(CATEGORY_SYNONYMS);
});
