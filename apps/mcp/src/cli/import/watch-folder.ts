import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { FileImportSettings, LedgerAdministration } from '@bursar/finance-tools';
import { printable } from '@bursar/toolkit';

import { UsageError } from '../../configuration/usage-error';
import { fileReport } from './file-report';
import type { ReadFile } from './question-report';
import { questionText } from './question-report';
import { refusalLine } from '../refusal-line';
import { t } from '../../language/language';
import { say } from '../../language/say';

const LOOK_EVERY_MILLISECONDS = 500;
/** A file that is still being written grows: its size has to stay for this long. */
const STILL_MILLISECONDS = 2_000;

/** A file as it was last seen. */
interface SeenFile {
  readonly size: number;
  readonly modified: number;
  readonly since: number;
  /** SHA-256 of the contents that were shown. */
  readonly shown: string | undefined;
}

/**
 * `bursar import --watch DIR`: shows each new or changed file of a folder, and with `commit` stores what leaves nothing
 * open. Files are only read. Ends at SIGTERM, SIGINT or SIGHUP.
 */
export async function watchFolder(
  ledger: LedgerAdministration,
  folder: string,
  settings: FileImportSettings,
): Promise<void> {
  await requireFolder(folder);
  const end = new AbortController();
  const stop = () => end.abort();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
  const seen = new Map<string, SeenFile>();
  process.stdout.write(`${say('Watching {folder}.', { folder: printable(folder) })}\n`);
  try {
    while (!end.signal.aborted) {
      for (const file of await stillFiles(folder, seen)) {
        if (end.signal.aborted) break;
        await importNew(ledger, file, settings, seen, end.signal);
      }
      await pause(LOOK_EVERY_MILLISECONDS, undefined, { signal: end.signal });
    }
  } catch (error) {
    if (!end.signal.aborted) throw error;
  }
}

async function requireFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true)
    throw new UsageError(say('--watch needs a folder: "{folder}" is none', { folder }));
}

/** The files that have not changed for a while since they were new or changed, by name. */
async function stillFiles(folder: string, seen: Map<string, SeenFile>): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const still: string[] = [];
  for (const name of names.filter((each) => !each.startsWith('.')).sort()) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() !== true) continue;
    const before = seen.get(path);
    if (before?.size !== found.size || before.modified !== found.mtimeMs) {
      seen.set(path, { size: found.size, modified: found.mtimeMs, since: performance.now(), shown: before?.shown });
    } else if (before.since >= 0 && performance.now() - before.since >= STILL_MILLISECONDS) still.push(path);
  }
  return still;
}

async function importNew(
  ledger: LedgerAdministration,
  path: string,
  settings: FileImportSettings,
  seen: Map<string, SeenFile>,
  signal: AbortSignal,
): Promise<void> {
  const before = seen.get(path);
  const bytes = await readFile(path).catch(() => undefined);
  if (before === undefined || bytes === undefined) return;
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Looked at: nothing is due until it changes.
  seen.set(path, { ...before, since: -1, shown: hash });
  if (before.shown === hash) return;
  const file = { name: basename(path), read: () => Promise.resolve(bytes) };
  const run = async (mode: 'analyze' | 'commit') =>
    (await ledger.importFiles([file], { ...settings, mode }, undefined, signal))[0];
  const analyzed = await run('analyze');
  signal.throwIfAborted();
  if (analyzed === undefined) return;
  if ('refusal' in analyzed)
    return print(
      say('{name}: waits: {refusal}', { name: printable(file.name), refusal: refusalLine(analyzed.refusal) }),
    );
  print(fileReport(analyzed).join('\n'));
  if (settings.mode !== 'commit') return;
  const reason = whyItWaits(analyzed, settings);
  if (reason !== undefined) return print(`  ${say('{name} waits: {reason}', { name: printable(file.name), reason })}`);
  const stored = await run('commit');
  if (stored === undefined) return;
  if ('refusal' in stored)
    return print(
      `  ${say('{name} waits: {refusal}', { name: printable(file.name), refusal: refusalLine(stored.refusal) })}`,
    );
  print(
    `  ${say('stored {imported_count}; to revert: bursar import undo {import_id}', { imported_count: stored.output.imported_count, import_id: stored.output.import_id })}`,
  );
}

/** Why a file is not stored without a person; undefined when nothing speaks against it. */
function whyItWaits({ output }: ReadFile, settings: FileImportSettings): string | undefined {
  const [question] = output.questions;
  if (output.new_count + output.modified_count === 0 && question === undefined) return say('every entry is known');
  if (question !== undefined) return say('a question is open: {message}', { message: questionText(question.message) });
  if (output.invalid_count > 0 && settings.skip_invalid !== true) {
    return t('import.unreadable', { count: output.invalid_count });
  }
  const isContradicted = output.accounts.some(({ proof }) => proof.status === 'contradicted');
  return isContradicted && settings.accept_unproven !== true ? say('its balances contradict its entries') : undefined;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
