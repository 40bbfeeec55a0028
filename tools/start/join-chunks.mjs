// Joins chunks of a bundle that are always loaded together: a start opens a handful of files instead of fifty, and each is
// a script, for which bytecode can be kept.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { build } from 'esbuild';

/**
 * Makes one chunk of what the source file `program` loads, one of what `start` loads beside it or several of `groups`
 * share, and one of what each group loads alone. The chunks that were joined pass on what they held, to whoever loads
 * them later.
 */
export async function joinChunks({ outputs }, { program, start, groups }) {
  const outputOf = (source) => Object.keys(outputs).find((path) => outputs[path].entryPoint === source);
  const loads = groups.map((source) => closure(outputs, [outputOf(source)]));
  // Whatever is in here imports nothing that is not: so no joined chunk ever waits for one that waits for it.
  const first = closure(outputs, [outputOf(program), outputOf(start)]);
  loads.forEach((one, index) =>
    loads.slice(index + 1).forEach((other) => one.forEach((path) => other.has(path) && first.add(path))),
  );
  /** Chunks that were joined under the names that they had: whoever is joined later asks the joined one directly. */
  const joined = new Map();
  const always = closure(outputs, [outputOf(program)]);
  await joinInto('main', [...always], outputs, joined);
  await joinInto('start', without(first, always), outputs, joined);
  for (const [index, paths] of loads.entries()) {
    const name = basename(outputOf(groups[index])).replace(/-\w+\.js$/, '');
    await joinInto(name, without(paths, first), outputs, joined);
  }
}

const without = (paths, others) => [...paths].filter((path) => !others.has(path));

/** The chunks that are loaded with some; what they load on demand is not among them, nor are programs themselves. */
function closure(outputs, paths, found = new Set()) {
  for (const path of paths) {
    if (found.has(path)) continue;
    if (basename(dirname(path)) === 'chunks') found.add(path);
    const imported = outputs[path].imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    closure(
      outputs,
      imported.map((one) => one.path),
      found,
    );
  }
  return found;
}

async function joinInto(name, paths, outputs, joined) {
  if (paths.length < 2) return;
  const folder = dirname(paths[0]);
  const texts = new Map(paths.map((path) => [resolve(path), readFileSync(path, 'utf8')]));
  // Two chunks may call different things by one name.
  const all = paths.flatMap((path) => outputs[path].exports);
  const isCommon = (own) => all.indexOf(own) !== all.lastIndexOf(own);
  const renamed = (index) => outputs[paths[index]].exports.map((own) => [own, isCommon(own) ? `${own}$${index}` : own]);
  const entry = paths.map((path, index) => passOn(basename(path), renamed(index))).join('\n');
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: resolve(folder) },
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    define: { 'import.meta.url': '__filename' },
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'inline',
    logLevel: 'warning',
    plugins: [
      {
        name: 'join',
        setup: (building) => {
          building.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) => {
            const full = join(resolveDir, path);
            if (kind !== 'import-statement' || !path.startsWith('.')) return { path, external: true };
            if (texts.has(full)) return { path: full };
            if (joined.has(full)) return { path: joined.get(full), external: true };
            return { errors: [{ text: `${path} is not in a script, or under another name` }] };
          });
          building.onLoad({ filter: /.*/ }, ({ path }) => ({ contents: texts.get(path), resolveDir: dirname(path) }));
        },
      },
    ],
  });
  const text = withoutImports(outputFiles[0].text, Object.values(metafile.outputs)[0]);
  const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.cjs`;
  writeFileSync(join(folder, file), text);
  paths.forEach((path, index) => {
    if (!outputs[path].exports.some(isCommon)) joined.set(resolve(path), `./${file}`);
    const back = renamed(index).map(([own, other]) => [other, own]);
    writeFileSync(path, `${passOnScript(file, back)}\n`);
  });
}

/** Of what is minified; methods may have that name. */
const IMPORT = /(?<![.\w$])import\(/g;

/** A script that runs from bytecode has lost its way of importing, and is given one by whoever runs it. */
function withoutImports(text, { imports }) {
  const found = text.match(IMPORT)?.length ?? 0;
  const known = imports.filter(({ kind }) => kind === 'dynamic-import').length;
  if (found !== known) throw new Error(`${found} imports were found in a script that has ${known}`);
  return `var importHere = module.importHere ?? ((path) => import(path));${text.replaceAll(IMPORT, 'importHere(')}`;
}

/** To programs and to chunks that are loaded later. */
function passOnScript(file, names) {
  return `import { loadScript } from "./load-script.js"; export const { ${list(names, ': ')} } = loadScript("${file}");`;
}

function passOn(file, names) {
  if (names.length === 0) return `import "./${file}";`;
  return `export { ${list(names, ' as ')} } from "./${file}";`;
}

function list(names, to) {
  return names.map(([one, other]) => (one === other ? one : `${one}${to}${other}`)).join(', ');
}
