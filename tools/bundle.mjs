// Bundles one project with esbuild: node tools/bundle.mjs [--out FOLDER] [--start FILE] [--parts FILE] PROJECT_FOLDER [ENTRY ...]
// --start names what every start loads, --parts a file whose dynamic imports a start loads: each becomes one script.
// An application (src/main.ts) carries its packages inside; a library (src/index.ts) leaves them outside.
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { build } from 'esbuild';

import { joinChunks } from './start/join-chunks.mjs';
import { rehearse } from './start/rehearse.mjs';
import { thirdPartyLicenses } from './third-party-licenses.mjs';

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, start: { type: 'string' }, parts: { type: 'string' } },
  allowPositionals: true,
});
const [root, ...given] = positionals;
const isApplication = existsSync(join(root, 'src/main.ts'));
const entries = given.length > 0 ? given : [isApplication ? 'src/main.ts' : 'src/index.ts'];
const outdir = values.out ?? join('dist', root);

// pdfkit's build for Node looks for fonts on disk, beside itself; this one of its builds is given them.
const pdfkitWithFonts = {
  name: 'pdfkit-with-fonts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^pdfkit$/ }, () => ({ path: resolve('node_modules/pdfkit/js/pdfkit.browser.mjs') })),
};

rmSync(outdir, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: entries.map((entry) => join(root, entry)),
  outdir,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  tsconfig: 'tsconfig.base.json',
  packages: isApplication ? 'bundle' : 'external',
  plugins: isApplication ? [pdfkitWithFonts] : [],
  loader: { '.md': 'text', '.txt': 'text', '.cgt': 'text', '.csv': 'text', '.sql': 'text' },
  // Packages in CommonJS ask for a `require`, which an ES module does not have.
  banner: isApplication
    ? {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      }
    : {},
  // A start is mostly reading code: half the bytes, and stack traces keep their names.
  minifyWhitespace: isApplication,
  minifySyntax: isApplication,
  keepNames: false,
  legalComments: 'linked',
  logLevel: 'warning',
  metafile: true,
});
if (isApplication) writeFileSync(join(outdir, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses(metafile));
if (values.start !== undefined && values.parts !== undefined) {
  const { imports } = metafile.inputs[join(root, values.parts)];
  const groups = imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
  copyFileSync(new URL('start/load-script.mjs', import.meta.url), join(outdir, 'chunks/load-script.js'));
  await joinChunks(metafile, { program: join(root, 'src/main.ts'), start: join(root, values.start), groups });
  rehearse(outdir, 'main.js', ['stdio']);
}
