// Draws which project uses which into docs/architecture.md, from Nx's own graph; with --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';

import { createProjectGraphAsync } from '@nx/devkit';

const PAGE = 'docs/architecture.md';
const DRAWING = /```mermaid\n[^`]*```/;
/** What only builds, measures or tests. */
const LEFT_OUT = new Set(['acceptance']);

const { nodes, dependencies } = await createProjectGraphAsync({ exitOnError: true });
const isDrawn = (name) =>
  nodes[name] !== undefined && !nodes[name].data.root.startsWith('tools/') && !LEFT_OUT.has(name);
const projects = Object.keys(nodes).filter(isDrawn).sort();
const uses = new Map(
  projects.map((name) => [name, new Set(dependencies[name].map(({ target }) => target).filter(isDrawn))]),
);

const drawing = ['```mermaid', 'graph TD', ...groups(), ...arrows(), '```'].join('\n');
const page = readFileSync(PAGE, 'utf8');
if (!DRAWING.test(page)) throw new Error(`${PAGE} has no place for the drawing.`);
const drawn = page.replace(DRAWING, drawing);
if (!process.argv.includes('--check')) writeFileSync(PAGE, drawn);
else if (drawn !== page) {
  console.error(`${PAGE} is not what the imports say: run node tools/draw-dependencies.mjs`);
  process.exitCode = 1;
}

/** Boxes by folder, in the order in which they use each other. */
function groups() {
  const folderOf = (name) => nodes[name].data.root.split('/').slice(0, -1).join('/');
  return ['apps', 'libs', 'libs/platform'].flatMap((folder) => [
    `  subgraph ${folder.split('/').at(-1)}["${folder}"]`,
    ...projects.filter((name) => folderOf(name) === folder).map((name) => `    ${name}`),
    '  end',
  ]);
}

/** An arrow from each project to what it uses, unless a longer way of arrows leads there already. */
function arrows() {
  return projects.flatMap((from) => {
    const direct = [...uses.get(from)].sort();
    const implied = new Set(direct.flatMap((name) => [...reachableFrom(name)]));
    return direct.filter((to) => !implied.has(to)).map((to) => `  ${from} --> ${to}`);
  });
}

function reachableFrom(name, seen = new Set()) {
  for (const next of uses.get(name)) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachableFrom(next, seen);
  }
  return seen;
}
