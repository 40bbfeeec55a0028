// Draws which project uses which, and which room of apps/mcp uses which, into docs/architecture.md; with --check only
// compares. Fails on a circle between projects, between rooms, or between the files of a project.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createProjectGraphAsync } from '@nx/devkit';

import { cyclesIn, groupedBy, reduced } from './workspace-rules/dependencies/cycles.mjs';
import { importsBelow } from './workspace-rules/dependencies/imports.mjs';

const PAGE = 'docs/architecture.md';
/** What only builds, measures or tests. */
const LEFT_OUT = new Set(['acceptance']);
const PROJECT_FOLDERS = ['apps', 'libs', 'libs/platform'];

const { nodes, dependencies } = await createProjectGraphAsync({ exitOnError: true });
const isDrawn = (name) =>
  nodes[name] !== undefined && !nodes[name].data.root.startsWith('tools/') && !LEFT_OUT.has(name);
const usesOf = (name) => new Set((dependencies[name] ?? []).map(({ target }) => target).filter((to) => nodes[to]));
const projects = new Map(
  Object.keys(nodes)
    .sort()
    .map((name) => [name, usesOf(name)]),
);
const drawn = new Map([...projects].filter(([name]) => isDrawn(name)));
for (const [name, uses] of drawn) drawn.set(name, new Set([...uses].filter(isDrawn).sort()));

const files = new Map(
  Object.values(nodes)
    .map(({ name, data }) => [name, join(data.root, 'src')])
    .filter(([, folder]) => existsSync(folder))
    .map(([name, folder]) => [name, importsBelow(folder)]),
);
const rooms = groupedBy(files.get('mcp'), (file) => (file.includes('/') ? file.split('/')[0] : undefined));

const circles = [
  ...cyclesIn(projects).map((members) => `projects: ${members.join(', ')}`),
  ...cyclesIn(rooms).map((members) => `rooms of apps/mcp/src: ${members.join(', ')}`),
  ...[...files].flatMap(([name, graph]) => cyclesIn(graph).map((members) => `files of ${name}: ${members.join(', ')}`)),
];
for (const circle of circles) console.error(`A circle of ${circle}`);
if (circles.length > 0) process.exitCode = 1;

const drawings = { projects: ['graph TD', ...boxes(), ...arrows(drawn)], rooms: ['graph TD', ...arrows(rooms)] };
const page = readFileSync(PAGE, 'utf8');
const updated = Object.entries(drawings).reduce(insert, page);
if (!process.argv.includes('--check')) writeFileSync(PAGE, updated);
else if (updated !== page) {
  console.error(`${PAGE} does not match the imports: run node tools/draw-dependencies.mjs`);
  process.exitCode = 1;
}

/** Puts a drawing below its marker, a comment such as `<!-- drawing: rooms -->`. */
function insert(text, [name, lines]) {
  const place = new RegExp(`(<!-- drawing: ${name} -->\\n\\n)\`\`\`mermaid\\n[^\`]*\`\`\``);
  if (!place.test(text)) throw new Error(`${PAGE} has no place for the drawing of ${name}.`);
  return text.replace(place, (_found, marker) => `${marker}${['```mermaid', ...lines, '```'].join('\n')}`);
}

/** Projects in a box per folder. */
function boxes() {
  const folderOf = (name) => nodes[name].data.root.split('/').slice(0, -1).join('/');
  return PROJECT_FOLDERS.flatMap((folder) => [
    `  subgraph ${folder.split('/').at(-1)}["${folder}"]`,
    ...[...drawn.keys()].filter((name) => folderOf(name) === folder).map((name) => `    ${name}`),
    '  end',
  ]);
}

/** An arrow from each node to what it uses, unless a longer way of arrows leads there already. */
function arrows(graph) {
  return [...reduced(graph)]
    .sort()
    .flatMap(([from, targets]) => [...targets].sort().map((to) => `  ${from} --> ${to}`));
}
