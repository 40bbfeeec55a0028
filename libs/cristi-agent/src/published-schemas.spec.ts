import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { loadTools, type Tool } from '@bursar/toolkit';
import * as z from 'zod';

import { createCristiAgent } from './cristi-agent';

const domain = createCristiAgent({ database: openDatabase({}), clock: systemClock });
const jsonSchema = (schema: z.ZodObject | undefined, io: 'input' | 'output') =>
  z.toJSONSchema(schema ?? z.object({}), { io, reused: 'inline' });

let tools: readonly Tool[];
beforeAll(async () => {
  tools = await loadTools(domain);
});

it('are those of the tools, by their names in the contract and in the index', () => {
  expect(tools.map(({ name }) => name)).toEqual(domain.tools.map(({ name }) => name));
  expect(tools.map(({ name, effect }) => [name, effect])).toEqual([
    ['parse_transaction_from_text', 'read'],
    ['add_transaction', 'write'],
    ['update_last_transaction', 'idempotent-write'],
    ['delete_last_transaction', 'destructive'],
    ['get_month_summary', 'read'],
    ['get_category_summary', 'read'],
    ['get_debts', 'read'],
    ['add_or_update_debt', 'idempotent-write'],
    ['set_budget_cap', 'idempotent-write'],
    ['simulate_purchase', 'read'],
    ['get_bank_balance', 'read'],
    ['set_bank_balance', 'write'],
    ['list_transactions', 'read'],
    ['edit_transaction', 'destructive'],
    ['set_recurring_entry', 'idempotent-write'],
    ['get_safe_to_spend', 'read'],
  ]);
});

it.each(domain.tools.map(({ name }) => name))('%s: flat, without alternatives, every argument described', (name) => {
  const tool = tools.find((candidate) => candidate.name === name);
  const published = jsonSchema(tool?.input, 'input');
  expect(published).toMatchObject({ type: 'object', additionalProperties: false });
  expect(published.required).toEqual(expect.arrayContaining(['user_id', 'thread_id']));
  expect(Object.keys(published.properties ?? {})).toContain('now_iso');
  expect(Object.values(published.properties ?? {})).toEqual(
    Array(Object.keys(published.properties ?? {}).length).fill(
      expect.objectContaining({ description: expect.stringMatching(/./) }),
    ),
  );
  const answer = jsonSchema(tool?.output, 'output');
  expect(answer).toMatchObject({ type: 'object', required: ['ok'] });
  expect(Object.keys(answer.properties ?? {})).toEqual(['ok', 'data', 'error']);
  expect(JSON.stringify([published, answer])).not.toMatch(/"(anyOf|oneOf|allOf|not|if|\$ref|\$defs)"/);
});

it('are short: a model reads less than 4,600 tokens of four characters for all sixteen', () => {
  const definitions = tools.map(({ name, description, input }) => {
    const { $schema: _, ...inputSchema } = jsonSchema(input, 'input');
    return { name, description, inputSchema };
  });
  expect(JSON.stringify(definitions).length / 4).toBeLessThan(4_600);
});
