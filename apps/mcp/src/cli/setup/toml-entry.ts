import { ParseError, parseTOML, type AST } from 'toml-eslint-parser';

import { lineBreakOf, spliced, UnreadableFile, type Entry, type EntryEditor, type EntryPath } from './file-entry';
import { say } from '../../language/say';

/** A part of a text that defines the entry, or some of it. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly path: readonly string[];
  readonly value: unknown;
  /** Of a key of an inline table, whose comma goes with it. */
  readonly isInline: boolean;
}

/** TOML 1.0. The entry becomes a table at the end of the file, or a key where all servers stand in one inline table. */
export const tomlEntry: EntryEditor = {
  read: (text, path) => {
    const parts = partsOf(parsed(text), path, text);
    if (parts.length === 0) return undefined;
    return parts.reduce<unknown>((entry, part) => withValue(entry, part.path, part.value), {});
  },

  set: (text, path, entry) => {
    const program = parsed(text);
    const servers = inlineServers(program, path[0]);
    if (servers !== undefined) return inInlineTable(tomlEntry.remove(text, path), path, entry);
    const [first] = partsOf(program, path, text);
    if (first?.path.length === 0 && !isTable(text, first)) {
      return spliced(text, first.start, first.end, `${keyOf(path[1])} = ${inlineOf(entry)}`);
    }
    return appended(tomlEntry.remove(text, path), path, entry);
  },

  remove: (text, path) =>
    partsOf(parsed(text), path, text).reduceRight(
      (rest, { start, end, isInline }) =>
        isInline ? withoutInlineKey(rest, start, end) : withoutLines(rest, start, end),
      text,
    ),
};

function parsed(text: string): AST.TOMLTopLevelTable {
  try {
    // A byte order mark counts as a blank, so that places in the text stay right.
    return parseTOML(text.replace(/^\uFEFF/, ' '), { tomlVersion: '1.0' }).body[0];
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new UnreadableFile(say('line {lineNumber} is not TOML', { lineNumber: error.lineNumber }));
  }
}

function keysOf({ keys }: AST.TOMLKey): string[] {
  return keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value));
}

/** Every table, key and dotted key that belongs to the entry, in the order of the text. */
function partsOf(program: AST.TOMLTopLevelTable, path: EntryPath, text: string): Part[] {
  const parts: Part[] = [];
  const addKeys = (body: readonly AST.TOMLKeyValue[], prefix: readonly string[], isInline: boolean): void => {
    for (const { key, value, range } of body) {
      const full = [...prefix, ...keysOf(key)];
      if (startsWith(full, path)) {
        parts.push({ start: range[0], end: range[1], path: full.slice(2), value: valueOf(value), isInline });
      } else if (value.type === 'TOMLInlineTable' && startsWith(path, full)) addKeys(value.body, full, true);
    }
  };
  for (const node of program.body) {
    if (node.type === 'TOMLKeyValue') addKeys([node], [], false);
    else {
      const name = node.resolvedKey.map(String);
      if (startsWith(name, path)) parts.push(partOfTable(node, name.slice(2), text));
      else if (startsWith(path, name)) addKeys(node.body, name, false);
    }
  }
  return parts;
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.every((key, index) => path[index] === key);
}

function partOfTable(table: AST.TOMLTable, path: readonly string[], text: string): Part {
  const value = table.body.reduce<unknown>((all, each) => withValue(all, keysOf(each.key), valueOf(each.value)), {});
  const end = Math.max(text.indexOf(']', table.key.range[1]) + 1, ...table.body.map(({ range }) => range[1]));
  return { start: table.range[0], end, path, value, isInline: false };
}

const isTable = (text: string, { start }: Part): boolean => text[start] === '[';

function valueOf(node: AST.TOMLContentNode): unknown {
  if (node.type === 'TOMLArray') return node.elements.map(valueOf);
  if (node.type === 'TOMLValue') return node.value;
  return node.body.reduce<unknown>((all, { key, value }) => withValue(all, keysOf(key), valueOf(value)), {});
}

/** A copy of a table with one more value at a path. */
function withValue(table: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  const known = isRecord(table) ? table : {};
  if (key === undefined) return isRecord(value) ? { ...known, ...value } : value;
  return { ...known, [key]: rest.length === 0 ? value : withValue(known[key], rest, value) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The inline table of all servers, which no table of its own can be added to. */
function inlineServers(program: AST.TOMLTopLevelTable, container: string): AST.TOMLInlineTable | undefined {
  for (const node of program.body) {
    if (node.type !== 'TOMLKeyValue') continue;
    const [first, ...rest] = keysOf(node.key);
    if (first !== container || rest.length > 0) continue;
    if (node.value.type !== 'TOMLInlineTable')
      throw new UnreadableFile(say('"{container}" in it is not a table', { container }));
    return node.value;
  }
  return undefined;
}

function inInlineTable(text: string, path: EntryPath, entry: Entry): string {
  const table = inlineServers(parsed(text), path[0]) as AST.TOMLInlineTable;
  const property = `${keyOf(path[1])} = ${inlineOf(entry)}`;
  const last = table.body.at(-1);
  if (last === undefined) return spliced(text, table.range[0] + 1, table.range[1] - 1, ` ${property} `);
  return spliced(text, last.range[1], last.range[1], `, ${property}`);
}

function appended(text: string, path: EntryPath, entry: Entry): string {
  const lineBreak = lineBreakOf(text);
  const lines = [
    `[${path.map(keyOf).join('.')}]`,
    ...Object.entries(entry).map(([key, value]) => `${keyOf(key)} = ${scalarOf(value)}`),
  ];
  const content = text.replace(/^\uFEFF/, '');
  const ending = content === '' || content.endsWith('\n') ? '' : lineBreak;
  return `${text}${ending}${content.trim() === '' ? '' : lineBreak}${lines.join(lineBreak)}${lineBreak}`;
}

function keyOf(key: string): string {
  return /^[\w-]+$/.test(key) ? key : basicString(key);
}

function inlineOf(entry: Entry): string {
  return `{ ${Object.entries(entry)
    .map(([key, value]) => `${keyOf(key)} = ${scalarOf(value)}`)
    .join(', ')} }`;
}

function scalarOf(value: string | readonly string[]): string {
  return typeof value === 'string' ? basicString(value) : `[${value.map(basicString).join(', ')}]`;
}

/** JSON escapes what TOML does, but for DEL. */
function basicString(value: string): string {
  return JSON.stringify(value).replaceAll('\u007F', '\\u007F');
}

/** The text without whole lines, and without the blank line before them. */
function withoutLines(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const before = text.slice(0, lineStart).replace(/(\n|^)\r?\n$/, '$1');
  return before + (lineEnd < 0 ? '' : text.slice(lineEnd + 1));
}

function withoutInlineKey(text: string, start: number, end: number): string {
  const before = /,\s*$/.exec(text.slice(0, start))?.[0].length;
  if (before !== undefined) return spliced(text, start - before, end, '');
  const after = /^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0;
  return spliced(text, start, end + after, '');
}
