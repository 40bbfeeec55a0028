// Bundles every view into one page that needs nothing beside it: node tools/bundle-views.mjs FOLDER
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';

import { build } from 'esbuild';

import { thirdPartyLicenses } from './third-party-licenses.mjs';

const FRAMES = 'libs/views/src/frames';

const [folder] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const { outputFiles, metafile } = await build({
  entryPoints: readdirSync(FRAMES).map((name) => join(FRAMES, name)),
  outdir: folder,
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  tsconfig: 'libs/views/tsconfig.json',
  logLevel: 'warning',
  metafile: true,
});

const textOf = (name, extension) => outputFiles.find(({ path }) => path.endsWith(`/${name}${extension}`))?.text ?? '';

for (const file of readdirSync(FRAMES)) {
  const { name } = parse(file);
  writeFileSync(join(folder, `${name}.html`), page(textOf(name, '.js').trim(), textOf(name, '.css').trim()));
}
writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses(metafile));

/** The page runs its own script and nothing else, has its own style, and can reach nothing. */
function page(script, style) {
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>bursar</title>',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<div id="view"></div>',
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
