import type { SettingDeclaration } from '@bursar/toolkit';

import { HOUSEHOLD_SETTINGS } from '../../configuration/domain-settings';
import { defaultOf } from '../../configuration/settings-documentation';
import { commandsNamed } from '../definitions/all-commands';
import {
  COMMON_OPTIONS,
  JSON_OPTION,
  LANGUAGE_OPTION,
  type CommandDefinition,
} from '../definitions/command-definition';
import { lineLength, wrapped } from './wrapped';
import { say } from '../../language/say';

/** An option as the help shows it. */
export interface ShownOption {
  readonly name: string;
  /** The placeholder of its value; null for an option without one. */
  readonly value: string | null;
  readonly default: string | null;
  readonly summary: string;
  readonly values: readonly string[];
}

/** The words in capitals that stand for what is to be typed. */
const PLACEHOLDER = /[A-Z]+(?:-[A-Z]+)*/g;

const COLUMN = 26;
const INDENT = 6;

/** In shorter lines the names of options stand above what they do. */
const NARROW_LINE = 70;

/** The help of one command, or of a word that several commands begin with. */
export function commandHelp(name: string): string {
  const commands = commandsNamed(name);
  const own = commands.find((command) => command.name === name);
  if (own === undefined) return `${groupHelp(name, commands)}\n`;
  const others = commands.filter((command) => command !== own);
  return `${[
    usageText(usageOf(own)),
    paragraph(say(own.summary)),
    section(say('Options'), optionsOf(own).map(optionText)),
    section(say('Variables'), variablesOf(own).map(variableText)),
    ...(own.notes === undefined ? [] : [paragraph(say(own.notes))]),
    section(
      say('Examples'),
      own.examples.map((line) => `  ${line}`),
    ),
    section(
      say('More'),
      others.map(({ name: other }) => `  bursar help ${other}`),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function groupHelp(name: string, commands: readonly CommandDefinition[]): string {
  return [
    usageText(commands.flatMap(usageOf)),
    section(
      say('Commands'),
      commands.map(({ name: each, summary }) => entry(each.slice(name.length + 1), say(summary))),
    ),
    section(
      say('Examples'),
      commands.flatMap(({ examples }) => examples).map((line) => `  ${line}`),
    ),
    section(
      say('More'),
      commands.map(({ name: each }) => `  bursar help ${each}`),
    ),
  ].join('\n\n');
}

/** The ways of calling a command, a line for each. */
export function usageOf({ name, usage }: CommandDefinition): string[] {
  return usage.map((line) => `bursar ${name} ${placeholdersIn(line)}`.trimEnd());
}

function usageText(lines: readonly string[]): string {
  const heading = say('Usage:');
  return lines.map((line, index) => `${index === 0 ? heading : ' '.repeat(heading.length)} ${line}`).join('\n');
}

/** Placeholders such as FILE in the language in force. */
function placeholdersIn(text: string): string {
  return text.replaceAll(PLACEHOLDER, (word) => say(word));
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines].join('\n');
}

function paragraph(text: string): string {
  return wrapped(text, 0).join('\n');
}

/** The options of a command: its own, those of its settings, and those of every command. */
export function optionsOf({ options, settings, hasNoJson }: CommandDefinition): ShownOption[] {
  const isLanguageSet = settings.includes(HOUSEHOLD_SETTINGS);
  const always = {
    ...(hasNoJson !== true && JSON_OPTION),
    ...(!isLanguageSet && LANGUAGE_OPTION),
    ...COMMON_OPTIONS,
  };
  const shown = (definitions: CommandDefinition['options']) =>
    Object.entries(definitions).map(([name, { value, values = [], defaultText, summary }]) => ({
      name: `--${name}`,
      value: value === undefined ? null : placeholdersIn(value),
      default: defaultText === undefined ? null : say(defaultText),
      summary: say(summary),
      values,
    }));
  const taken = settings.flatMap((declarations) => Object.values(declarations)).flatMap(settingOption);
  const ownNames = Object.keys(options).map((name) => `--${name}`);
  return [...shown(options), ...taken.filter(({ name }) => !ownNames.includes(name)), ...shown(always)];
}

function settingOption(declaration: SettingDeclaration): ShownOption[] {
  const { flag, description } = declaration;
  if (flag === undefined) return [];
  const otherwise = defaultOf(declaration);
  return [
    {
      name: `--${flag.name}`,
      value: flag.argument === undefined ? null : placeholdersIn(flag.argument),
      default: otherwise === '' || otherwise === 'false' ? null : say(otherwise).replaceAll('`', ''),
      summary: say(description).replaceAll('`', ''),
      values: [],
    },
  ];
}

function optionText({ name, value, default: otherwise, summary }: ShownOption): string {
  const usage = value === null ? name : `${name} ${value}`;
  return entry(
    usage,
    otherwise === null ? summary : say('{text} (default: {value})', { text: summary, value: otherwise }),
  );
}

function entry(name: string, text: string): string {
  const isNarrow = lineLength() < NARROW_LINE;
  const margin = isNarrow ? INDENT : COLUMN;
  const [first = '', ...more] = wrapped(text, margin);
  const isLong = isNarrow || name.length > COLUMN - 4;
  const head = isLong ? `  ${name}\n${' '.repeat(margin)}${first}` : `  ${name.padEnd(COLUMN - 2)}${first}`;
  return [head, ...more.map((line) => ' '.repeat(margin) + line)].join('\n');
}

/** What is set by a variable alone; those of options are in docs/configuration.md. */
function variablesOf({ settings }: CommandDefinition): SettingDeclaration[] {
  const all: SettingDeclaration[] = settings.flatMap((declarations) => Object.values(declarations));
  return all.filter(({ environment }) => environment !== undefined);
}

function variableText(declaration: SettingDeclaration): string {
  const { environment = '', flag, description } = declaration;
  if (flag !== undefined) return entry(environment, say('the same as --{name}', { name: flag.name }));
  const otherwise = defaultOf(declaration);
  const isShown = otherwise !== '' && otherwise !== 'false';
  const meaning = say(description);
  const text = isShown ? say('{text} (default: {value})', { text: meaning, value: say(otherwise) }) : meaning;
  return [
    `  ${environment}`,
    ...wrapped(text.replaceAll('`', ''), INDENT).map((line) => ' '.repeat(INDENT) + line),
  ].join('\n');
}
