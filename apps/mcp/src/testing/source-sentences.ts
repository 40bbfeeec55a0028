import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { defaultOf } from '../configuration/settings-documentation';
import { COMMAND_GROUPS } from '../cli/definitions/all-commands';
import {
  COMMON_OPTIONS,
  LANGUAGE_OPTION,
  JSON_OPTION,
  type CommandDefinition,
  type OptionDefinition,
} from '../cli/definitions/command-definition';

const SOURCES = join(__dirname, '..');
const PLACEHOLDERS = /[A-Z]+(?:-[A-Z]+)*/g;
/** The same in every language: formats, and what stands for an id or a value between bars. */
const SAME_EVERYWHERE = new Set(['JSON', 'ID', 'A', 'B', 'N', 'HH', 'MM', 'PORT', 'CUR']);

/** A call of `say` in the sources: the sentence, and the values that it is given. */
export interface SaidSentence {
  readonly file: string;
  readonly english: string;
  readonly values: readonly string[];
}

/** Every sentence that is said where it is written. What is said of a definition has no literal there. */
export function saidInSources(): SaidSentence[] {
  const found: SaidSentence[] = [];
  const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((each) => each.endsWith('.ts') && !each.endsWith('.spec.ts'))) {
    const text = readFileSync(join(SOURCES, path), 'utf8');
    if (!text.includes('say(')) continue;
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), path, found);
  }
  return found;
}

function visit(node: ts.Node, file: string, found: SaidSentence[]): void {
  if (ts.isCallExpression(node) && node.expression.getText() === 'say') {
    const [english, values] = node.arguments;
    if (english !== undefined && ts.isStringLiteralLike(english)) {
      found.push({ file, english: english.text, values: values === undefined ? [] : namesIn(values) });
    }
  }
  ts.forEachChild(node, (child) => visit(child, file, found));
}

/** The names of an object of values; a spread or a variable may hold any. */
function namesIn(values: ts.Expression): string[] {
  if (!ts.isObjectLiteralExpression(values)) return ['*'];
  return values.properties.map((property) =>
    ts.isSpreadAssignment(property) ? '*' : (property.name?.getText() ?? ''),
  );
}

/** Every sentence, phrase and placeholder of the helps. */
export function saidOfCommands(): Set<string> {
  const found = new Set<string>();
  for (const [title, commands] of COMMAND_GROUPS) {
    found.add(title);
    for (const command of commands) for (const text of textsOf(command)) found.add(text);
  }
  return found;
}

function textsOf({ summary, notes, usage, options, settings }: CommandDefinition): string[] {
  const own: OptionDefinition[] = Object.values({ ...options, ...COMMON_OPTIONS, ...JSON_OPTION, ...LANGUAGE_OPTION });
  const declared = settings.flatMap((group) => Object.values(group));
  const typed = [...usage, ...own.map(({ value = '' }) => value), ...declared.map(({ flag }) => flag?.argument ?? '')];
  return [
    summary,
    ...(notes === undefined ? [] : [notes]),
    ...own.flatMap((option) => [option.summary, ...(option.defaultText === undefined ? [] : [option.defaultText])]),
    ...declared.flatMap((setting) => [setting.description, setting.expected, defaultOf(setting)]),
    ...typed.flatMap((text) => text.match(PLACEHOLDERS) ?? []).filter((word) => !SAME_EVERYWHERE.has(word)),
  ].filter(isText);
}

/** Numbers, names of formats and values of options are the same in every language. */
function isText(text: string): boolean {
  return /\p{L}{2}.* .*\p{L}{2}|^[A-Z-]{2,}$|^(all|none|when|today)$/u.test(text);
}
