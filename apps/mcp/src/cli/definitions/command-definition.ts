import type { SettingDeclarations } from '@bursar/toolkit';

/** An option of a command: what `parseArgs` of node needs, and what the help says of it. */
export interface OptionDefinition {
  readonly type: 'string' | 'boolean';
  /** It may be given several times. */
  readonly multiple?: true;
  /** The placeholder of its value, such as `DIR`; none for an option without a value. */
  readonly value?: string;
  /** The values that there are, where they can be listed. */
  readonly values?: readonly string[];
  /** What holds without the option, where there is something to say. */
  readonly defaultText?: string;
  /** One phrase, without a full stop. */
  readonly summary: string;
}

export type OptionDefinitions = Readonly<Record<string, OptionDefinition>>;

/** A command as its help, `help --json`, its parser and the completions know it. */
export interface CommandDefinition<Options extends OptionDefinitions = OptionDefinitions> {
  /** One word, or two: `key create`. */
  readonly name: string;
  /** What follows `bursar NAME`, a line for each way of calling it. */
  readonly usage: readonly string[];
  /** The first sentence is the one of the general help. */
  readonly summary: string;
  /** What else there is to say below the options. */
  readonly notes?: string;
  readonly options: Options;
  /** Settings whose flags it takes, and whose variables it reads. */
  readonly settings: readonly SettingDeclarations[];
  /** Whole command lines that run as they stand, in a checkout. */
  readonly examples: readonly string[];
  /** It has nothing to print as one JSON value. */
  readonly hasNoJson?: true;
}

/** Types a definition by its own options. */
export function defineCommand<const Options extends OptionDefinitions>(
  definition: CommandDefinition<Options>,
): CommandDefinition<Options> {
  return definition;
}

/** Options of every command that prints JSON. */
export const JSON_OPTION = {
  json: { type: 'boolean', summary: 'print one JSON value and nothing else' },
} as const satisfies OptionDefinitions;

/** Options of every command. */
export const COMMON_OPTIONS = {
  'no-color': { type: 'boolean', summary: 'no colour, as with the variable NO_COLOR' },
} as const satisfies OptionDefinitions;

/** Of every command; where the household's settings are read, they declare it. */
export const LANGUAGE_OPTION = {
  language: { type: 'string', value: 'CODE', values: ['en', 'pt', 'es', 'fr'], summary: 'en, pt, es or fr' },
} as const satisfies OptionDefinitions;

/** Whose data it is. */
export const OWNER_OPTION = {
  owner: {
    type: 'string',
    value: 'NAME',
    defaultText: 'the household on this machine',
    summary: 'the data of another household',
  },
} as const satisfies OptionDefinitions;
