import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import ts from 'typescript';

const ROOT = join(__dirname, '../../../..');
const FOLDERS = ['libs/views/src', 'apps/page/src'];
/** Writes what the page says before its script runs. */
const BUNDLER = 'tools/bundle-page.mjs';
/** Attributes whose text is seen or read aloud. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'alt', 'label', 'placeholder', 'summary', 'text', 'title']);
const LETTERS = /\p{L}{2}/u;
/** The name of the program, commands, and names of formats are the same in every language. */
const NAMES = /^(bursar( .*)?|PDF|CSV)$/;
/** Text that reads like a sentence: several words that begin with a capital or end like one. */
const SENTENCE = /^\p{Lu}\p{L}*[ ’'].*\p{L}|\p{L} .*\p{L}[.?!…]$/u;

/** What the sources of the page and the views say, and which keys of the catalogue they use. */
export interface Usage {
  /** Each literal that people would see, with its place. */
  readonly literals: readonly string[];
  /** Each call of `t` with a key that is a literal, and the names of the values that it gives. */
  readonly calls: readonly { readonly key: string; readonly values: readonly string[]; readonly file: string }[];
  /** Keys, or patterns of keys such as `budget.type.*`. */
  readonly keys: readonly string[];
}

export function usageOfTexts(): Usage {
  const usage = { literals: [] as string[], calls: [] as Usage['calls'][number][], keys: [] as string[] };
  for (const file of sources()) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kindOf(file));
    visit(source, relative(ROOT, file), usage);
  }
  return usage;
}

/** The visible literals of one source, for a check of this check. */
export function literalsIn(text: string): readonly string[] {
  const usage = { literals: [] as string[], calls: [], keys: [] };
  visit(ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), 'x.tsx', usage);
  return usage.literals;
}

function sources(): string[] {
  const ofFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (path) =>
          /\.tsx?$/.test(path) && !/\.spec\.ts$|(^|\/)generated\/|visible-texts\.ts$|view-registry\.ts$/.test(path),
      )
      .map((path) => join(ROOT, folder, path)),
  );
  return [...ofFolders, join(ROOT, BUNDLER)];
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

interface Collected {
  readonly literals: string[];
  readonly calls: Usage['calls'][number][];
  readonly keys: string[];
}

function visit(node: ts.Node, file: string, found: Collected): void {
  const note = (text: string) => {
    if (LETTERS.test(text) && !NAMES.test(text.trim())) found.literals.push(`${file}: ${text.trim()}`);
  };
  if (ts.isJsxText(node)) note(node.text);
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
    const text = patternOf(node);
    found.keys.push(text);
    if (isShown(node)) note(text);
    else if (SENTENCE.test(text) && !isExempt(node)) note(text);
  }
  if (ts.isCallExpression(node)) collectCall(node, file, found);
  if (ts.isJsxOpeningLikeElement(node) && node.tagName.getText() === 'Phrase') collectPhrase(node, file, found);
  ts.forEachChild(node, (child) => visit(child, file, found));
}

/** A template becomes a pattern: `gains.rule.${code}` is `gains.rule.*`. */
function patternOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `*${literal.text}`)].join('');
}

/** Whether a literal is a child of an element, or an attribute that is spoken. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SPOKEN.has(parent.name.getText());
  if (ts.isJsxExpression(parent)) {
    return ts.isJsxAttribute(parent.parent) ? SPOKEN.has(parent.parent.name.getText()) : true;
  }
  if (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) {
    return (
      parent.parent !== undefined && (parent as ts.Node) !== node && node !== conditionOf(parent) && isShown(parent)
    );
  }
  return ts.isBinaryExpression(parent) && parent.right === node && isShown(parent);
}

function conditionOf(node: ts.Node): ts.Node | undefined {
  return ts.isConditionalExpression(node) ? node.condition : undefined;
}

/** A domain's own sentence as a key of a table, or the message of a fault that never reaches people. */
function isExempt(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node || parent.name.getText() === 'message';
  return ts.isNewExpression(parent) && parent.expression.getText() === 'Error';
}

function collectCall(node: ts.CallExpression, file: string, found: Collected): void {
  const [key, values] = node.arguments;
  if (!/(^|\.)t$/.test(node.expression.getText()) || key === undefined || !ts.isStringLiteralLike(key)) return;
  found.calls.push({ key: key.text, values: namesOf(values), file });
}

function collectPhrase(node: ts.JsxOpeningLikeElement, file: string, found: Collected): void {
  const attributes = node.attributes.properties.filter((property) => ts.isJsxAttribute(property));
  const valueOf = (name: string) => attributes.find((attribute) => attribute.name.getText() === name)?.initializer;
  const [key, values] = [valueOf('of'), valueOf('values')];
  if (key === undefined || !ts.isStringLiteral(key)) return;
  found.calls.push({
    key: key.text,
    values: namesOf(values !== undefined && ts.isJsxExpression(values) ? values.expression : undefined),
    file,
  });
}

function namesOf(values: ts.Node | undefined): string[] {
  if (values === undefined || !ts.isObjectLiteralExpression(values)) return [];
  return values.properties.map((property) => property.name?.getText() ?? '').sort();
}
