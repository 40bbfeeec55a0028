import type { ToolDefinition } from '../../protocol/catalogue';

/** Several hosts put the server's name before a tool's and stop at 64 characters. */
const NAME = /^[a-zA-Z0-9_-]{1,60}$/;
const MOST_TOOLS = 45;
export const MOST_TOKENS = 12_000;
const CHARACTERS_PER_TOKEN = 4;
const ROOT_COMBINATORS = ['anyOf', 'oneOf', 'allOf', 'not', 'if', 'enum'];

/** What a list of tools costs a model each time, in tokens: names, descriptions and input schemas. */
export function tokensOf(tools: readonly ToolDefinition[]): number {
  const faces = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  return Math.ceil(JSON.stringify(faces).length / CHARACTERS_PER_TOKEN);
}

/** Where a list of tools breaks a rule of some host; each breach makes a tool, or the whole server, disappear there. */
export function breachesOf(tools: readonly ToolDefinition[]): string[] {
  const breaches = tools.flatMap(({ name, inputSchema, outputSchema }) => [
    ...(NAME.test(name) ? [] : [`the name "${name}" is not 1 to 60 letters, digits, "_" or "-"`]),
    ...schemaBreaches(inputSchema).map((breach) => `the input of ${name} ${breach}`),
    ...(outputSchema === undefined ? [] : schemaBreaches(outputSchema)).map(
      (breach) => `the output of ${name} ${breach}`,
    ),
  ]);
  if (tools.length > MOST_TOOLS) breaches.push(`${tools.length} tools are more than ${MOST_TOOLS}`);
  if (tokensOf(tools) > MOST_TOKENS) breaches.push(`${tokensOf(tools)} tokens are more than ${MOST_TOKENS}`);
  return breaches;
}

function schemaBreaches(schema: Readonly<Record<string, unknown>>): string[] {
  const breaches = ROOT_COMBINATORS.filter((word) => word in schema).map((word) => `has "${word}" at its root`);
  if (schema['type'] !== 'object') breaches.push('is not an object');
  if (/"\$(ref|defs|dynamicRef|anchor|id)":/.test(JSON.stringify(schema))) breaches.push('refers to other schemas');
  return breaches;
}
