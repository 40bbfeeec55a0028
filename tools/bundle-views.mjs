// Bundles every view into a self-contained HTML page: node tools/bundle-views.mjs FOLDER
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';

import { bundleForBrowser, standalonePage } from './standalone-page.mjs';
import { thirdPartyLicenses } from './third-party-licenses.mjs';

const ENTRYPOINTS = 'libs/views/src/entrypoints';

const [folder] = process.argv.slice(2);
const entrypoints = readdirSync(ENTRYPOINTS);
const { textOf, metafile } = await bundleForBrowser({
  entryPoints: entrypoints.map((file) => join(ENTRYPOINTS, file)),
  tsconfig: 'libs/views/tsconfig.json',
  outdir: folder,
});

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of entrypoints) {
  const { name } = parse(file);
  const page = standalonePage({
    script: textOf(`/${name}.js`),
    style: textOf(`/${name}.css`),
    language: 'en',
    head: ['<title>bursar</title>'],
    body: ['<div id="view"></div>'],
  });
  writeFileSync(join(folder, `${name}.html`), page);
}
writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses(metafile));
