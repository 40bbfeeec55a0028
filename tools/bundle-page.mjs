// Bundles the page that `bursar http` shows into one document: node tools/bundle-page.mjs FOLDER
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { thirdPartyLicenses } from './third-party-licenses.mjs';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#17694a"/>' +
  '<path d="M5 3v10h4a3 3 0 0 0 1-5.8A2.6 2.6 0 0 0 8.600 3zm2 2h1.400a.9.9 0 0 1 0 1.800H7zm0 3.500h1.800a1.200 1.200 0 0 1 0 2.400H7z" fill="#fff"/></svg>';

const [folder] = process.argv.slice(2);
const { outputFiles, metafile } = await build({
  entryPoints: ['apps/page/src/main.tsx'],
  outdir: folder,
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  tsconfig: 'apps/page/tsconfig.json',
  logLevel: 'warning',
  metafile: true,
});
const textOf = (extension) => outputFiles.find(({ path }) => path.endsWith(extension))?.text.trim() ?? '';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), page(textOf('.js'), textOf('.css')));
writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses(metafile));

/** The page runs its own script and nothing else, and reaches nothing but the server that it came from. */
function page(script, style) {
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>bursar</title>',
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(MARK)}">`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<div id="page"></div>',
    '<noscript>This page needs JavaScript; it runs its own and nobody else’s.</noscript>',
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
