// The licences of the packages that a bundle carries inside, as they ask to be passed on.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/** One text of all licences, by package, from esbuild's metafile. */
export function thirdPartyLicenses({ inputs }) {
  const folders = new Set(Object.keys(inputs).flatMap((path) => PACKAGE.exec(path)?.[0] ?? []));
  return [...folders].map(licenseOf).sort().join('\n');
}

function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text =
    file === undefined ? '(The package has no file with it.)' : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version}: ${license}\n\n${text.replace(/^/gm, '    ')}\n`;
}
