import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { SEED } from './measuring/random';
import { PARTS, USUAL_PARTS, type PartName } from './parts';
import { circumstances } from './report/machine';
import type { Row } from './report/row';
import { replaceSection } from './report/section';
import { table, TABLE_HEAD, tableLine } from './report/table';
import { CHECKOUT } from './servers/paths';

// node dist/tools/benchmarks/main.js [--write] [--seconds N] [PART ...]: prints the table, and puts it into benchmarks.md.
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false }, seconds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !(name in PARTS));
if (unknown !== undefined)
  throw new Error(`there is no part ${unknown}; the parts are ${Object.keys(PARTS).join(', ')}`);

print(TABLE_HEAD);
for (const name of positionals.length > 0 ? (positionals as PartName[]) : USUAL_PARTS) {
  const rows = await PARTS[name](Number(values.seconds));
  print(rows.map(tableLine));
  if (values.write) write(name, rows);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Each part is written when it is done: what comes later may fail. */
function write(name: PartName, measured: readonly Row[]): void {
  const file = join(CHECKOUT, 'benchmarks.md');
  const content = `${circumstances(new Date())}; seed ${SEED}\n\n${table(measured)}`;
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), name, content));
}
