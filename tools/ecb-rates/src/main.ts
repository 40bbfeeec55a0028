import { parseArgs } from 'node:util';

import { generate } from './generate';

const USAGE = 'usage: generate --csv FILE [--csv FILE…] [--out FILE]';
const TABLE = 'libs/platform/rates/src/ecb/ecb-reference-rates.txt';

/** Exit statuses as shells have them: 1 when the work failed, 2 when the command line makes no sense. */
const FAILED = 1;
const MISUSED = 2;

function main(): void {
  let options: { csv: string[]; out: string };
  try {
    const { values } = parseArgs({ options: { csv: { type: 'string', multiple: true }, out: { type: 'string' } } });
    options = { csv: values.csv ?? [], out: values.out ?? TABLE };
  } catch (error) {
    return refuse(MISUSED, `${messageOf(error)}; ${USAGE}`);
  }
  if (options.csv.length === 0) return refuse(MISUSED, `--csv is missing; ${USAGE}`);
  try {
    process.stdout.write(`${generate(options)}\n`);
  } catch (error) {
    refuse(FAILED, messageOf(error));
  }
}

function refuse(status: number, message: string): void {
  process.stderr.write(`ecb-rates: ${message.replace(/\s+/g, ' ')}\n`);
  process.exitCode = status;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main();
