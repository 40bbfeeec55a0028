import { say } from '../language/say';

type Place = Readonly<Record<'port' | 'host' | 'option', string>>;

const notHere = (place: Place) =>
  say('port {port} on {host} is not an address of this machine; choose another with {option}host', place);

const REASONS: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: (place) => say('port {port} on {host} is in use; choose another with {option}port', place),
  EACCES: (place) =>
    say('port {port} on {host} is not permitted for this account; choose one above 1023 with {option}port', place),
  EADDRNOTAVAIL: notHere,
  ENOTFOUND: notHere,
};

/** Why the server cannot listen on an address, and what to do; undefined for an unexpected error. `prefix`: of its options. */
export function describeListenError(
  error: unknown,
  { host, port }: { host: string; port: number },
  prefix: '' | 'metrics-' = '',
): string | undefined {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  return reason?.({ port: String(port), host, option: `--${prefix}` });
}
