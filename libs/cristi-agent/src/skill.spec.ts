import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadTools } from '@bursar/toolkit';
import * as z from 'zod';

import { CATEGORY_SYNONYMS } from './model/category/synonyms';
import { skill } from './skill';
import type { ToolName } from './cristi-agent';
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

  it('has the same front matter as the server publishes', () => {
    expect(text.split('---\n')[1]).toBe(`name: ${skill.name}\ndescription: ${skill.description}\n`);
  });

  it('names every tool, and only existing tools and fields', async () => {
    const words = codeWords(text).filter((word) => /^[a-z]+(_[a-z]+)+$/.test(word));
    const tools = await loadTools(store.agent());
    const names = tools.map(({ name }) => name);
    expect(names.filter((name) => !words.includes(name))).toEqual([]);
    const schemas = tools.flatMap(({ input, output }) => [
      z.toJSONSchema(input, { io: 'input' }),
      z.toJSONSchema(output ?? z.object({})),
    ]);
    const fields = [...JSON.stringify(schemas).matchAll(/"(\w+)":/g)].map(([, name]) => name);
    const known = new Set<string | undefined>([...names, ...fields]);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });

  it('lists all error codes', () => {
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

it('the README contains the table of synonyms', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| ([A-Z][A-Za-z ]+?) +\| ([^|]+?) +\|$/gm)].map(
    ([, name = '', synonyms = '']) => [name, synonyms.split(', ')],
  );
  expect(Object.fromEntries(rows)).toEqual(CATEGORY_SYNONYMS);
});
