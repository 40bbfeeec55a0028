// The software bill of materials of what a folder of the build has inside: CycloneDX 1.6, the same for the same build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How third-party-licenses.mjs introduces a package. */
const PACKAGE = /^((?:@[^/\s]+\/)?[^@/\s]+) (\d\S*): (.+)$/gm;
const LICENSES = 'THIRD-PARTY-LICENSES.txt';

/**
 * @param folder whose lists of licences name the packages.
 * @param others packages besides, as {name, version, license}.
 */
export function sbomOf(folder, { name, version, license }, others = []) {
  const found = readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(LICENSES))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(PACKAGE)])
    .map(([, name, version, license]) => ({ name, version, license }));
  const components = new Map([...found, ...others].map((part) => [purlOf(part), componentOf(part)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...componentOf({ name, version, license }), type: 'application' } },
    components: [...components].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component),
  };
}

function componentOf({ name, version, license }) {
  const purl = purlOf({ name, version });
  return { 'bom-ref': purl, type: 'library', name, version, licenses: [licenseOf(license)], purl };
}

/** An identifier of SPDX, or an expression of several. */
const licenseOf = (text) => (/[ ()]/.test(text) ? { expression: text } : { license: { id: text } });

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
