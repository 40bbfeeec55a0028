// Bundles one project with esbuild: node tools/bundle.mjs [--out FOLDER] PROJECT_FOLDER [ENTRY ...]
// An application (src/main.ts) carries its packages inside; a library (src/index.ts) leaves them outside.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { build } from 'esbuild';

import { thirdPartyLicenses } from './third-party-licenses.mjs';

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const [root, ...given] = positionals;
const isApplication = existsSync(join(root, 'src/main.ts'));
const entries = given.length > 0 ? given : [isApplication ? 'src/main.ts' : 'src/index.ts'];
const outdir = values.out ?? join('dist', root);

// pdfkit's build for Node reads fonts from disk, next to itself; its build for browsers receives them.
const pdfkitWithFonts = {
  name: 'pdfkit-with-fonts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^pdfkit$/ }, () => ({ path: resolve('node_modules/pdfkit/js/pdfkit.browser.mjs') })),
};

// jsonc-parser's main file is UMD, whose calls of `require` no bundler can follow.
const jsoncParserAsModule = {
  name: 'jsonc-parser-as-module',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^jsonc-parser$/ }, () => ({ path: resolve('node_modules/jsonc-parser/lib/esm/main.js') })),
};

// Modules of this workspace do nothing on import, so whatever is not used of a library is not loaded with the rest.
const pureLibraries = {
  name: 'pure-libraries',
  setup: ({ onResolve, resolve: resolveAgain }) =>
    onResolve({ filter: /^(@bursar\/|\.)/ }, async ({ path, pluginData, importer, kind, resolveDir }) => {
      if (pluginData === 'resolved' || /[\\/]node_modules[\\/]/.test(importer)) return undefined;
      const resolved = await resolveAgain(path, { importer, kind, resolveDir, pluginData: 'resolved' });
      return resolved.errors.length > 0 ? resolved : { ...resolved, sideEffects: false };
    }),
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
  plugins: isApplication ? [pdfkitWithFonts, jsoncParserAsModule, pureLibraries] : [],
  loader: { '.md': 'text', '.txt': 'text', '.cgt': 'text', '.csv': 'text', '.sql': 'text', '.svg': 'text' },
  // Packages in CommonJS ask for a `require`, which an ES module does not have.
  banner: isApplication
    ? {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      }
    : {},
  // Most of a start is reading code: minifying halves the bytes, and stack traces keep their names.
  minifyWhitespace: isApplication,
  minifySyntax: isApplication,
  keepNames: false,
  // As Node says it from 21 on. Without it pg looks at `Response` to learn where it runs, and Node 20 loads all of fetch for that.
  define: isApplication ? { navigator: '{ "userAgent": "Node.js" }' } : {},
  legalComments: 'linked',
  logLevel: 'warning',
  metafile: true,
});
if (isApplication) writeFileSync(join(outdir, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses(metafile));
