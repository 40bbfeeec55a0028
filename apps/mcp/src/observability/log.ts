import type { Logger } from 'pino';

let logger: Promise<Logger> | undefined;

/**
 * JSON lines on stderr; stdout belongs to the protocol. Loaded with the first line, since most runs write none.
 * Lines hold no amounts, descriptions, keys or people's paths: a fault is told by its kind and the places in our code.
 */
function load(): Promise<Logger> {
  return (logger ??= import('pino').then(({ default: pino }) =>
    pino(
      { base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
      pino.destination({ fd: 2, sync: true }),
    ),
  ));
}

/** Writes a fault of ours down; that a client hung up in the middle of its request is none. Never throws: a log that cannot be written must not end what it reports on. */
export async function logFault(error: unknown, facts: object = {}): Promise<void> {
  if (isHangUp(error)) return;
  try {
    (await load()).error({ ...facts, fault: nameOf(error), at: placesOf(error) }, 'fault');
  } catch {
    // stderr is closed.
  }
}

/** A call or request that was refused, by what finds it again: its trace, and what its caller named it. */
export async function logRefusal(facts: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    (await load()).warn(facts, 'refused');
  } catch {
    // stderr is closed.
  }
}

/** Something that whoever runs the server may want to know. Never throws either. */
export async function notice(message: string): Promise<void> {
  try {
    (await load()).info(message);
  } catch {
    // stderr is closed.
  }
}

/** Node's error of a body that ended with its connection. */
function isHangUp(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET'
  );
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Function names and positions of the stack; the message may quote what a user sent, and paths are people's. */
function placesOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  return error.stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim().replace(/(?:file:\/\/)?\/[^\s()]*\//g, ''));
}
