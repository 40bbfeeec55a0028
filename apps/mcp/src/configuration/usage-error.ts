/** A mistake in the command line or the environment: one line on stderr, exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
