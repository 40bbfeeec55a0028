import type { SettingDeclaration } from '@bursar/toolkit';

import { defaultOf } from '../../configuration/settings-documentation';
import { commandsNamed } from '../definitions/all-commands';
import { COMMON_OPTIONS, JSON_OPTION, type CommandDefinition } from '../definitions/command-definition';
import { lineLength, wrapped } from './wrapped';

/** An option as the help shows it. */
export interface ShownOption {
  readonly name: string;
  /** The placeholder of its value; null for an option without one. */
  readonly value: string | null;
  readonly default: string | null;
  readonly summary: string;
  readonly values: readonly string[];
}

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
    usageText(own),
    paragraph(own.summary),
    section('Options', optionsOf(own).map(optionText)),
    section('Variables', variablesOf(own).map(variableText)),
    ...(own.notes === undefined ? [] : [paragraph(own.notes)]),
    section(
      'Examples',
      own.examples.map((line) => `  ${line}`),
    ),
    section(
      'More',
      others.map(({ name: other }) => `  bursar help ${other}`),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function groupHelp(name: string, commands: readonly CommandDefinition[]): string {
  return [
    commands.map(usageText).join('\n').replaceAll('\nUsage:', '\n      '),
    section(
      'Commands',
      commands.map(({ name: each, summary }) => entry(each.slice(name.length + 1), summary)),
    ),
    section(
      'Examples',
      commands.flatMap(({ examples }) => examples).map((line) => `  ${line}`),
    ),
    section(
      'Options',
      commands.map(({ name: each }) => `  bursar help ${each}`),
    ),
  ].join('\n\n');
}

function usageText({ name, usage }: CommandDefinition): string {
  return usage.map((line, index) => `${index === 0 ? 'Usage:' : '      '} bursar ${name} ${line}`.trimEnd()).join('\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines].join('\n');
}

function paragraph(text: string): string {
  return wrapped(text, 0).join('\n');
}

/** The options of a command: its own, those of its settings, and those of every command. */
export function optionsOf({ options, settings, hasNoJson }: CommandDefinition): ShownOption[] {
  const always = { ...(hasNoJson !== true && JSON_OPTION), ...COMMON_OPTIONS };
  const shown = (definitions: CommandDefinition['options']) =>
    Object.entries(definitions).map(([name, { value, values = [], defaultText, summary }]) => ({
      name: `--${name}`,
      value: value ?? null,
      default: defaultText ?? null,
      summary,
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
      value: flag.argument ?? null,
      default: otherwise === '' || otherwise === 'false' ? null : otherwise,
      summary: description.replaceAll('`', ''),
      values: [],
    },
  ];
}

function optionText({ name, value, default: otherwise, summary }: ShownOption): string {
  const usage = value === null ? name : `${name} ${value}`;
  return entry(usage, otherwise === null ? summary : `${summary} (default: ${otherwise.replaceAll('`', '')})`);
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
  if (flag !== undefined) return entry(environment, `the same as --${flag.name}`);
  const otherwise = defaultOf(declaration);
  const isShown = otherwise !== '' && otherwise !== 'false';
  const text = `${description}${isShown ? ` (default: ${otherwise})` : ''}`.replaceAll('`', '');
  return [`  ${environment}`, ...wrapped(text, INDENT).map((line) => ' '.repeat(INDENT) + line)].join('\n');
}
