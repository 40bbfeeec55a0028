import { isDeepStrictEqual } from 'node:util';

import type { Start } from '../hosts';
import { ConfigurationFile } from './configuration-file';
import { UnreadableFile, type Entry } from './file-entry';
import { isInstalled, type Machine, type SetupHost } from './setup-hosts';
import { say } from '../../language/say';

export type SetupStatus =
  | 'added'
  | 'replaced'
  | 'unchanged'
  | 'not-found'
  | 'unreadable'
  | 'would-add'
  | 'would-replace'
  | 'undone';

/** What is to be done for a host, and how to do it. */
export interface HostPlan {
  readonly host: string;
  readonly file: string;
  /** Before anything is written: never `added`, `replaced` or `undone`. */
  readonly status: SetupStatus;
  /** Why nothing can be done, or what is special. */
  readonly note?: string;
  readonly change?: Change;
}

interface Change {
  readonly before: string;
  /** Undefined where the file goes. */
  readonly after: string | undefined;
  /** Throws `UnreadableFile`. */
  readonly apply: () => void;
  readonly done: SetupStatus;
  /** Where the file as it was is kept afterwards. */
  readonly backup?: string;
}

/** Plans the entry of one host. Reads its file, and writes nothing. */
export function planSetup(host: string, definition: SetupHost, machine: Machine, start: Start): HostPlan {
  return planned(host, definition, machine, (file) => {
    const args = [...start.args, ...(definition.args ?? [])];
    const entry: Entry = { ...definition.extras, ...start, args };
    const before = file.read();
    const { editor, path } = definition;
    const stored = editor.read(before, path);
    if (isDeepStrictEqual(stored, entry)) return { status: 'unchanged' };
    file.requireWritable();
    const after = editor.set(before, path, entry);
    requireEntry(editor.read(after, path), entry);
    const isNew = stored === undefined;
    const change: Change = {
      before,
      after,
      apply: () => file.write(after),
      done: isNew ? 'added' : 'replaced',
      ...(file.exists() && { backup: file.backup }),
    };
    return { status: isNew ? 'would-add' : 'would-replace', change };
  });
}

/** Plans taking the entry of one host out again. Reads its file, and writes nothing. */
export function planUndo(host: string, definition: SetupHost, machine: Machine): HostPlan {
  return planned(host, definition, machine, (file) => {
    const { editor, path } = definition;
    const before = file.read();
    const stored = editor.read(before, path);
    const original = file.readBackup();
    if (stored === undefined && original === undefined) return { status: 'unchanged' };
    file.requireWritable();
    const isAsWritten = stored !== undefined && editor.set(original ?? '', path, stored as Entry) === before;
    if (isAsWritten && original !== undefined) {
      return {
        status: 'would-replace',
        change: { before, after: original, apply: () => file.restore(), done: 'undone' },
      };
    }
    if (isAsWritten) {
      return {
        status: 'would-replace',
        change: { before, after: undefined, apply: () => file.remove(), done: 'undone' },
      };
    }
    const after = editor.remove(before, path);
    return {
      status: 'would-replace',
      note: say('it has changed since; only the entry of bursar is removed'),
      change: { before, after, apply: () => file.writeAndForget(after), done: 'undone' },
    };
  });
}

function planned(
  host: string,
  definition: SetupHost,
  machine: Machine,
  plan: (file: ConfigurationFile) => Pick<HostPlan, 'status' | 'note' | 'change'>,
): HostPlan {
  const path = definition.file(machine);
  if (!isInstalled(definition, machine)) return { host, file: path, status: 'not-found' };
  try {
    return { host, file: path, ...plan(new ConfigurationFile(path)) };
  } catch (error) {
    return unreadable({ host, file: path }, error);
  }
}

/** Carries a plan out. */
export function applied(plan: HostPlan): HostPlan {
  if (plan.change === undefined) return plan;
  try {
    plan.change.apply();
    return { ...plan, status: plan.change.done };
  } catch (error) {
    return unreadable({ host: plan.host, file: plan.file }, error);
  }
}

function unreadable(of: Pick<HostPlan, 'host' | 'file'>, error: unknown): HostPlan {
  if (!(error instanceof UnreadableFile)) throw error;
  return { ...of, status: 'unreadable', note: error.message };
}

/** A file of a form that nobody has thought of is left alone rather than broken. */
function requireEntry(written: unknown, entry: Entry): void {
  if (!isDeepStrictEqual(written, entry))
    throw new UnreadableFile(say('its list of servers has a form that is not understood'));
}
