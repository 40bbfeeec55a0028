import { parseArgs } from 'node:util';

import { generate } from './generate';

const USAGE = 'usage: generate --csv FILE [--add] [--out FILE]';
const TABLE = 'libs/platform/rates/src/hmrc/hmrc-monthly-rates.txt';

/** Exit statuses as shells have them: 1 when the work failed, 2 when the command line makes no sense. */
const FAILED = 1;
const MISUSED = 2;

function main(): void {
  const options = readOptions();
  if (options === undefined) return;
  try {
    process.stdout.write(`${generate(options)}\n`);
  } catch (error) {
    refuse(FAILED, messageOf(error));
  }
}

function readOptions(): { csv: string; out: string; add: boolean } | undefined {
  try {
    const { values } = parseArgs({
      options: { csv: { type: 'string' }, out: { type: 'string' }, add: { type: 'boolean' } },
    });
    const { csv, out = TABLE, add = false } = values;
    if (csv === undefined || csv === '') return refuse(MISUSED, `--csv is missing; ${USAGE}`);
    return { csv, out, add };
  } catch (error) {
    return refuse(MISUSED, `${messageOf(error)}; ${USAGE}`);
  }
}

function refuse(status: number, message: string): undefined {
  process.stderr.write(`hmrc-rates: ${message.replace(/\s+/g, ' ')}\n`);
  process.exitCode = status;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main();
