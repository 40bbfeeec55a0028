import { printable } from '@bursar/toolkit';

import { homeDirectory } from '../../configuration/home-directory';
import { UsageError } from '../../configuration/usage-error';
import { isConfirmed } from '../confirmed';
import { SETUP } from '../definitions/setup-commands';
import { readCommand } from '../read-command';
import { applied, planSetup, planUndo, type HostPlan, type SetupStatus } from '../setup/host-setup';
import { unknownHost } from '../hosts';
import { SETUP_HOSTS, type Machine, type SetupHost } from '../setup/setup-hosts';
import { textDifference } from '../setup/text-difference';
import { onDataDirectory, runningProgram, startCommand } from '../start-command';
import { say } from '../../language/say';

const SENTENCES: Readonly<Record<SetupStatus, (values: { readonly file: string }) => string>> = {
  added: (values) => say('bursar was added to {file}', values),
  replaced: (values) => say('bursar was replaced in {file}', values),
  unchanged: (values) => say('nothing to change in {file}', values),
  'not-found': (values) => say('not found: {file}', values),
  unreadable: (values) => say('left as it is: {file}', values),
  'would-add': (values) => say('bursar would be added to {file}', values),
  'would-replace': (values) => say('would change: {file}', values),
  undone: (values) => say('{file} is as it was before', values),
};

/**
 * `bursar setup`: adds the entry of this build to the configuration files of the hosts on this machine, or takes it out
 * again (`--undo`). Shows every change first, and asks; without a terminal it writes only with `--yes`.
 */
export async function setup(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(SETUP, args);
  if (positionals.length > 0) throw new UsageError(say('setup takes options only; --host chooses hosts'));
  const { platform, env } = process;
  const machine: Machine = { platform, home: homeDirectory(), env, program: runningProgram() };
  const start = onDataDirectory(startCommand(values.npx), values['data-dir']);
  const isUndo = values.undo === true;
  const plans = chosenHosts(values.host).map(([name, host]) =>
    isUndo ? planUndo(name, host, machine) : planSetup(name, host, machine, start),
  );
  const isJson = values.json === true;
  if (!isJson) process.stdout.write(description(plans, isUndo));
  const mayWrite = plans.some(({ change }) => change) && values['dry-run'] !== true;
  const isAgreed = mayWrite && (values.yes === true || (!isJson && (await isConfirmed(say('Write this? [y/N]')))));
  const results = isAgreed ? plans.map(applied) : plans;
  if (isJson) process.stdout.write(`${JSON.stringify({ hosts: results.map(toJson) })}\n`);
  else process.stdout.write(isAgreed ? outcome(results, isUndo) : notWritten(mayWrite));
  if (results.some(({ status }) => status === 'unreadable')) process.exitCode = 1;
}

function chosenHosts(names: string | undefined): (readonly [string, SetupHost])[] {
  if (names === undefined) return Object.entries(SETUP_HOSTS).filter(([, { isNamedOnly }]) => isNamedOnly !== true);
  return names.split(',').map((each) => {
    const name = each.trim();
    const host = Object.hasOwn(SETUP_HOSTS, name) ? SETUP_HOSTS[name] : undefined;
    if (host !== undefined) return [name, host] as const;
    throw new UsageError(unknownHost(name, Object.keys(SETUP_HOSTS)));
  });
}

/** What each host's file is and how it would change. */
function description(plans: readonly HostPlan[], isUndo: boolean): string {
  const found = plans.filter(({ status }) => status !== 'not-found');
  const missing = plans.filter(({ status }) => status === 'not-found').map(({ host }) => host);
  const lines = found.flatMap((plan) => [lineOf(plan), ...differenceOf(plan)]);
  if (missing.length > 0) lines.push(say('Not found on this machine: {missing}', { missing: missing.join(', ') }));
  if (!isUndo) {
    if (found.length === 0) lines.push(say('For any other assistant, "bursar host-config HOST" prints what to paste.'));
    lines.push(say('ChatGPT starts no programs: "bursar host-config chatgpt" shows how to connect it.'));
  }
  return `${lines.join('\n')}\n`;
}

function lineOf({ host, file, status, note }: HostPlan): string {
  const reason = note === undefined ? '' : ` (${printable(note)})`;
  return `${host}: ${SENTENCES[status]({ file: printable(file) })}${reason}`;
}

function differenceOf({ change }: HostPlan): string[] {
  if (change === undefined) return [];
  if (change.after === undefined) return [`  ${say('bursar made this file; it will be deleted')}`];
  return textDifference(change.before, change.after).map((line) => `  ${printable(line)}`);
}

function outcome(results: readonly HostPlan[], isUndo: boolean): string {
  const changed = results.filter(({ change, status }) => change !== undefined || status === 'unreadable');
  const lines = changed.flatMap((result) => [
    lineOf({ ...result, ...(result.status === 'undone' && { note: undefined }) } as HostPlan),
    ...(result.change?.backup === undefined
      ? []
      : [`  ${say('the file as it was: {backup}', { backup: printable(result.change.backup) })}`]),
  ]);
  const last = isUndo ? say('Restart your assistants.') : say('Restart your assistants to use it.');
  return `${[...lines, last].join('\n')}\n`;
}

function notWritten(mayWrite: boolean): string {
  return mayWrite
    ? `${say('Nothing was written; --yes writes without asking.')}\n`
    : `${say('Nothing was written.')}\n`;
}

function toJson({ host, file, status, change }: HostPlan): object {
  const isWritten = status === 'added' || status === 'replaced';
  return { host, file, status, backup: isWritten ? (change?.backup ?? null) : null };
}
