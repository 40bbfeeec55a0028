import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = resolve(__dirname, '..');
const WORKSPACE = resolve(SOURCES, '../../../..');

/** The application is bundled in the same way: minified ES modules in chunks, with a `require` function. */
const BANNER =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/**
 * Bundles programs of a library, by default of this one, as the application bundles its own, and returns their folder; an entry
 * `testing/x.ts` becomes `x.js`. They are built once for each state of the sources, also by concurrent test processes.
 */
export function buildPrograms(entries: readonly string[], sources = SOURCES): string {
  const key = createHash('sha256').update(entries.join());
  for (const path of [...new Set([SOURCES, sources])].flatMap(sourcesIn)) key.update(path).update(readFileSync(path));
  const folder = join(WORKSPACE, 'dist/test-programs', key.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;

  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const options = {
    entryPoints: entries.map((entry) => join(sources, entry)),
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
    outdir: partial,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: join(WORKSPACE, 'tsconfig.base.json'),
    banner: { js: BANNER },
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
  };
  // In a separate process: in jest's sandbox, esbuild does not recognize Node's built-in types.
  const script = `require(process.argv[1]).buildSync(JSON.parse(process.argv[2]))`;
  execFileSync(process.execPath, ['-e', script, require.resolve('esbuild'), JSON.stringify(options)]);
  try {
    renameSync(partial, folder);
  } catch {
    // Another process was faster; its output is the same.
  }
  return folder;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .sort()
    .map((path) => join(folder, path));
}
