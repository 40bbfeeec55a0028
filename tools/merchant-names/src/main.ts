import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { payeeKey } from '@bursar/finance-tools/learning';

import { reduceIndex, type NameSuggestionIndex } from './reduce';

const USAGE = 'usage: generate --package FOLDER --ordinary FILE [--ordinary FILE …] [--out FILE]';
const TABLE = 'libs/finance-tools/src/model/learning/merchant-names.txt';
/** What the table may weigh beside the code. */
const MOST_BYTES = 400_000;

function main(): void {
  try {
    const { values } = parseArgs({
      options: {
        package: { type: 'string' },
        ordinary: { type: 'string', multiple: true },
        out: { type: 'string', default: TABLE },
      },
    });
    if (values.package === undefined || values.ordinary === undefined) throw new Error(USAGE);
    process.stdout.write(`${generate(values.package, values.ordinary, values.out)}\n`);
  } catch (error) {
    process.stderr.write(`merchant-names: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Writes the table from an unpacked package and lists of ordinary words, one a line; says what it holds. */
function generate(folder: string, ordinary: readonly string[], out: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const index = JSON.parse(readFileSync(join(folder, 'dist/json/nsi.min.json'), 'utf8')) as NameSuggestionIndex;
  const words = ordinary.flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/)).map(payeeKey);
  const license = readFileSync(join(folder, 'LICENSE.md'), 'utf8').trim();
  const head = [
    `Names of merchants: kind, countries, names as payee keys. Made by tools/merchant-names from name-suggestion-index ${version}.`,
    ...license.split('\n'),
  ].map((line) => `# ${line}`.trimEnd());
  const body = reduceIndex(index, new Set(words));
  const table = `${head.join('\n')}\n${body}`;
  const bytes = Buffer.byteLength(table);
  if (bytes > MOST_BYTES) throw new Error(`the table takes ${bytes} bytes, more than ${MOST_BYTES}`);
  writeFileSync(out, table);
  return `${out}: ${body.split(/[|\n]/).length - 1} names, ${bytes} bytes`;
}

main();
