import { systemClock } from '@bursar/calendar';

import { authModeOf } from '../../access/auth-mode';
import { IssuerUnavailable } from '../../access/oauth/token-refusal';
import type { Settings } from '../../configuration/read-settings';
import type { CheckResult } from './check-result';

/** Whether the issuer of tokens publishes its keys; no result where tokens are not accepted. */
export async function* checkIssuer(settings: Settings): AsyncGenerator<CheckResult> {
  const auth = authModeOf(settings);
  if (auth.mode !== 'oauth') return;
  const { issuer, audience } = auth;
  const subject = 'tokens';
  try {
    const { Issuer } = await import('../../access/oauth/issuer');
    await new Issuer({ issuer, clock: systemClock, onUnavailable: () => undefined }).check();
    yield { subject, state: 'ok', message: `${issuer} publishes its keys; tokens need the audience ${audience}` };
  } catch (error) {
    if (!(error instanceof IssuerUnavailable)) throw error;
    yield { subject, state: 'error', message: `${issuer}: ${error.message}; start it, or correct BURSAR_OAUTH_ISSUER` };
  }
}
