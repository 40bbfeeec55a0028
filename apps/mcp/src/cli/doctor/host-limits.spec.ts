import type { ToolDefinition } from '../../protocol/catalogue';
import { violationsOf, tokensOf } from './host-limits';

const tool = (given: Partial<ToolDefinition> = {}): ToolDefinition => ({
  name: 'list_notes',
  title: 'List notes',
  description: 'Lists notes.',
  inputSchema: { type: 'object', properties: {} },
  outputSchema: { type: 'object', properties: {} },
  annotations: {},
  ...given,
});
const schema = (keywords: object) => ({ type: 'object', ...keywords }) as ToolDefinition['inputSchema'];

it('a tool that every host takes breaks no rule', () => expect(violationsOf([tool()])).toEqual([]));

it.each<[Partial<ToolDefinition>, string]>([
  [{ name: 'notes.list' }, 'the name "notes.list" is not 1 to 60 letters, digits, "_" or "-"'],
  [{ name: 'x'.repeat(61) }, `the name "${'x'.repeat(61)}" is not 1 to 60 letters, digits, "_" or "-"`],
  [{ inputSchema: schema({ oneOf: [] }) }, 'the input of list_notes has "oneOf" at its root'],
  [
    { outputSchema: schema({ properties: { a: { $ref: '#/x' } } }) },
    'the output of list_notes refers to other schemas',
  ],
  [{ inputSchema: { type: 'array' } as never }, 'the input of list_notes is not an object'],
  [{ description: 'x'.repeat(80_000) }, '20022 tokens are more than 20000'],
])('%#: a violation is told', (given, violation) => expect(violationsOf([tool(given)])).toEqual([violation]));

it('more tools than a host shows are a violation', () => {
  const tools = Array.from({ length: 67 }, (_, index) => tool({ name: `tool_${index}` }));
  expect(violationsOf(tools)).toEqual(['67 tools are more than 66']);
});

it('tokens are a quarter of the characters of names, descriptions and input schemas', () => {
  const face = { name: 'list_notes', description: 'Lists notes.', inputSchema: { type: 'object', properties: {} } };
  expect(tokensOf([tool()])).toBe(Math.ceil(JSON.stringify([face]).length / 4));
});
