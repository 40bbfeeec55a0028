import { readFileSync } from 'node:fs';

import { builtFile } from '../built-files';
import type { ToolDefinition } from '../protocol/catalogue';
import { OPTIONS } from '../configuration/application-settings';

/** Where data is kept makes no tool look different; of any other setting that is not asked. */
const UNSEEN: readonly (string | undefined)[] = [
  `--${OPTIONS.dataDir.flag}`,
  OPTIONS.dataDir.environment,
  `--${OPTIONS.ephemeral.flag}`,
  OPTIONS.databaseUrl.environment,
];

/**
 * The definitions that the build wrote down, for a server with these settings given, or none where they could differ:
 * to make them takes longer than all else between a host's first question and its second.
 */
export function readyMadeTools(given: readonly string[]): readonly ToolDefinition[] | undefined {
  if (!given.every((name) => UNSEEN.includes(name))) return undefined;
  const file = builtFile('tools.json');
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as ToolDefinition[]);
}
