import { readFileSync } from 'node:fs';

import type { Clock } from '@bursar/calendar';
import type { Toolset } from '@bursar/toolkit';

import { builtFile } from '../built-files';
import { APPLICATION_SETTINGS } from '../configuration/application-settings';
import type { Introduction, ToolDefinition } from '../protocol/catalogue';
import type { Prebuilt } from '../protocol/prebuilt-catalogue';
import { todayInSaoPaulo } from './today-in-sao-paulo';

const { dataDir, ephemeral, databaseUrl, language, currency, timeZone, toolsets } = APPLICATION_SETTINGS;

/**
 * Where data is stored, and what a household sets, never changes a tool definition; a selection of tools only leaves some
 * out. Any other setting might change them.
 */
const WITHOUT_EFFECT: readonly string[] = [
  `--${dataDir.flag.name}`,
  dataDir.environment,
  `--${ephemeral.flag.name}`,
  databaseUrl.environment,
  `--${language.flag.name}`,
  language.environment,
  currency.environment,
  timeZone.environment,
  `--${toolsets.flag.name}`,
  toolsets.environment,
];

/**
 * The answers to `initialize` and `tools/list` that the build wrote to files. Undefined when a setting is given that might
 * change them, or when a file is missing: making them anew takes longer than the rest of a start.
 */
export function prebuiltFiles(
  given: readonly string[],
  selected: readonly Toolset[],
  clock: Clock,
): Prebuilt | undefined {
  if (!given.every((name) => WITHOUT_EFFECT.includes(name))) return undefined;
  const introduction = builtFile('initialize.json');
  const tools = builtFile('tools.json');
  const names = builtFile('toolsets.json');
  if (introduction === undefined || tools === undefined || names === undefined) return undefined;
  return {
    introduction: datedAtEachReading(readJson<Introduction>(introduction), clock),
    tools: () => {
      const all = readJson<ToolDefinition[]>(tools);
      if (selected.length === 0) return all;
      const namesOf = readJson<Record<Toolset, string[]>>(names);
      return all.filter(({ name }) => selected.some((toolset) => namesOf[toolset].includes(name)));
    },
  };
}

/** The build writes `{today}` where the instructions say what day it is in São Paulo. */
function datedAtEachReading({ instructions, capabilities }: Introduction, clock: Clock): Introduction {
  return {
    get instructions() {
      return instructions.replace('{today}', todayInSaoPaulo(clock));
    },
    capabilities,
  };
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
