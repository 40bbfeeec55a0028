// Builds self-contained HTML documents: script and style are inline, and the Content-Security-Policy allows them by their hashes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

/** The keys of the catalogues are told once, with the English texts: gzip does not see from one catalogue back to another. */
const catalogueKeysOnce = {
  name: 'catalogue-keys-once',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]language[\\/]catalogues[\\/](pt|es|fr)\.json$/ }, ({ path }) => {
      const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
      const texts = read(path);
      const values = Object.keys(read(join(path, '../en.json'))).map((key) => texts[key]);
      return {
        contents: `import en from './en.json';
          const values = ${JSON.stringify(values)};
          export default Object.fromEntries(Object.keys(en).map((key, index) => [key, values[index]]));`,
        loader: 'js',
        resolveDir: join(path, '..'),
      };
    }),
};

/** Bundles sources for browsers in memory. `textOf(ending)` is the output whose path has that ending, or an empty text. */
export async function bundleForBrowser({ entryPoints, tsconfig, outdir }) {
  const { outputFiles, metafile } = await build({
    entryPoints,
    outdir,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    tsconfig,
    logLevel: 'warning',
    metafile: true,
    plugins: [catalogueKeysOnce],
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  return { textOf, metafile };
}

/**
 * The HTML document. `allowed` are the directives that its Content-Security-Policy has besides those for its own script and style;
 * `head` and `body` are lines of HTML.
 */
export function standalonePage({ script, style, language, allowed = [], head = [], body }) {
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    ...allowed,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    ...body,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
