// Bundles the page that `bursar http` serves into a self-contained HTML document: node tools/bundle-page.mjs FOLDER
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { iconPng, iconSvg } from './icon.mjs';
import { bundleForBrowser, standalonePage } from './standalone-page.mjs';
import { thirdPartyLicenses } from './third-party-licenses.mjs';

/** By language: the locale of the document, and what it says where scripts do not run. */
const LOCALES = { en: 'en-GB', pt: 'pt-BR', es: 'es-MX', fr: 'fr-FR' };
const languages = Object.fromEntries(
  Object.entries(LOCALES).map(([language, locale]) => {
    const texts = JSON.parse(readFileSync(`libs/views/src/language/catalogues/${language}.json`, 'utf8'));
    return [language, { locale, noscript: texts['page.noscript'] }];
  }),
);

const THEME = '#17694a';
const manifest = {
  ...{ name: 'bursar', short_name: 'bursar', id: '/', start_url: '/', scope: '/', display: 'standalone' },
  ...{ theme_color: THEME, background_color: '#ffffff' },
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const [folder] = process.argv.slice(2);
const { textOf, metafile } = await bundleForBrowser({
  entryPoints: ['apps/page/src/main.tsx'],
  tsconfig: 'apps/page/tsconfig.json',
  outdir: folder,
});
const worker = await bundleForBrowser({
  entryPoints: ['apps/page/src/service-worker.ts'],
  tsconfig: 'apps/page/tsconfig.json',
  outdir: folder,
});
const page = standalonePage({
  script: textOf('.js'),
  style: textOf('.css'),
  language: languages.en.locale,
  // The page sends requests only to the server it came from.
  allowed: ["connect-src 'self'", 'img-src data:', "manifest-src 'self'", "worker-src 'self'"],
  head: [
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${THEME}">`,
    '<title>bursar</title>',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="icon" href="data:image/svg+xml,${iconSvg().trim().replaceAll('"', "'").replaceAll('#', '%23')}">`,
  ],
  body: ['<div id="page"></div>', `<noscript>${languages.en.noscript}</noscript>`],
});

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), page);
writeFileSync(join(folder, 'languages.json'), JSON.stringify(languages));
writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
writeFileSync(join(folder, 'service-worker.js'), worker.textOf('.js'));
for (const size of [192, 512]) writeFileSync(join(folder, `icon-${size}.png`), await iconPng(size));
writeFileSync(join(folder, 'icon-maskable-512.png'), await iconPng(512, { isMaskable: true }));
writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses(metafile));
