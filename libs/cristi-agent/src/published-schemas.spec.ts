import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import * as z from 'zod';

import { TOOL_NAMES } from './contract/tool-names';
import { createCristiAgent } from './cristi-agent';

const domain = createCristiAgent({ database: openDatabase({}), clock: systemClock });
const face = (schema: z.ZodObject | undefined, io: 'input' | 'output') =>
  z.toJSONSchema(schema ?? z.object({}), { io, reused: 'inline' });

it('are those of the twelve tools, by the names of the contract', () => {
  expect(domain.tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
});

it('leave out tools that write where nothing may be written', () => {
  const reading = createCristiAgent({ database: openDatabase({}), clock: systemClock, readOnly: true });
  expect(reading.tools.map(({ name }) => name)).toEqual([
    'parse_transaction_from_text',
    'get_month_summary',
    'get_category_summary',
    'get_debts',
    'simulate_purchase',
    'get_bank_balance',
  ]);
});

it.each(domain.tools)('$name: flat, without alternatives, and every argument tells itself', ({ input, output }) => {
  const published = face(input, 'input');
  expect(published).toMatchObject({ type: 'object', additionalProperties: false });
  expect(published.required).toEqual(expect.arrayContaining(['user_id', 'thread_id']));
  expect(Object.keys(published.properties ?? {})).toContain('now_iso');
  expect(Object.values(published.properties ?? {})).toEqual(
    Array(Object.keys(published.properties ?? {}).length).fill(
      expect.objectContaining({ description: expect.stringMatching(/./) }),
    ),
  );
  const answer = face(output, 'output');
  expect(answer).toMatchObject({ type: 'object', required: ['ok'] });
  expect(Object.keys(answer.properties ?? {})).toEqual(['ok', 'data', 'error']);
  expect(JSON.stringify([published, answer])).not.toMatch(/"(anyOf|oneOf|allOf|not|if|\$ref|\$defs)"/);
});

it('are short: what a model reads of all twelve is under 3,000 tokens at four characters', () => {
  const faces = domain.tools.map(({ name, description, input }) => {
    const { $schema: _, ...inputSchema } = face(input, 'input');
    return { name, description, inputSchema };
  });
  expect(JSON.stringify(faces).length / 4).toBeLessThan(3_000);
});
