import type { Tree } from '@nx/devkit';

/** Inserts text before the anchor. Throws when the file does not contain the anchor exactly once. */
export function insertBefore(tree: Tree, path: string, anchor: string, text: string): void {
  const content = read(tree, path);
  const parts = content.split(anchor);
  if (parts.length !== 2) throw new Error(`${path} does not hold this once: ${anchor}`);
  tree.write(path, parts.join(text + anchor));
}

/** Adds an item to the array literal of a constant, on one line or several. Throws when there is no such array. */
export function appendToList(tree: Tree, path: string, constant: string, item: string): void {
  const content = read(tree, path);
  const list = new RegExp(`(\\b${constant}\\b[^=]*= \\[[^\\]]*?),?(\\s*\\])`);
  if (!list.test(content)) throw new Error(`${path} holds no list ${constant}`);
  tree.write(
    path,
    content.replace(list, (_, head: string, end: string) => `${head}, ${item}${end}`),
  );
}

/** Inserts an import among those that match the pattern, sorted by source. Throws when nothing matches. */
export function insertSorted(tree: Tree, path: string, pattern: RegExp, line: string): void {
  const content = read(tree, path);
  const lines = [...content.matchAll(pattern)];
  const last = lines.at(-1);
  if (last === undefined) throw new Error(`${path} holds nothing like this: ${line}`);
  const next = lines.find(([found]) => sourceOf(found) > sourceOf(line));
  const at = next?.index ?? last.index + last[0].length + 1;
  tree.write(path, `${content.slice(0, at)}${line}\n${content.slice(at)}`);
}

/** The part of an import by which it is sorted. */
function sourceOf(line: string): string {
  return line.split(' from ').at(-1) ?? line;
}

function read(tree: Tree, path: string): string {
  const content = tree.read(path, 'utf8');
  if (content === null) throw new Error(`There is no ${path}.`);
  return content;
}
