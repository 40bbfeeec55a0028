import { readFileSync } from 'node:fs';

/** What a host reads of a tool before it is called. */
export interface PublishedTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema?: unknown;
}

/** A list of tools as the build writes it, or the result of `tools/list` of any server. Throws when it is neither. */
export function readTools(path: string): PublishedTool[] {
  const content = JSON.parse(readFileSync(path, 'utf8')) as unknown;
  const tools = isRecord(content) ? content['tools'] : content;
  if (!Array.isArray(tools) || !tools.every((tool) => isRecord(tool) && typeof tool['name'] === 'string'))
    throw new Error(`${path} is no list of tools`);
  return tools as PublishedTool[];
}

/** What is searched: name, title, description, and the names and descriptions of arguments however deep. */
export function searchedText({ name, title = '', description = '', inputSchema }: PublishedTool): string {
  return [name, title, description, ...argumentTexts(inputSchema)].join('\n');
}

/** Tokens of name, description and input schema, at four characters each. */
export function tokensOf({ name, description, inputSchema }: PublishedTool): number {
  return JSON.stringify({ name, description, inputSchema }).length / 4;
}

function argumentTexts(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(argumentTexts);
  if (!isRecord(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === 'description') return typeof value === 'string' ? [value] : [];
    // What is an example or a default is data, and its keys are no arguments.
    if (['examples', 'default', 'const', 'enum'].includes(keyword)) return [];
    if (keyword === 'properties' && isRecord(value))
      return Object.entries(value).flatMap(([name, argument]) => [name, ...argumentTexts(argument)]);
    if (keyword === '$defs' && isRecord(value)) return Object.values(value).flatMap(argumentTexts);
    return argumentTexts(value);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
