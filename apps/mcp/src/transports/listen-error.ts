const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use; choose another with --port',
  EACCES: 'is not permitted for this account; choose one above 1023 with --port',
  EADDRNOTAVAIL: 'is not an address of this machine; choose another with --host',
  ENOTFOUND: 'is not an address of this machine; choose another with --host',
};

/** Why the server cannot listen on an address, and what to do; undefined for an unexpected error. `prefix`: of its options. */
export function describeListenError(
  error: unknown,
  { host, port }: { host: string; port: number },
  prefix: '' | 'metrics-' = '',
): string | undefined {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  return reason === undefined ? undefined : `port ${port} on ${host} ${reason.replace('--', `--${prefix}`)}`;
}
