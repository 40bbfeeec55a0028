import type { ErrorCode } from '../contract/error-codes';

/** What every route that writes may answer with, beside what all routes may. */
export const WRITE_ERRORS = [
  'READ_ONLY',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_IN_PROGRESS',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
] as const satisfies readonly ErrorCode[];
