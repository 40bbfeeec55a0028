import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { replacementOf, wordsOf } from './vocabulary';

const ROOT = join(__dirname, '../../..');

/** Applied migrations keep their names, contracts fix names of their own, and this test has to hold the words. */
const EXEMPT = /(^|\/)(migrations|cases)\/|^tools\/workspace-rules\/src\/vocabulary/;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && !EXEMPT.test(path) && existsSync(join(ROOT, path)));
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** A file's own name and those of its folders, without endings. */
const pathNames = (path: string) => path.split('/').flatMap((part) => [part, part.replace(/\..*$/, '')]);

function identifiersOf(path: string): Set<string> {
  const kind = path.includes('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const names = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    if (ts.isPrivateIdentifier(node)) names.add(node.text.slice(1));
    ts.forEachChild(node, collect);
  };
  collect(ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, false, kind));
  return names;
}

const headingsOf = (text: string) => [...text.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => heading);

function report(found: Iterable<readonly [path: string, name: string]>): string[] {
  return [...found].flatMap(([path, name]) => {
    const instead = replacementOf(name);
    return instead === undefined ? [] : [`${path}: ${name} (instead: ${instead})`];
  });
}

describe('the vocabulary of the field', () => {
  it('names files and folders', () => {
    expect(report(files.flatMap((path) => pathNames(path).map((name) => [path, name] as const)))).toEqual([]);
  });

  it('names identifiers', () => {
    const sources = files.filter((path) => /\.(ts|tsx|mjs|cjs)(\.template)?$/.test(path));
    expect(sources.length).toBeGreaterThan(500);
    const names = sources.flatMap((path) => [...identifiersOf(path)].map((name) => [path, name] as const));
    expect(report(names)).toEqual([]);
  });

  it('stands in headings', () => {
    const pages = files.filter((path) => path.endsWith('.md') && !path.endsWith('CONTRACT.md'));
    const words = pages.flatMap((path) =>
      headingsOf(textOf(path)).flatMap((heading) => wordsOf(heading).map((word) => [path, word] as const)),
    );
    expect(report(words)).toEqual([]);
  });

  it('knows a name in every spelling', () => {
    for (const name of ['lentRows', 'LENT_ROWS', 'lent-rows', 'Purse', 'PlainSpokenServer']) {
      expect(replacementOf(name)).toBeDefined();
    }
    for (const name of ['talent', 'silent', 'readTransaction', 'questions'])
      expect(replacementOf(name)).toBeUndefined();
  });
});
