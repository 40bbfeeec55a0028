import { clockOf } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import * as z from 'zod';

import { createPlanifi } from './planifi';
import { schemaDifferences, askedActions } from './testing/asked-schemas';

const { tools } = createPlanifi({ database: openDatabase({}), clock: clockOf(Date.now) });
const actions = askedActions();

/** As it is published. */
const published = (schema: z.ZodType | undefined, io: 'input' | 'output') => {
  if (schema === undefined) throw new Error('no schema');
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline' });
  return rest;
};

describe('the tools', () => {
  it('publish what was asked for, or that could not be looked up', () => {
    expect(actions.length === 0 || actions.length === 9).toBe(true);
    if (actions.length > 0) expect(tools.map(({ name }) => name)).toEqual(actions.map(({ name }) => name));
  });

  for (const { name, input, output } of actions) {
    it(`${name} has the schemas that were asked for`, () => {
      const tool = tools.find((candidate) => candidate.name === name);
      expect(schemaDifferences(input, published(tool?.input, 'input'))).toEqual([]);
      expect(schemaDifferences(output, published(tool?.output, 'output'))).toEqual([]);
    });
  }

  it('are few words for what they tell', () => {
    const size = JSON.stringify(
      tools.map(({ name, description, input }) => [name, description, published(input, 'input')]),
    ).length;
    // A fifth of what all domains together may publish, which is 12,000 tokens of four characters.
    expect(size).toBeLessThan(9_600);
  });

  it('tell two schemas apart', () => {
    const asked = { type: 'object', required: ['a', 'b'], properties: { a: { type: 'string' } } };
    const found = { type: 'object', required: ['b', 'a'], properties: { a: { type: 'string', maxLength: 5 } } };
    expect(schemaDifferences(asked, found)).toEqual([]);
    expect(schemaDifferences(asked, { ...found, required: ['a'] })).toEqual(['#/required']);
    expect(schemaDifferences(asked, { ...found, properties: { ...found.properties, description: {} } })).toEqual([
      '#/properties/description was not asked for',
    ]);
    expect(schemaDifferences(asked, { ...found, properties: {} })).toEqual(['#/properties/a']);
  });
});
