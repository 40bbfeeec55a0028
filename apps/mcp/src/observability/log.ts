import type { Logger } from 'pino';

let logger: Promise<Logger> | undefined;
let isMuted = false;
let isReadByPerson = false;

/** For commands, whose one line on stderr is for a person; with `DEBUG=bursar` the log is written all the same. */
export function muteLog(): void {
  isMuted = process.env['DEBUG'] !== 'bursar';
}

/** For servers that a person starts to look at something: notices are sentences, and that the server ends is no news. */
export function writeNoticesForPerson(): void {
  isReadByPerson = process.env['DEBUG'] !== 'bursar';
}

/**
 * JSON lines on stderr; stdout belongs to the protocol. Loaded with the first line, since most runs write none.
 * Lines hold no amounts, descriptions, keys or personal paths: an error is logged as its class and stack positions.
 */
function load(): Promise<Logger> {
  return (logger ??= import('pino').then(({ default: pino }) =>
    pino(
      { base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
      pino.destination({ fd: 2, sync: true }),
    ),
  ));
}

/** Logs an unexpected error, unless a client hung up in the middle of its request. Never throws: a failing log must not end the work it reports on. */
export async function logFault(error: unknown, facts: object = {}): Promise<void> {
  if (isMuted || isHangUp(error)) return;
  try {
    (await load()).error({ ...facts, fault: nameOf(error), at: positionsOf(error) }, 'fault');
  } catch {
    // stderr is closed.
  }
}

/** Logs a refused call or request with its trace id and correlation id. */
export async function logRefusal(facts: Readonly<Record<string, unknown>>): Promise<void> {
  if (isMuted) return;
  try {
    (await load()).warn(facts, 'refused');
  } catch {
    // stderr is closed.
  }
}

/** Logs why a server ends. Never throws either. */
export async function logEnd(reason: string): Promise<void> {
  if (!isReadByPerson) await notice(`The server ends: ${reason}.`);
}

/** Logs a message for the operator. Never throws either. */
export async function notice(message: string): Promise<void> {
  try {
    if (isReadByPerson) return void process.stderr.write(`${message}\n`);
    (await load()).info(message);
  } catch {
    // stderr is closed.
  }
}

/** Node's error for a body that ended with its connection. */
function isHangUp(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET'
  );
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Function names and positions of the stack, without the message and paths, which may hold personal data. */
function positionsOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  return error.stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim().replace(/(?:file:\/\/)?\/[^\s()]*\//g, ''));
}
