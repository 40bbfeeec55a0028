import { randomBytes } from 'node:crypto';

/** What names one call or request, in its answer and in the log. */
export function newTraceId(): string {
  return randomBytes(16).toString('hex');
}
