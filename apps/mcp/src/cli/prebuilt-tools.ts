import { readFileSync } from 'node:fs';

import { builtFile } from '../built-files';
import { APPLICATION_SETTINGS } from '../configuration/application-settings';
import type { ToolDefinition } from '../protocol/catalogue';

const { dataDir, ephemeral, databaseUrl } = APPLICATION_SETTINGS;

/** Where data is stored never changes a tool definition. Any other setting might. */
const WITHOUT_EFFECT: readonly string[] = [
  `--${dataDir.flag.name}`,
  dataDir.environment,
  `--${ephemeral.flag.name}`,
  databaseUrl.environment,
];

/**
 * The tool definitions that the build wrote to tools.json. Undefined when a setting is given that might change them, or
 * when the file is missing: building them takes longer than the rest of a start.
 */
export function prebuiltTools(given: readonly string[]): readonly ToolDefinition[] | undefined {
  if (!given.every((name) => WITHOUT_EFFECT.includes(name))) return undefined;
  const file = builtFile('tools.json');
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as ToolDefinition[]);
}
