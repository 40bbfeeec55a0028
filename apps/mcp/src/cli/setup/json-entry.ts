import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

import { blanksBefore, commaBefore, endOfCommaAfter, endOfContent } from './json-punctuation';
import { lineBreakOf, spliced, UnreadableFile, type Entry, type EntryEditor, type EntryPath } from './file-entry';
import { say } from '../../language/say';

/** A property with its key, in a text. */
interface Property {
  readonly node: Node;
  readonly value: Node;
}

const DEFAULT_INDENTATION = '  ';

/** JSON, also with comments and trailing commas as several hosts allow. */
export const jsonEntry: EntryEditor = {
  read: (text, path) => {
    const [newest] = entriesIn(containerIn(rootOf(text), path[0]), path[1]).slice(-1);
    return newest && valueOf(newest.value);
  },

  set: (text, path, entry) => {
    if (isBlank(text)) return `${text}${freshText(path, entry, lineBreakOf(text))}`;
    const root = rootOf(text) as Node;
    const container = containerIn(root, path[0]);
    if (container === undefined) return withProperty(text, root, path[0], { [path[1]]: entry });
    const [newest] = entriesIn(container, path[1]).slice(-1);
    if (newest === undefined) return withProperty(text, container, path[1], entry);
    const { offset, length } = newest.value;
    const style = styleOf(text, container);
    return spliced(text, offset, offset + length, formatted(entry, style, style.indentation));
  },

  remove: (text, path) => {
    const found = entriesIn(containerIn(rootOf(text), path[0]), path[1]);
    // From the last to the first, so that the places of the others stay right.
    return found.reduceRight((rest, { node }) => withoutProperty(rest, node), text);
  },
};

function isBlank(text: string): boolean {
  return text.replace(/^\uFEFF/, '').trim() === '';
}

/** Undefined for a text with nothing in it. */
function rootOf(text: string): Node | undefined {
  if (isBlank(text)) return undefined;
  const errors: ParseError[] = [];
  // A byte order mark counts as a blank, so that places in the text stay right.
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined) {
    const line = text.slice(0, error.offset).split('\n').length;
    throw new UnreadableFile(
      say('line {line} is not JSON ({found})', { line, found: wordsOf(printParseErrorCode(error.error)) }),
    );
  }
  if (root?.type !== 'object') throw new UnreadableFile(say('it is not a JSON object'));
  return root;
}

function wordsOf(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
}

/** The object of servers. Of keys that stand twice readers take the last, and so does this. */
function containerIn(root: Node | undefined, key: string): Node | undefined {
  const [newest] = root === undefined ? [] : entriesIn(root, key).slice(-1);
  if (newest === undefined) return undefined;
  if (newest.value.type !== 'object') throw new UnreadableFile(say('"{key}" in it is not an object', { key }));
  return newest.value;
}

function entriesIn(object: Node | undefined, key: string): Property[] {
  return (object?.children ?? []).flatMap((node) => {
    const [name, value] = node.children ?? [];
    return name?.value === key && value !== undefined ? [{ node, value }] : [];
  });
}

function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value as unknown;
  return Object.fromEntries(
    (node.children ?? []).map(({ children = [] }) => [String(children[0]?.value), children[1] && valueOf(children[1])]),
  );
}

/** How the properties of an object are written. */
interface Style {
  readonly lineBreak: string;
  /** Of a property of this object; undefined where the whole object stands in one line. */
  readonly indentation: string | undefined;
  /** What a level adds. */
  readonly unit: string;
}

function styleOf(text: string, object: Node): Style {
  const lineBreak = lineBreakOf(text);
  const unit = unitOf(text);
  const [first] = object.children ?? [];
  if (first === undefined) return { lineBreak, unit, indentation: indentationAt(text, object.offset) + unit };
  const gap = text.slice(object.offset, first.offset);
  if (!gap.includes('\n')) return { lineBreak, unit, indentation: undefined };
  return { lineBreak, unit, indentation: indentationAt(text, first.offset) };
}

/** The blanks that the line of a place begins with. */
function indentationAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[\t ]*/.exec(line.replace(/^\uFEFF/, ''))?.[0] ?? '';
}

/** What one level of this file is indented by: the indentation of its first indented line. */
function unitOf(text: string): string {
  return /\n([\t ]+)["}/]/.exec(text)?.[1] ?? DEFAULT_INDENTATION;
}

function formatted(value: unknown, { lineBreak, unit }: Style, indentation: string | undefined): string {
  if (indentation === undefined) return JSON.stringify(value);
  return JSON.stringify(value, null, unit).replaceAll('\n', `${lineBreak}${indentation}`);
}

function freshText([container, name]: EntryPath, entry: Entry, lineBreak: string): string {
  const text = JSON.stringify({ [container]: { [name]: entry } }, null, DEFAULT_INDENTATION);
  return `${text.replaceAll('\n', lineBreak)}${lineBreak}`;
}

/** The text with one more property at the end of an object. */
function withProperty(text: string, object: Node, key: string, value: unknown): string {
  const style = styleOf(text, object);
  const { indentation, lineBreak } = style;
  const property = `${JSON.stringify(key)}: ${formatted(value, style, indentation)}`;
  const last = object.children?.at(-1);
  const end = object.offset + object.length - 1;
  if (last === undefined) {
    const outer = indentationAt(text, object.offset);
    const inside = text.slice(object.offset + 1, end);
    // Comments in an empty object stay, and so does the line that its brace closes on.
    const closing = /\n[\t ]*$/.test(inside) ? '' : `${lineBreak}${outer}`;
    const at = object.offset + 1 + inside.trimEnd().length;
    return spliced(text, at, at, `${lineBreak}${indentation ?? ''}${property}${closing}`);
  }
  const lastEnd = last.offset + last.length;
  const { at, hasComma, isInLineComment } = endOfContent(text, lastEnd, end);
  const separator = indentation === undefined ? (isInLineComment ? lineBreak : ' ') : `${lineBreak}${indentation}`;
  const withEntry = spliced(text, at, at, `${separator}${property}`);
  return hasComma ? withEntry : spliced(withEntry, lastEnd, lastEnd, ',');
}

/** The text without a property, the comma that it needed, and the line break and blanks before it. */
function withoutProperty(text: string, { offset, length }: Node): string {
  const commaEnd = endOfCommaAfter(text, offset + length);
  // A line break before it stays where none follows: it may end a comment.
  const isAtLineEnd = /^[\t ]*\r?\n/.test(text.slice(commaEnd ?? offset + length));
  const start = isAtLineEnd ? offset - blanksBefore(text, offset) : offset;
  if (commaEnd !== undefined) return spliced(text, start, commaEnd, '');
  const without = spliced(text, start, offset + length, '');
  const comma = commaBefore(without, start);
  return comma === undefined ? without : spliced(without, comma, comma + 1, '');
}
