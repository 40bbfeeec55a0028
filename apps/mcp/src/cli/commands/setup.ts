import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';

import { printable } from '@bursar/toolkit';

import { homeDirectory } from '../../configuration/home-directory';
import { UsageError } from '../../configuration/usage-error';
import { SETUP } from '../definitions/setup-commands';
import { readCommand } from '../read-command';
import type { Start } from '../hosts';
import { applied, planSetup, planUndo, type HostPlan } from '../setup/host-setup';
import { SETUP_HOSTS, type Machine, type SetupHost } from '../setup/setup-hosts';
import { textDifference } from '../setup/text-difference';
import { runningProgram, startCommand } from '../start-command';

const LABELS: Readonly<Record<string, string>> = {
  added: 'bursar was added to',
  replaced: 'bursar was replaced in',
  unchanged: 'nothing to change in',
  'not-found': 'not found:',
  unreadable: 'left as it is:',
  'would-add': 'bursar would be added to',
  'would-replace': 'would change:',
  undone: 'as before:',
};

/**
 * `bursar setup`: adds the entry of this build to the configuration files of the hosts on this machine, or takes it out
 * again (`--undo`). Shows every change first, and asks; without a terminal it writes only with `--yes`.
 */
export async function setup(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(SETUP, args);
  if (positionals.length > 0) throw new UsageError('setup takes options only; --host chooses hosts');
  const { platform, env } = process;
  const machine: Machine = { platform, home: homeDirectory(), env, program: runningProgram() };
  const start = entryOf(values['data-dir'], values.npx);
  const plans = chosenHosts(values.host).map(([name, host]) =>
    values.undo === true ? planUndo(name, host, machine) : planSetup(name, host, machine, start),
  );
  const isJson = values.json === true;
  if (!isJson) process.stdout.write(description(plans));
  const mayWrite = plans.some(({ change }) => change) && values['dry-run'] !== true;
  const isAgreed = mayWrite && (values.yes === true || (!isJson && (await isConfirmed())));
  const results = isAgreed ? plans.map(applied) : plans;
  if (isJson) process.stdout.write(`${JSON.stringify({ hosts: results.map(toJson) })}\n`);
  else process.stdout.write(isAgreed ? outcome(results) : notWritten(mayWrite));
  if (results.some(({ status }) => status === 'unreadable')) process.exitCode = 1;
}

function chosenHosts(names: string | undefined): (readonly [string, SetupHost])[] {
  if (names === undefined) return Object.entries(SETUP_HOSTS).filter(([, { isNamedOnly }]) => isNamedOnly !== true);
  return names.split(',').map((each) => {
    const name = each.trim();
    const host = Object.hasOwn(SETUP_HOSTS, name) ? SETUP_HOSTS[name] : undefined;
    if (host !== undefined) return [name, host] as const;
    throw new UsageError(`unknown host "${name}": expected ${Object.keys(SETUP_HOSTS).join(', ')}`);
  });
}

function entryOf(dataDir: string | undefined, npx: boolean | undefined): Start {
  const { command, args } = startCommand(npx);
  return { command, args: dataDir === undefined ? args : [...args, '--data-dir', resolve(dataDir)] };
}

/** What each host's file is and how it would change. */
function description(plans: readonly HostPlan[]): string {
  const found = plans.filter(({ status }) => status !== 'not-found');
  const missing = plans.filter(({ status }) => status === 'not-found').map(({ host }) => host);
  const lines = found.flatMap((plan) => [lineOf(plan), ...differenceOf(plan)]);
  if (missing.length > 0) lines.push(`Not found on this machine: ${missing.join(', ')}`);
  lines.push('ChatGPT starts no programs: "bursar host-config chatgpt" says how it is connected.');
  return `${lines.join('\n')}\n`;
}

function lineOf({ host, file, status, note }: HostPlan): string {
  const reason = note === undefined ? '' : ` (${printable(note)})`;
  return `${host}: ${LABELS[status] ?? status} ${printable(file)}${reason}`;
}

function differenceOf({ change }: HostPlan): string[] {
  if (change === undefined) return [];
  if (change.after === undefined) return ['  the file was not there before; it goes'];
  return textDifference(change.before, change.after).map((line) => `  ${printable(line)}`);
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^\s*y(es)?\s*$/i.test(await terminal.question('Write this? [y/N] '));
  } finally {
    terminal.close();
  }
}

function outcome(results: readonly HostPlan[]): string {
  const changed = results.filter(({ change, status }) => change !== undefined || status === 'unreadable');
  const lines = changed.flatMap((result) => [
    lineOf({ ...result, ...(result.status === 'undone' && { note: undefined }) } as HostPlan),
    ...(result.change?.backup === undefined ? [] : [`  the file as it was: ${printable(result.change.backup)}`]),
  ]);
  return `${[...lines, 'Restart the hosts to use it.'].join('\n')}\n`;
}

function notWritten(mayWrite: boolean): string {
  return mayWrite ? 'Nothing was written; --yes writes without asking.\n' : 'Nothing was written.\n';
}

function toJson({ host, file, status, change }: HostPlan): object {
  const isWritten = status === 'added' || status === 'replaced';
  return { host, file, status, backup: isWritten ? (change?.backup ?? null) : null };
}
