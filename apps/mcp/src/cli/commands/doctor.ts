import { checkIssuer } from '../doctor/check-issuer';
import { checkNode } from '../doctor/check-node';
import { checkPort } from '../doctor/check-port';
import { checkSettings } from '../doctor/check-settings';
import { checkStorage } from '../doctor/check-storage';
import { checkTools } from '../doctor/check-tools';
import type { CheckResult } from '../doctor/check-result';
import { DOCTOR } from '../definitions/setup-commands';
import { readCommand } from '../read-command';
import { NODE_RANGE } from '../../version';
import { print } from '../print';
import { rejectPositionals } from '../reject-positionals';
import { say } from '../../language/say';

const MARKS: Readonly<Record<CheckResult['state'], () => string>> = {
  ok: () => 'ok',
  note: () => say('note'),
  error: () => say('FAIL'),
  skipped: () => say('skip'),
};
const MARK_WIDTH = 6;
const SUBJECT_WIDTH = 20;

/** `bursar doctor`: checks everything a server needs, one line each; the exit status is 1 when a check fails. */
export async function doctor(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(DOCTOR, args);
  rejectPositionals('doctor', positionals);
  const failed = new Set<string>();
  const items: CheckResult[] = [];
  for await (const { subject, state, message } of runChecks(values)) {
    if (state === 'error') failed.add(subject);
    items.push({ subject, state, message });
    if (values.json === true) continue;
    process.stdout.write(`${MARKS[state]().padEnd(MARK_WIDTH)}${subject.padEnd(SUBJECT_WIDTH)}${message}\n`);
  }
  print(
    values,
    { items },
    failed.size === 0
      ? `\n${say('All checks passed.')}\n`
      : `\n${say('Failed: {subjects}.', { subjects: [...failed].join(', ') })}\n`,
  );
  process.exitCode = failed.size === 0 ? 0 : 1;
}

async function* runChecks(flags: Readonly<Record<string, unknown>>): AsyncGenerator<CheckResult> {
  yield checkNode(process.versions.node, NODE_RANGE);
  const { results, settings, domains } = await checkSettings(flags, process.env);
  yield* results;
  if (settings === undefined || domains === undefined) {
    yield { subject: say('other checks'), state: 'skipped', message: say('fix the settings first') };
    return;
  }
  yield* checkStorage(settings);
  yield checkTools(domains, settings);
  yield* checkIssuer(settings);
  yield await checkPort(settings);
}
