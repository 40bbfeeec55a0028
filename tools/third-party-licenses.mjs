// The licences of the packages that a bundle carries inside, as they ask to be passed on.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/** One text of all licences, by package, then of data, from esbuild's metafile. */
export function thirdPartyLicenses({ inputs }) {
  const folders = new Set(Object.keys(inputs).flatMap((path) => PACKAGE.exec(path)?.[0] ?? []));
  const data = Object.keys(inputs).filter((path) => /\/(merchant-names|ecb-reference-rates)\.txt$/.test(path));
  return [...[...folders].map(licenseOf).sort(), ...data.map(noticeOf)].join('\n');
}

/** What a table of data says of its source in the comment that it begins with. */
function noticeOf(path) {
  const [comment = ''] = /^(?:#.*\n)+/.exec(readFileSync(path, 'utf8')) ?? [];
  const [title = '', ...license] = comment.trim().replace(/^# ?/gm, '').split('\n');
  return `${title}\n\n${license.join('\n').replace(/^/gm, '    ')}\n`;
}

function licenseOf(folder) {
  const { name, version, license: named } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text =
    file === undefined ? '(The package has no file with it.)' : readFileSync(join(folder, file), 'utf8').trim();
  const license = named ?? /^(?:The )?(MIT|ISC|Apache) License/i.exec(text)?.[1];
  if (license === undefined) throw new Error(`${name} names no licence`);
  return `${name} ${version}: ${license}\n\n${text.replace(/^/gm, '    ')}\n`;
}
