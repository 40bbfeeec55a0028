const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken; choose another with --port',
  EACCES: 'may not be used by this account; choose one above 1023 with --port',
  EADDRNOTAVAIL: 'is not an address of this machine; choose another with --host',
  ENOTFOUND: 'is not an address of this machine; choose another with --host',
};

/** Why nothing can listen there, and what to do; undefined for what nobody foresaw. */
export function whyNotListening(error: unknown, { host, port }: { host: string; port: number }): string | undefined {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  return reason === undefined ? undefined : `port ${port} on ${host} ${reason}`;
}
