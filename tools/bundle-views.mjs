// Bundles every view into one page that needs nothing beside it: node tools/bundle-views.mjs FOLDER
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';

import { bundleForBrowser, standalonePage } from './standalone-page.mjs';
import { thirdPartyLicenses } from './third-party-licenses.mjs';

const FRAMES = 'libs/views/src/frames';

const [folder] = process.argv.slice(2);
const frames = readdirSync(FRAMES);
const { textOf, metafile } = await bundleForBrowser({
  entryPoints: frames.map((file) => join(FRAMES, file)),
  tsconfig: 'libs/views/tsconfig.json',
  outdir: folder,
});

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of frames) {
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
