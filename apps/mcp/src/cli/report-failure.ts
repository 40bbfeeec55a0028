import { DomainError, printable, printableJson } from '@bursar/toolkit';

import { UsageError } from '../configuration/usage-error';
import { logFault } from '../observability/log';
import { CommandFailure } from './command-failure';
import { refusalLine } from './refusal-line';
import { sayKnown } from '../language/say-known';
import { say } from '../language/say';

interface FailedCommand {
  readonly command: string;
  /** The failure is written as JSON. */
  readonly asJson: boolean;
  readonly isServer: boolean;
}

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly status: number;
}

/** Writes what went wrong as one line on stderr and sets the exit status: 2 for a mistake in the command line, else 1. */
export async function reportFailure(error: unknown, { command, asJson, isServer }: FailedCommand): Promise<void> {
  const known = await failureOf(error);
  if (known === undefined) await logFault(error, { command });
  const failure = known ?? faultOf(isServer);
  if (!asJson) return failWith(failure.message, failure.status);
  const { code, message, details } = failure;
  process.stderr.write(`${printableJson({ error: { code, message: oneLine(message), details } })}\n`);
  process.exitCode = failure.status;
}

/** One line on stderr. */
export function failWith(message: string, status: number): void {
  process.stderr.write(`bursar: ${printable(oneLine(message))}\n`);
  process.exitCode = status;
}

/** Spaces that do not break stay: French has them before two-part punctuation. */
const oneLine = (message: string) => message.replace(/[^\S\u00a0\u202f]+/g, ' ');

function faultOf(isServer: boolean): Failure {
  const message = isServer
    ? say('something went wrong inside bursar; please report it')
    : say('something went wrong inside bursar; please report it (with DEBUG=bursar it shows what)');
  return { code: 'FAULT', message, details: {}, status: 1 };
}

/** Undefined for a fault of this program. The modules that refuse are loaded here, where one of them may have. */
async function failureOf(error: unknown): Promise<Failure | undefined> {
  if (error instanceof UsageError) return { code: 'USAGE', message: error.message, details: {}, status: 2 };
  if (error instanceof CommandFailure) {
    const { code, message, details } = error;
    return { code, message, details, status: 1 };
  }
  if (error instanceof DomainError) {
    return { code: error.code, message: refusalLine(error), details: error.details, status: 1 };
  }
  const { PromptCancelled } = await import('./backup/secret-prompt');
  if (error instanceof PromptCancelled) {
    return { code: 'CANCELLED', message: say('cancelled; nothing was written'), details: {}, status: 130 };
  }
  const { DatabaseUnavailable } = await import('@bursar/database');
  const { BackupRefusal } = await import('@bursar/database/backup');
  const { UpgradeRefusal } = await import('@bursar/database/upgrade');
  const isRefusal = [DatabaseUnavailable, BackupRefusal, UpgradeRefusal].some((kind) => error instanceof kind);
  if (!isRefusal) return undefined;
  const { message, name, reason } = error as Error & { readonly reason?: unknown };
  const code = name === 'DatabaseUnavailable' ? 'DATABASE_UNAVAILABLE' : 'REFUSED';
  const text = sayKnown(message) ?? say('the database or the file cannot be used for this');
  return { code, message: text, details: typeof reason === 'string' ? { reason } : {}, status: 1 };
}
