import { APPLICATION_SETTINGS } from '../configuration/application-settings';
import { isLoopback } from '../configuration/loopback';
import type { Settings } from '../configuration/read-settings';
import { UsageError } from '../configuration/usage-error';
import { say } from '../language/say';

/** How the HTTP server authenticates callers. */
export type Auth =
  /** `none`: a request without a key comes from the person at this machine. `key`: every request needs a key. */
  | { readonly mode: 'none' | 'key' }
  /** A token of the issuer for the audience gives access to its subject's data. Keys work too. */
  | { readonly mode: 'oauth'; readonly issuer: string; readonly audience: string };

/** Throws a UsageError when the server would be open to the network, and when OAuth is half configured. */
export function authModeOf(settings: Settings): Auth {
  const { auth, host, oauthIssuer: issuer, oauthAudience: audience } = settings;
  if (auth === 'none' && !isLoopback(host)) {
    throw new UsageError(
      say(
        '--auth none works on loopback only: on {host} the data would be open to the network; use --auth key or --auth oauth',
        { host },
      ),
    );
  }
  // OAuth settings without --auth select OAuth: a server that its operator believes closed must not be open.
  const isConfigured = issuer !== undefined || audience !== undefined;
  const mode = auth ?? (isConfigured ? 'oauth' : isLoopback(host) ? 'none' : 'key');
  if (mode !== 'oauth') return { mode };
  if (issuer === undefined) throw notSet('oauthIssuer');
  if (audience === undefined) throw notSet('oauthAudience');
  return { mode, issuer, audience };
}

/** A warning for the operator when OAuth settings have no effect; otherwise undefined. */
export function unusedOAuthWarning({ mode }: Auth, { oauthIssuer, oauthAudience }: Settings): string | undefined {
  if (mode === 'oauth' || (oauthIssuer === undefined && oauthAudience === undefined)) return undefined;
  return say('OAuth is configured but --auth is {mode}: tokens are not accepted', { mode });
}

function notSet(name: 'oauthIssuer' | 'oauthAudience'): UsageError {
  const { environment, expected } = APPLICATION_SETTINGS[name];
  return new UsageError(
    say('{environment} is not set, but OAuth needs it: expected {expected}', { environment, expected }),
  );
}
