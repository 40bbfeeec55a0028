import { HTTP_OPTIONS, readFlags } from '../../configuration/read-settings';
import { checkIssuer } from '../doctor/check-issuer';
import { checkNode } from '../doctor/check-node';
import { checkPort } from '../doctor/check-port';
import { checkSettings } from '../doctor/check-settings';
import { checkStorage } from '../doctor/check-storage';
import { checkTools } from '../doctor/check-tools';
import type { Finding } from '../doctor/check-result';
import { NODE_RANGE } from '../../version';
import { refuseWords } from '../reject-positionals';

const MARKS: Readonly<Record<Finding['state'], string>> = { well: 'ok', note: 'note', wrong: 'FAIL', skipped: 'skip' };
const MARK_WIDTH = 6;
const ABOUT_WIDTH = 20;

/** `bursar doctor`: looks at everything a server needs, a line each; exit status 1 where something is wrong. */
export async function doctor(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, HTTP_OPTIONS);
  refuseWords('doctor', positionals);
  const wrong = new Set<string>();
  for await (const { about, state, says } of examine(values)) {
    if (state === 'wrong') wrong.add(about);
    process.stdout.write(`${MARKS[state].padEnd(MARK_WIDTH)}${about.padEnd(ABOUT_WIDTH)}${says}\n`);
  }
  process.stdout.write(wrong.size === 0 ? '\nAll is well.\n' : `\nTo put right: ${[...wrong].join(', ')}.\n`);
  process.exitCode = wrong.size === 0 ? 0 : 1;
}

async function* examine(flags: Readonly<Record<string, unknown>>): AsyncGenerator<Finding> {
  yield checkNode(process.versions.node, NODE_RANGE);
  const { findings, settings, domains } = await checkSettings(flags, process.env);
  yield* findings;
  if (settings === undefined || domains === undefined) {
    yield { about: 'all else', state: 'skipped', says: 'the settings come first' };
    return;
  }
  yield* checkStorage(settings);
  yield checkTools(domains, settings);
  yield* checkIssuer(settings);
  yield await checkPort(settings);
}
