import { clockOf } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { loadTools, type Tool } from '@bursar/toolkit';
import * as z from 'zod';

import { STATUS_OF_CODE } from './errors';
import { createPlanifi } from './planifi';
import { actionOf } from './testing/actions';
import { additionsTo } from './testing/contract-additions';
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
      const action = actionOf(name);
      const differences = schemaDifferences(input, published(tool?.input, 'input'));
      expect(differences.sort()).toEqual(additionsTo(action, 'input'));
      expect(schemaDifferences(output, published(tool?.output, 'output')).sort()).toEqual(
        additionsTo(action, 'output'),
      );
    });
  }

  it('take few tokens', () => {
    const size = JSON.stringify(
      tools.map(({ name, description, input }) => ({ name, description, inputSchema: published(input, 'input') })),
    ).length;
    // 2,900 tokens of four characters.
    expect(size).toBeLessThan(11_600);
  });

  it('list the codes of their refusals, each of the domain and once', () => {
    const codes = Object.fromEntries(tools.map(({ name, errors = [] }) => [actionOf(name), errors]));
    for (const ofTool of Object.values(codes)) {
      expect(ofTool.filter((code) => !Object.hasOwn(STATUS_OF_CODE, code))).toEqual([]);
      expect(new Set(ofTool).size).toBe(ofTool.length);
    }
    expect(codes['listTags']).toEqual(['VALIDATION_ERROR', 'INTERNAL_ERROR']);
    expect(codes['updateTransaction']).toEqual([
      'VALIDATION_ERROR',
      'INTERNAL_ERROR',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_IN_PROGRESS',
      'TRANSACTION_NOT_FOUND',
      'TRANSACTION_VOIDED',
      'ACCOUNT_NOT_FOUND',
      'ACCOUNT_DISABLED',
      'TAG_NOT_FOUND',
    ]);
  });

  it('are annotated by what they do', () => {
    const effects = Object.fromEntries(tools.map(({ name, effect }) => [actionOf(name), effect]));
    expect(effects).toMatchObject({
      disableAccount: 'idempotent-destructive',
      enableAccount: 'idempotent-write',
      updateTransaction: 'idempotent-write',
      createTransfer: 'idempotent-write',
      getBalances: 'read',
    });
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
