import { clockOf } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { loadTools, type Tool } from '@bursar/toolkit';
import * as z from 'zod';

import { createPlanifi } from './planifi';
import contractSchemas from './testing/contract-schemas.json';
import { schemaDifferences } from './testing/schema-differences';

const domain = createPlanifi({ database: openDatabase({}), clock: clockOf(Date.now) });

/** A schema as it is published. */
const published = (schema: z.ZodType | undefined, io: 'input' | 'output') => {
  if (schema === undefined) throw new Error('no schema');
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline' });
  return rest;
};

describe('the tools', () => {
  let tools: readonly Tool[];
  beforeAll(async () => {
    tools = await loadTools(domain);
  });

  it('have the names that the index lists', () => {
    expect(tools.map(({ name }) => name)).toEqual(domain.tools.map(({ name }) => name));
  });

  it('are those of the contract, in its order', () => {
    const names = contractSchemas.map(({ name }) => name);
    expect(names).toHaveLength(9);
    expect(tools.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
  });

  for (const { name, input, output } of contractSchemas) {
    it(`${name} has the contract’s schemas`, () => {
      const tool = tools.find((candidate) => candidate.name === name);
      expect(schemaDifferences(input, published(tool?.input, 'input'))).toEqual([]);
      expect(schemaDifferences(output, published(tool?.output, 'output'))).toEqual([]);
    });
  }

  it('take few tokens', () => {
    const size = JSON.stringify(
      tools.map(({ name, description, input }) => [name, description, published(input, 'input')]),
    ).length;
    // A fifth of the limit for all domains together: 12,000 tokens of four characters.
    expect(size).toBeLessThan(9_600);
  });

  it('are compared by everything but keywords that may be added', () => {
    const expected = { type: 'object', required: ['a', 'b'], properties: { a: { type: 'string' } } };
    const found = { type: 'object', required: ['b', 'a'], properties: { a: { type: 'string', maxLength: 5 } } };
    expect(schemaDifferences(expected, found)).toEqual([]);
    expect(schemaDifferences(expected, { ...found, required: ['a'] })).toEqual(['#/required']);
    expect(schemaDifferences(expected, { ...found, properties: { ...found.properties, description: {} } })).toEqual([
      '#/properties/description is not in the contract',
    ]);
    expect(schemaDifferences(expected, { ...found, properties: {} })).toEqual(['#/properties/a']);
  });
});
