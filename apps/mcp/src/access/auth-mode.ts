import { isLoopback } from '../configuration/read-settings';
import { OPTIONS, type Settings } from '../configuration/application-settings';
import { UsageError } from '../configuration/usage-error';

/** How the HTTP server knows who calls. */
export type Auth =
  /** `none`: who shows no key is the person at this machine. `key`: nobody gets in without one. */
  | { readonly mode: 'none' | 'key' }
  /** A token of the issuer for the audience opens what its subject has. Keys do as ever. */
  | { readonly mode: 'oauth'; readonly issuer: string; readonly audience: string };

/** Throws a UsageError where everybody could read everything, and where OAuth is half set up. */
export function authOf(settings: Settings): Auth {
  const { auth, host, oauthIssuer: issuer, oauthAudience: audience } = settings;
  if (auth === 'none' && !isLoopback(host)) {
    throw new UsageError(
      `--auth none is for this machine alone; on ${host} others would read everything: use --auth key or --auth oauth`,
    );
  }
  // Who sets OAuth up and says nothing else means it: a server must not stand open that is believed to be closed.
  const isMeant = issuer !== undefined || audience !== undefined;
  const mode = auth ?? (isMeant ? 'oauth' : isLoopback(host) ? 'none' : 'key');
  if (mode !== 'oauth') return { mode };
  if (issuer === undefined) throw notSet('oauthIssuer');
  if (audience === undefined) throw notSet('oauthAudience');
  return { mode, issuer, audience };
}

/** What is set about OAuth and does nothing, in words for who runs the server; undefined where there is nothing of it. */
export function idleOAuth({ mode }: Auth, { oauthIssuer, oauthAudience }: Settings): string | undefined {
  if (mode === 'oauth' || (oauthIssuer === undefined && oauthAudience === undefined)) return undefined;
  return `OAuth is set up and --auth is ${mode}: no token opens anything`;
}

function notSet(name: 'oauthIssuer' | 'oauthAudience'): UsageError {
  const { environment, expected } = OPTIONS[name];
  return new UsageError(`${environment} is not set, and OAuth needs it; expected ${expected}`);
}
