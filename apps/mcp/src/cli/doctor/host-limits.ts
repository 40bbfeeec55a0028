import { say } from '../../language/say';
import type { ToolDefinition } from '../../protocol/catalogue';

/** Several hosts prefix the server's name and allow 64 characters in all. */
const NAME = /^[a-zA-Z0-9_-]{1,60}$/;
const MAX_TOOLS = 66;
export const MAX_TOKENS = 20_000;
const CHARACTERS_PER_TOKEN = 4;
const ROOT_COMBINATORS = ['anyOf', 'oneOf', 'allOf', 'not', 'if', 'enum'];

/** What a list of tools costs a model each time, in tokens: names, descriptions and input schemas. */
export function tokensOf(tools: readonly ToolDefinition[]): number {
  const faces = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  return Math.ceil(JSON.stringify(faces).length / CHARACTERS_PER_TOKEN);
}

/** Where a list of tools breaks a rule of some host; each violation hides a tool, or the whole server, there. */
export function violationsOf(tools: readonly ToolDefinition[]): string[] {
  const violations = tools.flatMap(({ name, inputSchema, outputSchema }) => [
    ...(NAME.test(name) ? [] : [say('the name "{name}" is not 1 to 60 letters, digits, "_" or "-"', { name })]),
    ...schemaViolations(inputSchema, say('the input of {name}', { name })),
    ...(outputSchema === undefined ? [] : schemaViolations(outputSchema, say('the output of {name}', { name }))),
  ]);
  if (tools.length > MAX_TOOLS)
    violations.push(say('{count} tools are more than {most}', { count: tools.length, most: MAX_TOOLS }));
  const tokens = tokensOf(tools);
  if (tokens > MAX_TOKENS) violations.push(say('{tokens} tokens are more than {most}', { tokens, most: MAX_TOKENS }));
  return violations;
}

function schemaViolations(schema: Readonly<Record<string, unknown>>, subject: string): string[] {
  const violations = ROOT_COMBINATORS.filter((word) => word in schema).map((word) =>
    say('{subject} has "{word}" at its root', { subject, word }),
  );
  if (schema['type'] !== 'object') violations.push(say('{subject} is not an object', { subject }));
  if (/"\$(ref|defs|dynamicRef|anchor|id)":/.test(JSON.stringify(schema)))
    violations.push(say('{subject} refers to other schemas', { subject }));
  return violations;
}
