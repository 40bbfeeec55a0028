// Reads which source file imports which, with TypeScript's own scanner: static, type-only, re-exporting and dynamic imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import ts from 'typescript';

const SOURCE = /\.tsx?$/;
/** Tests import what they test, from anywhere. */
const NOT_SOURCE = /\.(spec|view|stress|d)\.tsx?$|(^|\/)testing\//;

/** The relative imports of every source file below a folder: paths from that folder, each with the paths it imports. */
export function importsBelow(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => SOURCE.test(path) && !NOT_SOURCE.test(path))
    .sort();
  return new Map(files.map((file) => [file, importsOf(folder, file)]));
}

function importsOf(folder, file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(folder, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const base = join(folder, dirname(file), fileName);
    const found = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find(
      (path) => SOURCE.test(path) && existsSync(path),
    );
    return found === undefined ? [] : [relative(folder, found).split(sep).join('/')];
  });
}
