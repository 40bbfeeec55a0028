// Bundles the page that `bursar http` serves into a self-contained HTML document: node tools/bundle-page.mjs FOLDER
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { bundleForBrowser, standalonePage } from './standalone-page.mjs';
import { thirdPartyLicenses } from './third-party-licenses.mjs';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#17694a"/>' +
  '<path d="M5 3v10h4a3 3 0 0 0 1-5.8A2.6 2.6 0 0 0 8.600 3zm2 2h1.400a.9.9 0 0 1 0 1.800H7zm0 3.500h1.800a1.200 1.200 0 0 1 0 2.400H7z" fill="#fff"/></svg>';

const [folder] = process.argv.slice(2);
const { textOf, metafile } = await bundleForBrowser({
  entryPoints: ['apps/page/src/main.tsx'],
  tsconfig: 'apps/page/tsconfig.json',
  outdir: folder,
});
const page = standalonePage({
  script: textOf('.js'),
  style: textOf('.css'),
  language: 'en-GB',
  // The page sends requests only to the server it came from.
  allowed: ["connect-src 'self'", 'img-src data:'],
  head: [
    '<meta name="color-scheme" content="light dark">',
    '<title>bursar</title>',
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">`,
  ],
  body: ['<div id="page"></div>', '<noscript>This page needs JavaScript, and loads none from other sites.</noscript>'],
});

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), page);
writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses(metafile));
