// Builds self-contained HTML documents: script and style are inline, and the Content-Security-Policy allows them by their hashes.
import { createHash } from 'node:crypto';

import { build } from 'esbuild';

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
